import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import { MOMENTS } from './stop-store.ts';
import { useTableContext } from './table-context.tsx';

/** Where the table stops for the person. Passing looks at the phase only, never at the hand, so it tells nobody anything. */
export function Stops() {
  const { snapshot, t } = useTableContext();
  return <StopList game={snapshot.game} legend={t('stops-title')} />;
}

/** The same for the settings, where no game is on the table. */
export function StopList({ game, legend }: { readonly game: GameName; readonly legend: string }) {
  const t = useText();
  const passed = useSettings((s) => s.passed);
  const change = useSettings((s) => s.change);
  const toggle = (moment: string) =>
    change({ passed: passed.includes(moment) ? passed.filter((each) => each !== moment) : [...passed, moment] });
  return (
    <fieldset className="stops">
      <legend className="heading">{legend}</legend>
      <p>{t('stops-text')}</p>
      {MOMENTS[game].map((moment) => (
        <label key={moment} className="stop">
          <input type="checkbox" checked={!passed.includes(moment)} onChange={() => toggle(moment)} />
          <span>{t(`stop-${game}-${moment}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

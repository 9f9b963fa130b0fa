import { useTableContext } from './table-context.tsx';

const KEYS = [
  ['N', 'next'],
  ['Enter', 'act'],
  ['1–9', 'options'],
  ['Space', 'pass'],
  ['Esc', 'back'],
  ['← → ↑ ↓', 'walk'],
  ['Tab', 'zones'],
  ['Z', 'zoom'],
  ['W', 'why'],
  ['H', 'hint'],
  ['U', 'undo'],
  ['L', 'log'],
  ['M', 'mute'],
  [', .', 'speed'],
  ['?', 'menu'],
] as const;

/** The shortcut sheet. */
export function KeysList() {
  const { t } = useTableContext();
  return (
    <section className="keys">
      <h3 className="heading">{t('keys-title')}</h3>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'Space' ? t('key-space') : key}</kbd>
            </dt>
            <dd>{t(`keys-${what}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { Sym } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import { useText } from '../i18n/language.tsx';
import { LANGUAGES, useSettings } from '../state/settings.ts';
import { useMedia } from '../table/use-media.ts';
import { Sheet } from './sheet.tsx';

type Way = readonly [href: string, word: string];

const LINKS: readonly Way[] = [
  ['/play', 'nav-play'],
  ['/online', 'nav-online'],
  ['/learn', 'nav-learn'],
  ['/decks', 'nav-decks'],
  ['/cards', 'nav-cards'],
  ['/rules', 'nav-rules'],
  ['/replays', 'nav-replays'],
  ['/scenes', 'nav-scenes'],
  ['/lab', 'nav-lab'],
  ['/settings', 'nav-settings'],
];

/** What stands on a phone's bar; all else is one tap further. */
const BAR: readonly (readonly [href: string, word: string, symbol: SymbolName])[] = [
  ['/play', 'nav-play', 'combat'],
  ['/learn', 'nav-learn', 'intellect'],
  ['/decks', 'nav-decks', 'cards'],
  ['/cards', 'nav-cards', 'res'],
];

/** A screen with the bar on top; the table has a bar of its own. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useText();
  const isPhone = useMedia('(max-width: 860px)');
  useTitle(title);
  return (
    <div className={isPhone ? 'page page-phone halftone' : 'page halftone'}>
      <header className="top">
        <Link href="/" className="logo">
          Longbox
        </Link>
        {!isPhone && (
          <nav className="nav" aria-label={t('nav-label')}>
            {LINKS.map(([href, key]) => (
              <NavLink key={href} href={href}>
                {t(key)}
              </NavLink>
            ))}
          </nav>
        )}
        <div className="top-tools">
          <LanguageButton />
        </div>
      </header>
      <main className="page-main">{children}</main>
      <footer className="page-foot">{t('footer')}</footer>
      {isPhone && <PhoneBar />}
    </div>
  );
}

function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const [isHere] = useRoute(`${href}/*?`);
  return (
    <Link href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** At the foot, where a thumb reaches it. */
function PhoneBar() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [here] = useLocation();
  const rest = LINKS.filter(([href]) => !BAR.some(([each]) => each === href));
  const isElsewhere = rest.some(([href]) => here === href || here.startsWith(`${href}/`));
  return (
    <nav className="phone-bar" aria-label={t('nav-label')}>
      {BAR.map(([href, key, symbol]) => (
        <NavLink key={href} href={href}>
          <Sym name={symbol} />
          {t(key)}
        </NavLink>
      ))}
      <button type="button" aria-current={isElsewhere ? 'true' : undefined} onClick={() => setOpen(true)}>
        <Sym name="log" />
        {t('nav-more')}
      </button>
      {isOpen && (
        <Sheet title={t('nav-label')} onClose={() => setOpen(false)}>
          <ul className="phone-ways">
            {rest.map(([href, key]) => (
              <li key={href}>
                <NavLink href={href}>{t(key)}</NavLink>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </nav>
  );
}

export function LanguageButton() {
  const t = useText();
  const language = useSettings((s) => s.language);
  const change = useSettings((s) => s.change);
  const other = LANGUAGES.find((each) => each !== language) ?? 'en';
  return (
    <button type="button" className="tool" onClick={() => change({ language: other })}>
      {other.toUpperCase()} <span className="unseen">{t('switch-language')}</span>
    </button>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Longbox' : `${title} · Longbox`;
  }, [title]);
}

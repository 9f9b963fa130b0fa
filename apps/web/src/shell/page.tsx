import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { LANGUAGES, useSettings } from '../state/settings.ts';

const LINKS = [
  ['/play', 'nav-play'],
  ['/online', 'nav-online'],
  ['/learn', 'nav-learn'],
  ['/decks', 'nav-decks'],
  ['/cards', 'nav-cards'],
  ['/rules', 'nav-rules'],
  ['/replays', 'nav-replays'],
  ['/lab', 'nav-lab'],
  ['/settings', 'nav-settings'],
] as const;

/** A screen with the bar on top; the table has a bar of its own. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useText();
  useTitle(title);
  return (
    <div className="page halftone">
      <header className="top">
        <Link href="/" className="logo">
          Longbox
        </Link>
        <nav className="nav" aria-label={t('nav-label')}>
          {LINKS.map(([href, key]) => (
            <NavLink key={href} href={href} text={t(key)} />
          ))}
        </nav>
        <div className="top-tools">
          <LanguageButton />
        </div>
      </header>
      <main className="page-main">{children}</main>
      <footer className="page-foot">{t('footer')}</footer>
    </div>
  );
}

function NavLink({ href, text }: { readonly href: string; readonly text: string }) {
  const [isHere] = useRoute(`${href}/*?`);
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the bar scrolls, and the place one is at must be in sight.
    if (isHere) void ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isHere]);
  return (
    <Link href={href} ref={ref} aria-current={isHere ? 'page' : undefined}>
      {text}
    </Link>
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

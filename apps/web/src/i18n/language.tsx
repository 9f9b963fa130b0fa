import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, useSettings } from '../state/settings.ts';
import { hasLanguage, loadLanguage, type Translate, translatorFor } from './bundle.ts';

const Speaking = createContext<{ readonly t: Translate; readonly language: Language }>({
  t: (id) => id,
  language: 'en',
});

/** Gives everything inside its words. A change of language shows as soon as the words have arrived. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const wanted = useSettings((s) => s.language);
  const [spoken, setSpoken] = useState(wanted);
  useEffect(() => {
    let isWanted = true;
    void loadLanguage(wanted).then(() => {
      if (isWanted) setSpoken(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const language = hasLanguage(wanted) ? wanted : spoken;
  const value = useMemo(() => ({ t: translatorFor(language), language }), [language]);
  return <Speaking value={value}>{children}</Speaking>;
}

export const useText = (): Translate => useContext(Speaking).t;
export const useLanguage = (): Language => useContext(Speaking).language;

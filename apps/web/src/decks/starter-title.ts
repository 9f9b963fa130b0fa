import type { Translate } from '../i18n/bundle.ts';

/** Starter decks are titled "Team, led by Somebody", which every language says in its own way. */
export function starterTitle(title: string, t: Translate): string {
  const [team, leader] = title.split(', led by ');
  return leader === undefined ? title : t('starter-title', { team, leader });
}

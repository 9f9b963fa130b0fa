import type { ClockRule } from '@longbox/protocol';
import type { Translate } from '../i18n/bundle.ts';

type Expiry = Exclude<ClockRule, { kind: 'none' }>['expiry'];

/** Clocks to choose from. */
export const CLOCKS = ['none', 'decision-60', 'decision-300', 'decision-86400', 'bank-900-5', 'bank-1800-10'] as const;
export type ClockName = (typeof CLOCKS)[number];

export function clockOf(name: ClockName, expiry: Expiry): ClockRule {
  const [kind, seconds, increment] = name.split('-');
  if (kind === 'none') return { kind: 'none' };
  if (kind === 'decision') return { kind: 'decision', seconds: Number(seconds), expiry };
  return { kind: 'bank', seconds: Number(seconds), increment: Number(increment), expiry };
}

export function clockWords(rule: ClockRule, t: Translate): string {
  if (rule.kind === 'none') return t('online-clock-none');
  const isDays = rule.seconds >= 86_400;
  const amount = isDays ? Math.round(rule.seconds / 86_400) : Math.round(rule.seconds / 60);
  const time = t(isDays ? 'online-days' : 'online-minutes', { count: amount });
  if (rule.kind === 'decision') return t('online-clock-decision', { time });
  return t('online-clock-bank', { time, increment: rule.increment });
}

/** Minutes and seconds; hours where there are some. */
export function countdown(milliseconds: number): string {
  const all = Math.max(0, Math.round(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

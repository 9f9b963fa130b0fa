import type { CardGap } from '../gaps.ts';

export const gaps: readonly CardGap[] = [
  { card: 'prd-001', reason: "not written: Active Falcon Drone, We're being hunted., We're the Game" },
  { card: 'prd-002', reason: "not written: We're being hunted., An Epic Duel" },
  { card: 'prd-009', reason: 'not written: Bond with Falconer, Eye in the Sky' },
  { card: 'prd-013', reason: 'not written: Tech Savvy, Weapon Surplus' },
  { card: 'prd-023', reason: 'not written: effects, One of a Kind' },
  { card: 'prd-025', reason: 'not written: Quick-Fire, Ritualistic Totem' },
  { card: 'prd-028', reason: 'not written: The Last Hunt' },
  { card: 'prd-029', reason: 'not written: Cutting Disc, Smart Weapon' },
  { card: 'prd-047', reason: 'not written: Sniper Nest, I Watched Him Die' },
  { card: 'prd-048', reason: 'not written: Two Weeks to Learn His Patterns, Liquid Nitrogen Cannon' },
  { card: 'prd-053', reason: 'not written: effects' },
];

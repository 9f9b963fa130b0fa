import { truncate } from '@longbox/kernel';
import { becomeVersion } from '../atoms/level.ts';
import { CANT } from '../catalogue/cant.ts';
import { isOfTeam } from '../catalogue/team-sets.ts';
import { TEAM_KEYS, type Team } from '../language/index.ts';
import { isForbidden } from '../queries/allowed.ts';
import { faceOf, isCharacter, isInRow } from '../state/relation.ts';
import { type VsState, ZONE, zoneList } from '../state/state.ts';

/** Versions of its next (or another) level that lie ready for a character, of its own line (VS-LVL-13). */
export function versionsOf(s: VsState, card: number, level: number, out: number[]): number[] {
  truncate(out, 0);
  const { line } = faceOf(s, card);
  for (const other of zoneList(s, ZONE.levelUp, s.owner[card])) {
    const face = faceOf(s, other);
    if (face.line === line && face.level === level) out.push(other);
  }
  if (faceOf(s, card).notesTeam && s.memo[card] > 0 && isInRow(s, card)) keepTeam(s, TEAM_KEYS[s.memo[card] - 1], out);
  return out;
}

/** VS-MEC-LEVEL-05: of several those of the team it has noted, if there are any. */
function keepTeam(s: VsState, team: Team, versions: number[]): void {
  const fitting = versions.filter((version) => isOfTeam(faceOf(s, version).teams, team));
  if (fitting.length > 0) versions.splice(0, versions.length, ...fitting);
}

const found: number[] = [];

/** Enough XP, a version to become, and nothing that stops it (VS-LVL-03, VS-LVL-17). */
export function isReadyToLevel(s: VsState, card: number): boolean {
  const { xp, level } = faceOf(s, card);
  if (xp === 0 || s.xp[card] < xp || !isCharacter(s, card) || isForbidden(s, CANT.levelUp, card)) return false;
  return versionsOf(s, card, level + 1, found).length > 0;
}

/** VS-LVL-25: what made it another level is over. Going back is no levelling up, so nothing stops it. */
export function returnToLevel(s: VsState, card: number, face: number): void {
  const { level } = s.book.catalogue.faces[face];
  const version = versionsOf(s, card, level, []).find((other) => s.face[other] === face);
  if (version !== undefined) becomeVersion(s, card, version, true);
}

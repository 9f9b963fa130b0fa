import { mergeProfiles, PROFILE_BYTES, type ProfileDoc, profileDoc } from '@longbox/protocol';
import { type Database, textOf } from './sql.ts';

export interface ProfileStore {
  /**
   * Brings what a device knows together with what is kept, and says what both know.
   * `noPasskey`: the account has no other device that could ask for it. `tooLarge`: nothing was changed.
   */
  bring(player: string, profile: ProfileDoc): Promise<ProfileDoc | 'noPasskey' | 'tooLarge'>;
}

export function createProfileStore(db: Database): ProfileStore {
  return {
    bring: (player, profile) =>
      db.transaction(async (sql) => {
        // Two devices at once come one after the other, and so do a device and the end of the account.
        await sql.all('SELECT id FROM players WHERE id = ? {lock}', [player]);
        const kept = await sql.all('SELECT id FROM passkeys WHERE player_id = ?', [player]);
        if (kept.length === 0) return 'noPasskey';
        const [row] = await sql.all('SELECT body FROM profiles WHERE player_id = ?', [player]);
        const before = row === undefined ? '' : textOf(row.body);
        const both = mergeProfiles(before === '' ? profile : (JSON.parse(before) as ProfileDoc), profile);
        const body = JSON.stringify(both);
        // Each of the two may be within its limits, and both together not.
        if (Buffer.byteLength(body) > PROFILE_BYTES || !profileDoc.safeParse(both).success) return 'tooLarge';
        if (body !== before) {
          await sql.run(
            `INSERT INTO profiles (player_id, body, at) VALUES (?, ?, {now})
             ON CONFLICT (player_id) DO UPDATE SET body = excluded.body, at = excluded.at`,
            [player, body],
          );
        }
        return both;
      }),
  };
}

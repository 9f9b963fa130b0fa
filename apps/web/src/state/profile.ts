import { create } from 'zustand';
import { EMPTY_PROFILE, type Profile, readProfile } from './profile-shape.ts';

const KEY = 'longbox.profile';

interface ProfileStore extends Profile {
  change(part: Partial<Profile>): void;
}

function stored(): Profile {
  try {
    return readProfile(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    // Storage may be closed to us, or hold what we did not write.
    return EMPTY_PROFILE;
  }
}

/** What this visitor has done here. It stays on the device; nothing is locked by it. */
export const useProfile = create<ProfileStore>((set, get) => ({
  ...stored(),
  change(part) {
    set(part);
    const { change: _change, ...profile } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(profile));
    } catch {
      // It is remembered until the page is closed.
    }
  },
}));

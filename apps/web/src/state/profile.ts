import { create } from 'zustand';
import { type Profile, readProfile } from './profile-shape.ts';

export const PROFILE_KEY = 'longbox.profile';
/** What is remembered of the account it belongs to, if there is one. */
export const LEDGER_KEY = 'longbox.profile.ledger';

interface ProfileStore extends Profile {
  change(part: Partial<Profile>): void;
}

function stored(): Profile {
  try {
    return readProfile(JSON.parse(localStorage.getItem(PROFILE_KEY) ?? '{}'));
  } catch {
    // Storage may be closed to us, or hold what we did not write.
    return readProfile({});
  }
}

/** What this visitor has done here. It stays on the device, and follows an account with a passkey; nothing is locked by it. */
export const useProfile = create<ProfileStore>((set, get) => ({
  ...stored(),
  change(part) {
    set(part);
    const { change: _change, ...profile } = get();
    try {
      localStorage.setItem(PROFILE_KEY, JSON.stringify(profile));
    } catch {
      // It is remembered until the page is closed.
    }
  },
}));

// What another tab has done is known here too, so that it is not undone by what is done here.
addEventListener('storage', ({ key }) => {
  if (key === PROFILE_KEY) useProfile.setState(stored());
});

import { a, attacker, basicLocation, countOf, gets, oneOf, plotTwist, yours } from '@longbox/vs/language';

export const youveDoneGoodLad = plotTwist({
  id: 'boy-056',
  name: "You've Done Good, Lad",
  timing: 'combat',
  effects: [
    oneOf(
      [
        gets(
          a(attacker()),
          countOf(yours({ team: 'theBoys', face: 'up' })),
          countOf(yours({ team: 'theBoys', face: 'up' })),
        ),
      ],
      [
        gets(
          a(attacker()),
          countOf(yours({ team: 'theSeven', face: 'up' })),
          countOf(yours({ team: 'theSeven', face: 'up' })),
        ),
      ],
    ),
  ],
});

export const psychiatricHospital = basicLocation('boy-058', 'Psychiatric Hospital', 'energy');

export const secretMeeting = basicLocation('boy-059', 'Secret Meeting', 'intellect');

export const movieSet = basicLocation('boy-060', 'Movie Set', 'might');

export const sparringRoom = basicLocation('boy-061', 'Sparring Room', 'skill');

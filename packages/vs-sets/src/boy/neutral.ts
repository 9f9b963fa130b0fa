import { basicLocation, plotTwist } from '@longbox/vs/language';

export const youveDoneGoodLad = plotTwist({
  id: 'boy-056',
  name: "You've Done Good, Lad",
  timing: 'main',
  effects: [],
});

export const psychiatricHospital = basicLocation('boy-058', 'Psychiatric Hospital', 'energy');

export const secretMeeting = basicLocation('boy-059', 'Secret Meeting', 'intellect');

export const movieSet = basicLocation('boy-060', 'Movie Set', 'might');

export const sparringRoom = basicLocation('boy-061', 'Sparring Room', 'skill');

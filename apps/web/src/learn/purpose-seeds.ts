/** What the seed of a table begins with that was set for something; nothing else of it is needed to know that. */
export const LESSON = 'lesson:';
export const PUZZLE = 'puzzle:';
export const SCENE = 'scene:';
export const GUIDE = 'guide:';
export const GAUNTLET = 'gauntlet:';

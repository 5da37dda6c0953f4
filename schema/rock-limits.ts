// Limits of rocks: `rockLimits` of rocks.ts.

export const name = 80;
export const description = 1000;
export const page = 50;
export const featured = 12;
export const comments = 3;
/** New rocks of a member in a day: more than anybody paints, and too few to try out Rock IDs. */
export const perDay = 200;
/** Answers to a member in an hour that a Rock ID is taken: as many as misses of finds. */
export const takenPerHour = 10;
/** The same for made-up Rock IDs, for all members behind one IPv4 address or in one /48. */
export const takenPerHourOfNetwork = 30;
/** Rocks with made-up Rock IDs that are registered from there in a day: each is also a guess. */
export const madeUpPerDayOfNetwork = 400;

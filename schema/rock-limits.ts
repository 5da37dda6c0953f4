// How many, how long, how often: `rockLimits` of rocks.ts.

export const name = 80;
export const description = 1000;
export const page = 50;
export const featured = 12;
export const comments = 3;
/** New rocks of a member in a day: more than anybody paints, and fewer than somebody needs who tries out Rock IDs. */
export const perDay = 200;
/** Rock IDs that are taken, which a member may hear of in an hour: the same as misses of a find. */
export const takenPerHour = 10;
/** The same for made-up Rock IDs, told to all members of one network. */
export const takenPerHourOfNetwork = 30;
/** Rocks with made-up Rock IDs that one network registers in a day: each is a guess, too. */
export const madeUpPerDayOfNetwork = 400;

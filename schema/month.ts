// The community's last thirty days on a picture of the world: where rocks were hidden, and from where they came.

/** Whole days before today, and a place in degrees to one decimal. */
type Hide = readonly [daysAgo: number, latitude: number, longitude: number];

/** A rock that lies where it was hidden in these days; with the hiding place before, if that was elsewhere. */
export type MonthHide = Hide | readonly [...hide: Hide, fromLatitude: number, fromLongitude: number];

/** Answer of GET /api/map/month: the newest such hides, oldest first. */
export type Month = readonly MonthHide[];

export const monthLimits = {
  days: 30,
  /** Most hides in one answer. */
  hides: 120,
} as const;

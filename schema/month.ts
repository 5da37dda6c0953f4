// The community's last thirty days on a picture of the world: where rocks were hidden, and from where they came.

/** In degrees, to one decimal. */
type Place = readonly [latitude: number, longitude: number];

/** Where a rock lies that was hidden in these days; with the hiding place before, if that was elsewhere. */
export type MonthHide = Place | readonly [...place: Place, fromLatitude: number, fromLongitude: number];

/** Answer of GET /api/map/month: the newest such hides, oldest first. */
export type Month = readonly MonthHide[];

export const monthLimits = {
  days: 30,
  /** Most hides in one answer. */
  hides: 120,
} as const;

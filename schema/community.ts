// Totals of the whole community, and of one member.

/** Answer of GET /api/stats. */
export interface Stats {
  totalRocks: number;
  /** Countries in which a rock was hidden. */
  activeCountries: number;
  totalUsers: number;
  /** Whole miles. */
  totalDistance: number;
}

/** Answer of GET /api/stats/user. */
export interface MemberStats {
  totalRocks: number;
  totalFinds: number;
  /** Whole miles that the member's own rocks have traveled. */
  totalDistanceTraveled: number;
}

/** Answer of GET /api/rocks/counts. */
export interface RockCounts {
  notHiddenCount: number;
}

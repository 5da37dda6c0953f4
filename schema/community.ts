// The whole community: its totals, those of one member, and the leaderboards.
import type { PublicMember } from './members.ts';

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
  /** The same in meters. Answers of older releases, which browsers keep, have none. */
  totalMetres?: number;
}

/** Answer of GET /api/rocks/counts. */
export interface RockCounts {
  notHiddenCount: number;
}

/** Answer of GET /api/leaderboard and /api/leaderboard/registered: the first ten, best first. */
export interface LeaderboardEntry extends PublicMember {
  /** Finds that count: only of others' rocks, and each rock once in 24 hours. */
  findCount: number;
  /** Rocks that the member registered. */
  registeredCount: number;
}

/** Lines of a leaderboard: on the Community page and in the API, and on the landing page. */
export const leaderboardLines = { community: 10, landing: 5 } as const;

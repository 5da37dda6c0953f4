// The figures of a day, for the administrator's dashboard and the daily report.

/** Sign-ups by kind: free members and new paying ones. */
export interface SignUps {
  /** Joined, and began no paid plan on the same day. */
  free: number;
  monthly: number;
  yearly: number;
}

/** A UTC day. Events that arrive after the day was closed count in the totals, but not in the day. */
export interface DayFigures {
  visitors: number;
  signUps: SignUps;
  rocks: { registered: number; hidden: number; found: number; rehidden: number };
  /** Metres that were counted that day. */
  metres: number;
  /** The farthest of the day first; names as they were then. */
  topRocks: TopRock[];
  /** Paid orders; free packs are not counted. */
  orders: number;
  /** US cents, less refunds. */
  revenue: number;
  /** Founding Rock Ambassadors who applied, and who were announced; missing in days closed before this was counted. */
  ambassadors?: { applied: number; selected: number };
  /** Paid plans that began, and that ended. */
  subscriptions: { gained: number; lost: number };
}

export interface TopRock {
  id: string;
  name: string;
  metres: number;
}

export const figureLimits = { topRocks: 5, week: 7, month: 30 } as const;

/** Windows of the dashboard: today, and the last 7 and 30 days, including today. */
export interface Windows<T> {
  daily: T;
  weekly: T;
  monthly: T;
}

/** Answer of GET /api/admin/visitor-analytics; a visitor counts once a day. */
export type VisitorAnalytics = Windows<number>;

/** Answer of GET /api/admin/subscription-analytics. */
export type SubscriptionAnalytics = Windows<SignUps>;

/** A day of the dashboard's charts. */
export interface ChartDay {
  /** Such as 2026-05-31, UTC. */
  day: string;
  visitors: number;
  finds: number;
  signUps: number;
}

/** Answer of GET /api/admin/days: the last 30 days, including today, oldest first. */
export interface ChartDays {
  days: ChartDay[];
}

/** @param days the newest last */
export function windowsOf<T>(
  days: readonly DayFigures[],
  sum: (days: readonly DayFigures[]) => T,
): Windows<T> {
  return {
    daily: sum(days.slice(-1)),
    weekly: sum(days.slice(-figureLimits.week)),
    monthly: sum(days.slice(-figureLimits.month)),
  };
}

export const visitorsOf = (days: readonly DayFigures[]): number =>
  days.reduce((sum, { visitors }) => sum + visitors, 0);

export const signUpsOf = (days: readonly DayFigures[]): SignUps =>
  days.reduce(
    (sum, { signUps: { free, monthly, yearly } }) => ({
      free: sum.free + free,
      monthly: sum.monthly + monthly,
      yearly: sum.yearly + yearly,
    }),
    { free: 0, monthly: 0, yearly: 0 },
  );

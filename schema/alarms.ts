// The parts of the site that are watched: and the answer of the dashboard.

export const alarmLimits = {
  /** For so long every check must find a part fine before it is over: a part that comes and goes rings once. */
  calmMinutes: 30,
} as const;

/** What isolates count: answers, and attempts to send emails, apply events of Stripe, and send push messages. */
export type Counted = 'answers' | 'mail' | 'webhooks' | 'push';

export const alarmParts = ['job', 'mail', 'outbox', 'webhooks', 'push', 'answers', 'database'] as const;
export type AlarmPart = (typeof alarmParts)[number];

/** `new`: nothing is known yet. `off`: not set up. */
export type PartState = 'fine' | 'broken' | 'new' | 'off';

export interface PartHealth {
  part: AlarmPart;
  state: PartState;
  /** Null if `new` or `off`. */
  since: string | null;
  /** Of a broken part: since when every check has found it fine again; else null. */
  calmSince: string | null;
  /** What was found, as sentences; '' unless broken. */
  detail: string;
}

/** Answer of GET /api/admin/alarms. */
export interface Health {
  parts: PartHealth[];
}

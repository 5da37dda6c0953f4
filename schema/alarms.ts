// The parts of the site that are watched: their names, what to do when one is broken, and the answer of the dashboard.

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

interface AlarmWords {
  title: string;
  /** A clause: 'Rockabout: … since 2:05 PM UTC'. */
  broken: string;
  over: string;
  /** Paragraphs for somebody who is no engineer. */
  todo: readonly string[];
}

export const alarmWords: Readonly<Record<AlarmPart, AlarmWords>> = {
  job: {
    title: 'Hourly job',
    broken: 'the hourly job fails',
    over: 'the hourly job runs again',
    todo: [
      'Nothing is lost: the next run that succeeds makes up for what was missed.',
      'If steps fail, see cloudflarestatus.com and status.stripe.com: a service that is down comes back by itself. If it does not run at all, look in Cloudflare under Workers & Pages, rockabout, Settings, Trigger Events; a new deployment sets the schedule again.',
      'A restore that was broken off makes it wait: end it with the same command, or with npm run restore -- --undo. Otherwise send the lines of the log with ‘kind = failure’ to your developer.',
    ],
  },
  mail: {
    title: 'Emails',
    broken: 'emails are not going out',
    over: 'emails go out again',
    todo: [
      'Look in Cloudflare under Email Service: is the daily quota used up, and does it still find the DNS records of your domain? If both are fine, see cloudflarestatus.com and wait.',
      'Until then nobody can sign in with a code. All other emails wait, and leave by themselves.',
    ],
  },
  outbox: {
    title: 'Unsent messages',
    broken: 'messages wait for more than an hour',
    over: 'no message waits for long any more',
    todo: [
      'If emails, push messages or the hourly job are broken as well, begin there. Otherwise it is often an address that is wrong: /admin, Upkeep, lists the messages, where you try them again or drop them.',
      'Messages are tried again every hour for two weeks, and none leaves twice.',
    ],
  },
  webhooks: {
    title: 'Payments from Stripe',
    broken: 'news of payments do not arrive',
    over: 'news of payments arrive again',
    todo: [
      'Look at Stripe under Developers, Webhooks: the failed deliveries show our answer. 400 means that the signing secret is wrong; 404, or none, that the address is. npm run setup -- --replace STRIPE_WEBHOOK_SECRET makes the webhook anew, with both. 500 and 503 pass by themselves. Trouble at Stripe is on status.stripe.com.',
      'No payment is lost: a daily repair finds those of two weeks, and ‘Repair within the hour’ under Upkeep does not wait for it.',
    ],
  },
  push: {
    title: 'Push messages',
    broken: 'push messages are not going out',
    over: 'push messages go out again',
    todo: [
      'This usually passes by itself within hours, and the messages wait.',
      'If it lasts for a day, look at the lines of the log with ‘a push service did not take a message’. 401 or 403 in them means that the keys do not fit: npm run setup -- --replace PUSH_PRIVATE_KEY, then npm run deploy. Send others to your developer.',
    ],
  },
  answers: {
    title: 'Requests',
    broken: 'too many requests fail',
    over: 'requests are answered again',
    todo: [
      'Did it begin with a release? Then take it back: npm run deploy -- --back.',
      'Otherwise open /api/health on the site. If it does not say ‘ok’, a store at Cloudflare is down: see cloudflarestatus.com and wait. If it does, send the lines of the log with ‘level = error’ to your developer.',
    ],
  },
  database: {
    title: 'Size of the database',
    broken: 'the database fills up',
    over: 'the database has room again',
    todo: [
      'Nothing is broken for members yet, and there is time. But a full database takes no new rocks, finds or members.',
      'Talk to your developer within the week: old rows have to move, or the database has to be divided.',
    ],
  },
};

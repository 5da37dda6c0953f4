// The parts of the site that are watched: their names, what to do when one is broken, and messages about that.
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

/** What is counted. */
const counted = { answers: 'requests', mail: 'emails', webhooks: 'events', push: 'push messages' };

/** `broken` and `over` are clauses: 'Rockabout: … since 2:05 PM UTC'. `todo` is for somebody who is no engineer. */
export const alarms = {
  parts: {
    job: {
      title: 'Hourly job',
      broken: 'the hourly job fails',
      brokenTitle: 'The hourly job fails',
      over: 'the hourly job runs again',
      overTitle: 'The hourly job runs again',
      todo: [
        'Nothing is lost: the next run that succeeds makes up for what was missed.',
        'If steps fail, see cloudflarestatus.com and status.stripe.com: a service that is down comes back by itself. If it does not run at all, look in Cloudflare under Workers & Pages, rockabout, Settings, Trigger Events; a new deployment sets the schedule again.',
        'A restore that was broken off makes it wait: end it with the same command, or with npm run restore -- --undo. Otherwise send the lines of the log with ‘kind = failure’ to your developer.',
      ],
    },
    mail: {
      title: 'Emails',
      broken: 'emails are not going out',
      brokenTitle: 'Emails are not going out',
      over: 'emails go out again',
      overTitle: 'Emails go out again',
      todo: [
        'Look in Cloudflare under Email Service: is the daily quota used up, and does it still find the DNS records of your domain? If both are fine, see cloudflarestatus.com and wait.',
        'Until then nobody can sign in with a code. All other emails wait, and leave by themselves.',
      ],
    },
    outbox: {
      title: 'Unsent messages',
      broken: 'messages wait for more than an hour',
      brokenTitle: 'Messages wait for more than an hour',
      over: 'no message waits for long any more',
      overTitle: 'No message waits for long any more',
      todo: [
        'If emails, push messages or the hourly job are broken as well, begin there. Otherwise it is often an address that is wrong: /admin, Upkeep, lists the messages, where you try them again or drop them.',
        'Messages are tried again every hour for two weeks, and none leaves twice.',
      ],
    },
    webhooks: {
      title: 'Payments from Stripe',
      broken: 'news of payments do not arrive',
      brokenTitle: 'News of payments do not arrive',
      over: 'news of payments arrive again',
      overTitle: 'News of payments arrive again',
      todo: [
        'Look at Stripe under Developers, Webhooks: the failed deliveries show our answer. 400 means that the signing secret is wrong; 404, or none, that the address is. npm run setup -- --replace STRIPE_WEBHOOK_SECRET makes the webhook anew, with both. 500 and 503 pass by themselves. Trouble at Stripe is on status.stripe.com.',
        'No payment is lost: a daily repair finds those of two weeks, and ‘Repair within the hour’ under Upkeep does not wait for it.',
      ],
    },
    push: {
      title: 'Push messages',
      broken: 'push messages are not going out',
      brokenTitle: 'Push messages are not going out',
      over: 'push messages go out again',
      overTitle: 'Push messages go out again',
      todo: [
        'This usually passes by itself within hours, and the messages wait.',
        'If it lasts for a day, look at the lines of the log with ‘a push service did not take a message’. 401 or 403 in them means that the keys do not fit: npm run setup -- --replace PUSH_PRIVATE_KEY, then npm run deploy. Send others to your developer.',
      ],
    },
    answers: {
      title: 'Requests',
      broken: 'too many requests fail',
      brokenTitle: 'Too many requests fail',
      over: 'requests are answered again',
      overTitle: 'Requests are answered again',
      todo: [
        'Did it begin with a release? Then take it back: npm run deploy -- --back.',
        'Otherwise open /api/health on the site. If it does not say ‘ok’, a store at Cloudflare is down: see cloudflarestatus.com and wait. If it does, send the lines of the log with ‘level = error’ to your developer.',
      ],
    },
    database: {
      title: 'Size of the database',
      broken: 'the database fills up',
      brokenTitle: 'The database fills up',
      over: 'the database has room again',
      overTitle: 'The database has room again',
      todo: [
        'Nothing is broken for members yet, and there is time. But a full database takes no new rocks, finds or members.',
        'Talk to your developer within the week: old rows have to move, or the database has to be divided.',
      ],
    },
  },

  // Messages.
  /** @param broken as above; @param since in milliseconds since 1970 */
  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} since ${shortMoment(since, now)}`,
  sinceThen: (since: number, now: number, detail: string) => `Since ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `From ${shortMoment(since, now)} to ${shortMoment(until, now)} it was broken: ${broken}. There is nothing to do.`,
  openDashboard: 'Open the dashboard',
  oneMoreEmail: 'You get one more email, when this is over.',

  // What was found.
  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${number(failed)} of ${number(total)} ${counted[what]} failed within ${minutes} minutes (${number(percent)} %).`,
  neverRan: 'It has never run.',
  lastRan: (at: number, now: number) => `It last ran ${shortMoment(at, now)}.`,
  /** @param names with commas between them */
  stepsFailed: (names: string) => `These steps failed in two runs or more: ${names}.`,
  undelivered: 'Stripe could not deliver an event for more than an hour.',
  messagesWait: (many: number) => plural(many, { one: 'One message waits.', other: '# messages wait.' }),
  gigabytes: (used: number, most: number) => `${used.toFixed(1)} of ${most} GB are used.`,

  // On the dashboard.
  heading: 'Health',
  notLoaded: 'The health of the site could not be loaded.',
  partsBroken: (many: number) => plural(many, { one: 'One part is broken.', other: '# parts are broken.' }),
  emailWhenOver: 'You get an email when it is over.',
  emailWhenBroken: 'You get an email when something breaks.',
  /** @param at an element, or nothing */
  fineSince: <T>(at: T) => ['Fine since ', at],
  isBrokenSince: <T>(at: T) => ['Broken since ', at],
  calmSince: <T>(at: T) => ['Calming down since ', at],
  notKnown: 'Not known yet',
  notSetUp: 'Not set up',
  calming: <T>(since: T, minutes: number) => [
    'Broken since ',
    since,
    `. It is over once it was fine for ${minutes} minutes without a break. There is nothing to do.`,
  ],
  more: 'More in docs/operations.md, under ‘Alarms’.',
  unsent: 'Unsent messages',
  addresses: 'Members and their addresses',
  repair: 'Payment repair',
};

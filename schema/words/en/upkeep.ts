// What the administrator keeps an eye on: messages that have not left, and second plans.
import { plural } from './intl.ts';

/** To whom a message goes. */
const roles = {
  administrator: 'administrator',
  applicant: 'applicant',
  author: 'author',
  buyer: 'buyer',
  member: 'member',
  visitor: 'visitor',
};

const here = 'It fails before it leaves: see ‘kind = failure’ in the log.';

export const upkeep = {
  // Messages that have not left.
  unsent: 'Unsent messages',
  aboutUnsent:
    'Here is what fails, or waits for more than an hour. The hourly job tries it again, for two weeks.',
  noOthers: 'No other message waits.',
  others: (count: number) =>
    plural(count, {
      one: '# other message will leave without you: just now, or at the hour that their reader has chosen.',
      other:
        '# other messages will leave without you: just now, or at the hour that their reader has chosen.',
    }),
  tryAll: 'Try all again now',
  unsentCaption: 'Unsent messages, the oldest first',
  messagesNotLoaded: 'The messages could not be loaded.',
  nothingFails: 'Nothing fails, and nothing waits for long.',
  kinds: {
    receipt: 'Receipt',
    purchase: 'A plan that was paid for before signing in',
    duplicate: 'A second plan that was paid back',
    act: 'What you did',
    application: 'An application that has arrived',
    selection: 'Result of an application',
    report: 'Daily report',
    watch: 'Where a rock goes next',
    offer: 'An offer of a rock',
    alarm: 'Alarm',
    deletion: 'Confirmation that an account is deleted',
    notice: 'Notification',
    digest: 'Digest',
  },
  asPush: (kind: string) => `${kind}, as a push message`,
  roles,
  what: 'What',
  to: 'To',
  /** With the order or the member that it is about. @param about an element */
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Why',
  written: 'Written',
  tries: 'Tries',
  tryNow: 'Try again now',
  doNotSend: 'Do not send',
  beingTried: 'Is being tried just now',
  notTried: 'Nobody has tried it: see whether the hourly job runs.',
  brokenOff: 'A try was broken off. The next one begins within the hour.',
  everyTry: 'Every try fails.',
  failures: {
    email: {
      address: 'The mail service takes no email to this address.',
      service: 'The mail service does not take it.',
      other: here,
    },
    push: {
      address: here,
      service: 'The push service of the browser does not take it.',
      other: here,
    },
  },
  /** @param why a sentence of these; @param at an element */
  whySince: <T>(why: string, at: T) => [`${why} Since `, at, '.'],
  tryingNow: { title: 'Trying now', description: 'What has left is gone from this list in a moment.' },
  didNotWork: 'This did not work',
  tryLater: 'Please try again in a moment.',
  doNotSendKind: (kind: string) => `Do not send: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `The ${roles[role]} never gets this message. It cannot be sent later.`,
  notSent: 'It is not sent',

  // Payments.
  payments: 'Payments',
  comparing: {
    title: 'Payments are compared with Stripe',
    description: 'Within the hour, by the next hourly job.',
  },
  repair: 'Repair within the hour',
  aboutRepair:
    'Once a day, plans, orders and refunds are compared with Stripe. After a webhook was off, you need not wait for that.',
  secondPlans: 'Second plans to be paid back',
  noneWaits: 'None waits.',
  secondPlansCaption: 'Second plans to be paid back, the oldest first',
  refundsNotLoaded: 'The refunds could not be loaded.',
  subscription: 'Subscription',
  member: 'Member',
  found: 'Found',
  state: 'State',
  confirmed: 'Ends and is paid back within the hour',
  beingChecked: 'Is being checked',

  // Refusals.
  noMessage: 'This message has left, or is gone',
  underway: 'It is being sent just now, or waits for its hour. Please look again in ten minutes.',
};

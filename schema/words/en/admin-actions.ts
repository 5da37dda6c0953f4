// What the administrator did, as the log says it.
import { number, plural } from './intl.ts';
import { utcDay } from './utc.ts';

/** @param whom an element; null if nobody */
const to = <T>(whom: T | null) => (whom === null ? [] : [' to ', whom]);
const beside = <T>(whom: T | null) => (whom === null ? [] : [', ', whom]);

/** @param until an element; null until it is lifted; undefined where it is not known */
const end = <T>(until: T | null | undefined) =>
  until === undefined ? [] : until === null ? [' until it is lifted'] : [' until ', until];

export const adminActions = {
  // The log.
  heading: 'Log',
  caption: 'What was done, the newest first',
  notLoaded: 'The log could not be loaded.',
  nothingYet: 'Nothing has been done yet.',
  when: 'When',
  what: 'What was done',
  reason: 'Reason or note',
  who: 'Who',
  /** @param break_ an element at which the line may end */
  dayAndTime: <T>(day: string, time: string, break_: T) => [`${day}, `, break_, time],
  automatically: (productName: string) => `${productName}, automatically`,
  goneActor: 'Somebody whose account is gone',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,

  // A line of it as a sentence, without its full stop. @param who, @param order, @param thing and so on: elements
  stop: '.',
  hid: <T>(thing: T) => ['Hid ', thing],
  restored: <T>(thing: T) => ['Restored ', thing],
  settled: <T>(thing: T) => ['Found nothing wrong with ', thing],
  deleted: <T>(thing: T) => ['Deleted ', thing],
  destroyed: <T>(thing: T) => ['Destroyed ', thing],
  shipped: <T>(order: T, who: T | null) => ['Shipped the order ', order, ...to(who)],
  corrected: <T>(order: T, who: T | null) => ['Corrected the tracking note of the order ', order, ...to(who)],
  readdressed: <T>(order: T, who: T | null) => [
    'Corrected the address of the founding pack ',
    order,
    ...to(who),
  ],
  planGiven: <T>(who: T) => ['Gave Rock Hunter Pro to ', who],
  planEnded: <T>(who: T) => ['Ended the plan that was given to ', who],
  sessionsEnded: <T>(who: T) => ['Ended all sessions of ', who],
  suspended: <T>(who: T, until: T | null | undefined) => ['Suspended ', who, ...end(until)],
  suspendedAgain: <T>(who: T, until: T | null | undefined) => [
    'Suspended ',
    who,
    ' again',
    ...end(until),
    ': same address',
  ],
  suspensionLifted: <T>(who: T) => ['Lifted the suspension of ', who],
  /** @param whom such as 'a Founding Ambassador of US-NE' */
  selectionWithdrawn: <T>(whom: string, who: T | null) => [
    `Withdrew the selection of ${whom}`,
    ...beside(who),
  ],
  selectionReturned: <T>(whom: string, who: T | null) => [`Selected ${whom} again`, ...beside(who)],
  addressSet: <T>(who: T) => ['Set another email address for ', who],
  addressSetTo: <T>(who: T, address: string, before: string) => [
    'Set another email address for ',
    who,
    `: ${address} in place of ${before}`,
  ],
  accountDeleted: 'Deleted an account on request',
  messagesRetried: (count: number) =>
    plural(count, { one: 'Tried one message again', other: `Tried ${number(count)} messages again` }),
  /** @param kind of the message */
  messageDropped: <T>(kind: string, who: T | null, order: T | null) => [
    'Ended an unsent message',
    ...(who === null ? [] : [' about ', who]),
    ...(order === null ? [] : [' about the order ', order]),
    `: ${kind}`,
  ],
  repairRequested: 'Asked for the payment repair with the next hourly job',
  hourTaken: <T>(hour: T) => ['Took back ', hour],
  hourReturned: <T>(hour: T) => ['Returned ', hour, ', as far as it still fits'],
  /** @param day such as 2026-05-31 */
  reportSent: (day: string) => `Sent the daily report of ${utcDay(day)}`,
  ordersExported: 'Downloaded the list of orders',
  membersExported: 'Downloaded the list of members',
  goneOrder: 'that is gone',
  goneRock: 'that is gone',
  /** What a verdict was about. */
  things: {
    photo: <T>(rock: T, who: T) => ['the photo of the rock ', rock, ' of ', who],
    rock: <T>(rock: T, who: T) => ['the rock ', rock, ' of ', who],
    comment: <T>(rock: T, who: T) => ['a comment of ', who, ' on the rock ', rock],
    question: <T>(rock: T, who: T) => ['the photo of ', who, ' that asks about the rock ', rock],
    name: <T>(_: T, who: T) => ['the name of ', who],
    place: <T>(rock: T, who: T) => ['the name of a place of ', who, ' in the journey of the rock ', rock],
    note: <T>(rock: T, who: T) => ['a note of ', who, ' in the journey of the rock ', rock],
    line: <T>(rock: T, who: T) => ['a line of ', who, ' at a find of the rock ', rock],
    thanks: <T>(rock: T, who: T) => ['thanks of ', who, ' for a find of the rock ', rock],
    picture: <T>(_: T, who: T) => ['the picture of ', who],
  },
  /** After it, its words. */
  said: <T>(words: T) => [': “', words, '”'],
  hourFrom: <T>(at: T) => ['the hour from ', at],
  hourOf: <T>(hour: T, who: T) => [hour, ' of ', who],
  hourOfNetwork: <T>(hour: T, who: T) => [hour, ' of ', who, ', with others of the same network'],
  hourWithNetwork: <T>(hour: T, who: T, other: T) => [hour, ' of ', who, ', with the network of ', other],

  /** In lists. */
  done: {
    photo_withheld: 'Hid a photo',
    photo_restored: 'Restored a photo',
    photo_settled: 'Nothing wrong with a photo',
    rock_withheld: 'Hid a rock',
    rock_restored: 'Restored a rock',
    rock_settled: 'Nothing wrong with a rock',
    comment_withheld: 'Hid a comment',
    comment_restored: 'Restored a comment',
    comment_settled: 'Nothing wrong with a comment',
    question_withheld: 'Deleted the photo of a question',
    question_settled: 'Nothing wrong with a question',
    name_withheld: 'Hid a name',
    name_restored: 'Restored a name',
    name_settled: 'Nothing wrong with a name',
    place_withheld: 'Hid the name of a place',
    place_restored: 'Restored the name of a place',
    place_settled: 'Nothing wrong with the name of a place',
    note_withheld: 'Hid a note',
    note_restored: 'Restored a note',
    note_settled: 'Nothing wrong with a note',
    line_withheld: 'Hid a finder’s line',
    line_restored: 'Restored a finder’s line',
    line_settled: 'Nothing wrong with a finder’s line',
    thanks_withheld: 'Hid thanks',
    thanks_restored: 'Restored thanks',
    thanks_settled: 'Nothing wrong with thanks',
    order_shipped: 'Shipped an order',
    shipment_corrected: 'Corrected a tracking note',
    plan_given: 'Gave a plan',
    plan_ended: 'Ended a given plan',
    sessions_ended: 'Ended all sessions',
    member_suspended: 'Suspended a member',
    suspended_again: 'Suspended again: same address',
    suspension_lifted: 'Lifted a suspension',
    address_set: 'Set another email address',
    account_deleted: 'Deleted an account on request',
    photo_destroyed: 'Destroyed the photo of a rock',
    picture_destroyed: 'Destroyed the picture of a member',
    selection_withdrawn: 'Withdrew the selection of an ambassador',
    selection_returned: 'Selected an ambassador again',
    pack_readdressed: 'Corrected the address of a pack',
    messages_retried: 'Tried messages again',
    message_dropped: 'Did not send a message',
    repair_requested: 'Asked for the payment repair',
    hour_taken: 'Took back an hour',
    hour_returned: 'Undid the taking back of an hour',
    report_sent: 'Sent the daily report',
    orders_exported: 'Downloaded the orders',
    members_exported: 'Downloaded the members',
  },
};

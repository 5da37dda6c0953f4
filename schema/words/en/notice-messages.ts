// Emails and push messages about notifications. Who is null has no name. `near` is such as 'near Lisbon, Portugal', or
// null.
import { number, plural } from './intl.ts';

/** The first letter in upper case. */
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

const times = (count: number) =>
  ['', 'once', 'twice'][count] ?? plural(count, { one: '# time', other: '# times' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages = {
  /** A title, and what is said of it, as sentences. */
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  /** Two sentences. */
  both: (title: string, details: string) => `${title} ${details}`,
  /** Of several notifications about one rock. */
  foundAndMore: (rock: string) => `${rock} was found, and more`,
  thingsHappened: (rock: string, count: number) => `${rock}: ${number(count)} things happened`,
  says: (who: string) => `${who} says:`,
  painterSays: (who: string) => `${who}, who painted it, says:`,
  isGlad: (who: string) => `${who} is glad that you found it.`,
  painterIsGlad: (who: string) => `${who}, who painted it, is glad that you found it.`,
  asked: (who: string | null) =>
    `${who ?? 'Somebody'} found a rock whose ID is worn off, and thinks that it is yours.`,
  askedHint: 'Look at their photo. If you say yes, it counts as their find, and they can hide it again.',
  confirmed: (who: string | null) => `${who ?? 'Its painter'} recognized it. It is your find now.`,
  confirmedHint:
    'Its ID is waiting in My Rocks: write it on the rock again, and hide it where somebody will smile.',
  denied: (who: string | null) =>
    `${who ?? 'Its painter'} looked at your photo: yours is another rock. You may find it among the others.`,
  wanted: (who: string | null) => `${who ?? 'Somebody'} followed your link, and would like to adopt it.`,
  wantedHint: 'Are they whom you meant? Only if you say yes, it becomes theirs.',
  given: (who: string | null) => `${who ?? 'Its painter'} has given it to you. Its journey goes on with you.`,
  givenHint: 'It is waiting in My Rocks, and goes on telling who painted it.',
  declined: (who: string | null) =>
    `${who ?? 'Its painter'} keeps it for now. Thank you for offering it a home.`,
  reminder: 'You have had it for a while. Hide it where somebody will smile, hand it on, or keep it.',
  keep: (who: string | null) => `${who ?? 'Its finder'} would like to keep it, with thanks.`,
  keepHint: 'If you say yes, it rests with them. If you say no, they let it travel on.',
  mayKeep: (who: string | null) =>
    `${who ?? 'Its painter'} says yes: it is yours to keep, with thanks. You need not hide it.`,
  mayNotKeep: (who: string | null) =>
    `${who ?? 'Its painter'} would like it to travel on. Please hide it when you can.`,
  kept: (who: string | null) =>
    `${who ?? 'Somebody'} has had it for a month. Anybody who sees its ID can mark it as found now.`,
  seen: (near: string | null) => `Somebody saw it${at(near)}, and left it for the next one.`,
  answer: 'We looked at it. Thank you for taking care of this community.',
  shifted: (who: string | null, near: string | null) => `${who ?? 'Somebody'} moved it a little${at(near)}.`,
  rehidden: (who: string | null, near: string | null) => `${who ?? 'Somebody'} hid it again${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'Somebody'} hid it${at(near)}.`,
  found: (who: string | null, near: string | null) => `${who ?? 'Somebody'} found it${at(near)}.`,
  /** @param way such as '12 miles'; null for less than one */
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `So far it was found ${times(timesFound)}.`
      : `So far it was found ${times(timesFound)} and traveled ${way}.`,
  buttons: {
    seeAll: 'See what happened',
    thank: 'See it and say thanks',
    hide: 'Hide it again',
    withYou: 'See the rocks with you',
    answer: 'Answer',
    seePhoto: 'See the photo and answer',
    seeWho: 'See who it is, and answer',
    myRocks: 'See it in My Rocks',
    lookAgain: 'Look once more',
    journey: 'See its journey',
    digest: 'See all of it',
  },
  digest: 'What happened to your rocks',
  more: (count: number) => `And ${number(count)} more.`,
  settings: 'Choose what you hear of',
  unsubscribe: 'No more of these emails',
  /** @param kinds by the next two */
  reason: (kinds: readonly string[]) => `You get this for ${kinds.join(', ')}.`,
  ofDigest: 'what comes in your digest',
  ofTopic: (topic: string) => `“${topic}”`,
  /** In place of what members write. */
  push: {
    reminder: 'Hide it, hand it on, or keep it.',
    seen: 'Somebody left it for the next one.',
    answer: 'Thank you for telling us.',
    asked: 'Somebody found a rock whose ID is worn off.',
    confirmed: 'Its painter recognized it. Hide it again.',
    denied: 'Its painter says that yours is another rock.',
    wanted: 'Only if you say yes, it becomes theirs.',
    given: 'Its journey goes on with you.',
    declined: 'Thank you for offering it a home.',
    seeAll: 'See what happened.',
    somebody: 'somebody',
    by: (who: string) => `By ${who}`,
    /** @param details such as 'near Lisbon, Portugal, by inesdots' */
    line: capitalized,
  },
};

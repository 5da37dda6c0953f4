// The page of a rock: the same in the first HTML, in the app, and in the preview of its link.
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage = {
  painter: 'Painted by',
  keeper: 'Adopted by',
  /** @param day such as '2026-05-31', for May 31, 2026 */
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Its journey',
  play: 'Play',
  stops: 'Stops, newest first',
  /** @param near such as 'near Omaha, Nebraska' */
  seen: (near: string | null) => (near === null ? 'Seen and left' : `Seen and left ${near}`),
  removeSighting: 'Remove',
  /** @param day of the sighting */
  removeSightingOf: (day: string) => `Remove: ${day}`,
  sightingRemoved: 'The sighting was removed',
  sightingStays: 'The sighting could not be removed',
  tryAgain: 'Please try again in a moment.',
  comments: 'What people say',
  nobody: 'Nobody has said anything yet. A kind word travels far.',
  join: 'Sign in to say something',
  found: 'Have you found it?',
  foundHow: 'Enter the ID on its label, or on its underside.',
  share: 'Share',
  follow: 'Follow',
  thanked: (who: string) => `${who} said thanks`,
  thanks: 'Thanks for this find',
  earlier: (count: number) => plural(count, { one: 'Show # earlier stop', other: 'Show # earlier stops' }),
  older: (count: number) =>
    plural(count, {
      one: 'One older stop is not listed here.',
      other: '# older stops are not listed here.',
    }),
  farFromTowns: 'Far from any town',
  fromTo: (first: string, last: string) => `From ${first} to ${last}`,
  by: (who: string) => `by ${who}`,
  /** To whom it was handed on. */
  to: (who: string) => `to ${who}`,
  /** Beside the badge with its status. @param near such as 'near Omaha, Nebraska'; null if no town is near */
  whereNow: {
    active: 'Not hidden yet: its journey is about to begin',
    hidden: (near: string | null) => near ?? 'far from any town',
    found: (near: string | null) => `${near ?? 'far from any town'}, and on its way`,
  },
  /** The units of its figures, which stand below them. */
  units: {
    hands: (count: number) => plural(count, { one: 'hand', other: 'hands' }),
    countries: (count: number) => plural(count, { one: 'country', other: 'countries' }),
  },
  /** The same with the figures. */
  figures: {
    hands: (count: number) => plural(count, { one: '# hand', other: '# hands' }),
    countries: (count: number) => plural(count, { one: '# country', other: '# countries' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  /** Sentences for previews and search results. */
  preview: {
    paintedBy: (painter: string) => asSentence(`A painted rock by ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`A painted rock by ${painter}, adopted by ${keeper}`),
    figures: asSentence,
    /** @param status the word on its badge @param where as `whereNow` says it */
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    /** What is on the picture. @param rock its name */
    picture: (rock: string) => `${rock}, a painted rock`,
  },
  /** For its painter, who finds the choice in My Rocks. */
  seenBy: { members: 'Only members see this page.', hidden: 'Only you see this page.' },
  change: 'Change',
  /** Titles of the tab. */
  paintedRock: 'Painted Rock',
  noPage: 'No page here',
  /** In place of the page of a rock that has none. */
  none: {
    title: 'This rock has no page here',
    text: 'Its painter may have put it away, or the link is not complete.',
    enterId: 'Enter a Rock ID',
    exploreMap: 'Explore Map',
  },
  needsConnection: {
    title: 'This page needs a connection',
    text: 'You have not opened it on this device lately. Please try again where there is a signal.',
    action: 'Try again',
  },
  members: {
    title: 'This rock is for members',
    text: 'Its painter shows its page to members only. Joining is free: sign in, and you are back here at once.',
    action: 'Join or sign in',
  },
};

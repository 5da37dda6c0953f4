// The words of a rock's page, the same in the first HTML, in the app, and in the preview of its link.
import type { Coordinates } from './journey.ts';
import { displayName } from './members.ts';
import { nearWords, townWords, type Near } from './near.ts';
import type { PageStop, RockPage } from './rock-page.ts';
import { statusLabels } from './rocks.ts';

export const rockPageWords = {
  painter: 'Painted by',
  keeper: 'Adopted by',
  journey: 'Its journey',
  play: 'Play',
  stops: 'Stops, newest first',
  /** 'Seen and left near Omaha, Nebraska' */
  seen: (near: Near | null) => `Seen and left${near ? ` ${nearWords(near)}` : ''}`,
  removeSighting: 'Remove',
  sightingRemoved: 'The sighting was removed',
  sightingStays: 'The sighting could not be removed',
  comments: 'What people say',
  nobody: 'Nobody has said anything yet. A kind word travels far.',
  join: 'Sign in to say something',
  found: 'Have you found it?',
  foundHow: 'Enter the ID on its label, or on its underside.',
  share: 'Share',
  follow: 'Follow',
  thanked: (who: string) => `${who} said thanks`,
  thanks: 'Thanks for this find',
  earlier: (count: number) => `Show ${count} earlier ${count === 1 ? 'stop' : 'stops'}`,
  older: (count: number) =>
    count === 1 ? 'One older stop is not listed here.' : `${grouped(count)} older stops are not listed here.`,
  faraway: 'far from any town',
  /** For its painter, who finds the choice in My Rocks. */
  seenBy: { members: 'Only members see this page.', hidden: 'Only you see this page.' },
  change: 'Change',
  members: {
    title: 'This rock is for members',
    text: 'Its painter shows its page to members only. Joining is free: sign in, and you are back here at once.',
    action: 'Join or sign in',
  },
} as const;

const numbers = new Intl.NumberFormat('en-US');
const grouped = (count: number): string => numbers.format(count);

/** Figures with their units: '16,371' 'miles'. A rock that was never found has none: the only hand is its painter's. */
export function figuresOf({ miles, hands, countries, timesFound }: RockPage): (readonly [string, string])[] {
  if (timesFound === 0) return [];
  const figures = [
    [miles, 'mile', 'miles'],
    [hands, 'hand', 'hands'],
    [countries, 'country', 'countries'],
  ] as const;
  return figures
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => [grouped(count), count === 1 ? one : many]);
}

/** '16,371 miles, 5 hands, 3 countries'. */
export const figureLine = (rock: RockPage): string =>
  figuresOf(rock)
    .map((figure) => figure.join(' '))
    .join(', ');

/** Where the rock is now, beside the badge with its status: 'near Omaha, Nebraska'. */
export function whereNow({ status, stops }: RockPage): string {
  if (status === 'active') return 'Not hidden yet: its journey is about to begin';
  const near = stops.find(({ actionType }) => actionType === 'hidden')?.near ?? null;
  const place = near ? nearWords(near) : rockPageWords.faraway;
  return status === 'hidden' ? place : `${place}, and on its way`;
}

/** 'Omaha, Nebraska'; for a place without a town 'Far from any town'. */
export const stopTown = (near: Near | null): string => (near ? townWords(near) : 'Far from any town');

/** 'by Hazel W.', or to whom it was handed on. */
export const byWhom = ({ user, kind }: Pick<PageStop, 'user' | 'kind'>): string =>
  `${kind === 'handed' ? 'to' : 'by'} ${displayName(user)}`;

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** '2026-05-31' gives 'May 31, 2026'. */
export const dayName = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/**
 * One or two sentences for previews and search results: where it is, how far it has come, who painted it.
 * @param resting what is said of a rock that rests, instead of where it is
 */
export function descriptionOf(rock: RockPage, resting?: string): string {
  const line = figureLine(rock);
  const { painter, adoptedBy } = rock;
  return [
    `A painted rock by ${displayName(painter)}${adoptedBy ? `, adopted by ${displayName(adoptedBy)}` : ''}`,
    line,
    resting ?? `${rock.status === 'active' ? '' : `${statusLabels[rock.status]} `}${whereNow(rock)}`,
  ]
    .filter(Boolean)
    .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
    .join(' ');
}

/** Whether its line leads anywhere: at least two towns one after the other. */
export function isPlayable({ stops }: Pick<RockPage, 'stops'>): boolean {
  return townsOf(stops).length > 1;
}

/** Positions of the hiding places' towns in the order of the journey, without repeats one after the other. */
export function townsOf(stops: readonly PageStop[]): Coordinates[] {
  const places = stops.flatMap(({ actionType, at }) => (actionType === 'hidden' && at ? at : []));
  return places
    .toReversed()
    .filter(
      (at, index, all) =>
        at.latitude !== all[index - 1]?.latitude || at.longitude !== all[index - 1]?.longitude,
    );
}

// What a rock's page tells of the rock, the same in the first HTML, in the app, and in the preview of its link.
import type { Coordinates } from './journey.ts';
import { nameOr } from './members.ts';
import { nearWords, townWords, type Near } from './near.ts';
import type { PageStop, RockPage } from './rock-page.ts';
import type { Words } from './words/words.ts';
import { wholeIn } from './distances.ts';
import type { DistanceUnit } from './languages.ts';

type RockPageWords = Words['rockPage'];

/** What the figures are told in. */
export interface InUnit {
  distances: Words['distances'];
  unit: DistanceUnit;
}

/** Figures with their units: '16,371' 'miles'. A rock that was never found has none: the only hand is its painter's. */
export const figuresOf = (
  words: RockPageWords,
  { distances, unit }: InUnit,
  rock: RockPage,
): (readonly [string, string])[] =>
  countedOf(rock).map(([kind, count]) =>
    kind === 'miles'
      ? [words.figure(wholeIn(count, unit)), distances.distanceUnit(count, unit)]
      : [words.figure(count), words.units[kind](count)],
  );

function countedOf(rock: RockPage): (readonly ['miles' | 'hands' | 'countries', number])[] {
  if (rock.timesFound === 0) return [];
  const kinds = ['miles', 'hands', 'countries'] as const;
  return kinds.map((kind) => [kind, rock[kind]] as const).filter(([, count]) => count > 0);
}

/** '16,371 miles, 5 hands, 3 countries'. */
export const figureLine = (words: RockPageWords, { distances, unit }: InUnit, rock: RockPage): string =>
  words.figureLine(
    countedOf(rock).map(([kind, count]) =>
      kind === 'miles' ? distances.distance(count, unit) : words.figures[kind](count),
    ),
  );

/** Where the rock is now, beside the badge with its status: 'near Omaha, Nebraska'. */
export function whereNow(
  { whereNow: words }: RockPageWords,
  places: Words['near'],
  { status, stops }: RockPage,
): string {
  if (status === 'active') return words.active;
  const near = stops.find(({ actionType }) => actionType === 'hidden')?.near ?? null;
  return words[status](near && nearWords(places, near));
}

/** 'Omaha, Nebraska'; for a place without a town 'Far from any town'. */
export const stopTown = (words: RockPageWords, places: Words['near'], near: Near | null): string =>
  near ? townWords(places, near) : words.farFromTowns;

/** 'by Hazel W.', or to whom it was handed on. */
export const byWhom = (
  { rockPage: words, shell }: Pick<Words, 'rockPage' | 'shell'>,
  { user, kind }: Pick<PageStop, 'user' | 'kind'>,
): string => words[kind === 'handed' ? 'to' : 'by'](nameOr(user, shell.anonymous));

/**
 * One or two sentences for previews and search results: where it is, how far it has come, who painted it.
 * @param unit of distances
 * @param resting what is said of a rock that rests, instead of where it is
 */
export function descriptionOf(
  {
    rockPage: words,
    rockStatus,
    shell,
    near,
    distances,
    formats,
  }: Pick<Words, 'rockPage' | 'rockStatus' | 'shell' | 'near' | 'distances' | 'formats'>,
  unit: DistanceUnit,
  rock: RockPage,
  resting?: string,
): string {
  const { painter, adoptedBy, status } = rock;
  const { preview } = words;
  const line = figureLine(words, { distances, unit }, rock);
  const where = whereNow(words, near, rock);
  const by = nameOr(painter, shell.anonymous);
  const keeper = adoptedBy && nameOr(adoptedBy, shell.anonymous);
  return [
    keeper ? preview.adoptedBy(by, keeper) : preview.paintedBy(by),
    ...(line ? [preview.figures(line)] : []),
    resting !== undefined
      ? preview.rests(resting)
      : status === 'active'
        ? preview.isWithPainter(where)
        : preview.isNow(rockStatus[status], where),
  ].join(formats.gap);
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

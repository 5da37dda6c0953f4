// What an import reads of an archive. It may come from anybody, so that every text and place is checked as if typed.
import * as z from 'zod/mini';
import { exportVersion } from './export-files.ts';
import { placeFields, somewhere } from './journey-input.ts';
import { journeyLimits } from './journey.ts';
import { notificationLimits } from './notifications.ts';
import { optionalText } from './text.ts';

/** Milliseconds since 1970, from 2000 on. */
const Moment = z.pipe(
  z.iso.datetime(),
  z.pipe(z.transform(Date.parse), z.number().check(z.gte(Date.UTC(2000, 0, 1)))),
);

/** As `newId` makes them. */
const Id = z.string().check(z.regex(/^[a-z2-7]{16}$/));

const Version = z.literal(exportVersion);

export const ImportedRocks = z.object({
  version: Version,
  rocks: z.array(
    z.object({
      id: Id,
      rockId: z.string(),
      name: z.string(),
      description: z.string(),
      registeredAt: Moment,
      adoptedAt: z.nullable(Moment),
      page: z.enum(['public', 'members', 'hidden']),
      rest: z.nullable(z.enum(['kept', 'home', 'retired'])),
    }),
  ),
});
export type ImportedRock = z.output<typeof ImportedRocks>['rocks'][number];

/** Codes in it may have been masked by more characters than they have. */
const Words = z.nullable(optionalText('line', 2 * notificationLimits.line));

const { latitude, longitude, locationName } = placeFields;

export const ImportedStep = z.object({
  what: z.enum(['hidden', 'found']),
  how: z.nullable(z.enum(['moved', 'handed'])),
  by: z.enum(['me', 'somebody else']),
  at: Moment,
  loggedAt: z.nullable(Moment),
  place: z.object({ latitude, longitude, name: locationName }).check(somewhere),
  notes: optionalText('notes', journeyLimits.notes),
  line: Words,
  thanks: Words,
});
export type ImportedStep = z.output<typeof ImportedStep>;

export const ImportedJourneys = z.object({
  version: Version,
  journeys: z.array(z.object({ rock: Id, steps: z.array(z.unknown()) })),
});

export const ImportedPhotos = z.object({
  version: Version,
  photos: z.array(z.object({ rock: Id, file: z.string(), proof: z.nullable(z.string()) })),
});
export type ImportedPhoto = z.output<typeof ImportedPhotos>['photos'][number];

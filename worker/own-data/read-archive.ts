// Reads an archive that somebody sent. It may be forged: only known names are read, and never more than is allowed.
import { unzipSync, type UnzipFileInfo } from 'fflate';
import * as z from 'zod/mini';
import { exportVersion } from '../../schema/export-files.ts';
import { ImportedJourneys, ImportedPhotos, ImportedRocks } from '../../schema/import-input.ts';
import { ownDataLimits } from '../../schema/own-data.ts';
import { photoMaxBytes } from '../../schema/photos.ts';
import { Malformed, TooLarge } from '../errors.ts';
import { say } from '../../schema/words/say.ts';

/** Bytes of a JSON file: twenty thousand steps with usual words. Parsed, they take several times as many. */
const jsonBytes = 8 * 1024 * 1024;

/** Files in a ZIP: those of a hundred rocks, and those that nobody reads here. */
const mostFiles = 1000;

type Bytes = Uint8Array<ArrayBuffer>;

export interface Archive {
  rocks: z.output<typeof ImportedRocks>['rocks'];
  journeys: z.output<typeof ImportedJourneys>['journeys'];
  photos: z.output<typeof ImportedPhotos>['photos'];
  /** The bytes of one file; null if there is none. @throws TooLarge beyond the size of an upload */
  fileOf: (name: string) => Bytes | null;
}

/** @throws Malformed for what is no archive of ours; TooLarge for more than is allowed */
export function readArchive(zip: Bytes): Archive {
  const json = unzipped(zip, new Set(['rocks.json', 'journeys.json', 'photos.json']), jsonBytes);
  const { rocks } = parsed(json, 'rocks.json', ImportedRocks);
  const { journeys } = parsed(json, 'journeys.json', ImportedJourneys);
  const { photos } = parsed(json, 'photos.json', ImportedPhotos);
  const steps = journeys.reduce((sum, journey) => sum + journey.steps.length, 0);
  if (rocks.length > ownDataLimits.rocks || steps > ownDataLimits.steps)
    throw new TooLarge(say('ownData', 'tooMuch'));
  if (rocks.length === 0) throw new Malformed(say('ownData', 'notOurs'));
  return {
    rocks,
    journeys,
    photos,
    fileOf: (name) => unzipped(zip, new Set([name]), photoMaxBytes).get(name) ?? null,
  };
}

/**
 * The size that a file declares is the size of the memory that it gets, so no file unpacks to more. A few bytes of a ZIP
 * can claim billions of files, or the same large one a thousand times: files are counted, and a name is read once.
 */
function unzipped(zip: Bytes, names: ReadonlySet<string>, most: number): Map<string, Bytes> {
  const wanted = new Set(names);
  let files = 0;
  const filter = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (++files > mostFiles) throw new TooLarge(say('ownData', 'tooMuch'));
    if (!wanted.delete(name)) return false;
    if (Math.max(size, originalSize) > most) throw new TooLarge(say('ownData', 'tooMuch'));
    return true;
  };
  try {
    // fflate makes each array itself, which its types do not say.
    return new Map(Object.entries(unzipSync(zip, { filter }) as Record<string, Bytes>));
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed(say('ownData', 'notOurs'));
  }
}

/**
 * Of the text of a JSON file. Millions of empty objects take a few kilobytes in a ZIP, and more memory than a worker has:
 * they are counted before they are made.
 */
const most = {
  brackets: 3 * (ownDataLimits.steps + ownDataLimits.rocks),
  commas: 30 * ownDataLimits.steps,
} as const;

const countOf = (text: string, what: RegExp): number => {
  let count = 0;
  for (const _ of text.matchAll(what)) count++;
  return count;
};

/** The lists that a file has at its top. */
const listsIn = (value: unknown): readonly (readonly unknown[])[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];

function parsed<S extends z.ZodMiniType>(files: Map<string, Bytes>, name: string, schema: S): z.output<S> {
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(files.get(name));
    if (countOf(text, /[[{]/g) > most.brackets || countOf(text, /,/g) > most.commas)
      throw new TooLarge(say('ownData', 'tooMuch'));
    value = JSON.parse(text);
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed(say('ownData', 'notOurs'));
  }
  // Before the schema, which notes everything that is wrong with each of them.
  if (listsIn(value).some((list) => list.length > ownDataLimits.rocks))
    throw new TooLarge(say('ownData', 'tooMuch'));
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const isNewer =
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    Number(value.version) > exportVersion;
  throw new Malformed(isNewer ? say('ownData', 'version') : say('ownData', 'notOurs'));
}

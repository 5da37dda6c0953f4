// Cuts an archive into parts that the server takes one by one: each is an archive of its own, with some of the rocks.
import { makeZip } from 'client-zip';
import { unzip, type ZipEntry } from 'unzipit';
import { ownDataLimits } from '../../schema/own-data.ts';

/** The file is no ZIP, is damaged, or is none of ours. */
export class NotOurs extends Error {}

/** Characters of the archive's lists: more than any of ours has. */
const mostText = 256 * 1024 * 1024;

type Entries = Readonly<Record<string, ZipEntry>>;

/** What a line of the lists must have. The server checks the rest. */
export type Line = Readonly<Record<string, unknown>>;
interface List {
  version: unknown;
  lines: readonly Line[];
}

export interface OpenArchive {
  /** Lines of `rocks.json`. */
  rocks: readonly Line[];
  /** Shares rocks out among parts that the server takes. */
  cut: (rocks: readonly Line[]) => Line[][];
  /** Puts a part with these rocks together. @throws NotOurs if the file cannot be read any more */
  zipOf: (rocks: readonly Line[]) => Promise<Blob>;
}

/** @throws NotOurs for what is no archive of ours */
export async function openArchive(file: Blob): Promise<OpenArchive> {
  // Reads the list of files alone, and later each file when it is wanted.
  const { entries } = await readable(unzip(file));
  const read = (name: string, list: string) => listOf(entries[name], list);
  const rocks = await read('rocks.json', 'rocks');
  const journeys = await read('journeys.json', 'journeys');
  const photos = await read('photos.json', 'photos');
  if (rocks.lines.length === 0) throw new NotOurs();
  const journeyOf = new Map(journeys.lines.map((line) => [line['rock'], line]));
  const photoOf = new Map(photos.lines.map((line) => [line['rock'], line]));

  const cut = (lines: readonly Line[]): Line[][] => {
    const pieces: Line[][] = [];
    let room = { rocks: 0, steps: 0, bytes: 0 };
    for (const rock of lines) {
      const steps = stepsOf(journeyOf.get(rock['id']));
      const bytes = entryOf(entries, photoOf.get(rock['id']))?.compressedSize ?? 0;
      if (room.rocks < 1 || room.steps < steps || room.bytes < bytes) {
        pieces.push([]);
        room = { ...ownDataLimits.part };
      }
      pieces.at(-1)?.push(rock);
      room = { rocks: room.rocks - 1, steps: room.steps - steps, bytes: room.bytes - bytes };
    }
    return pieces;
  };

  const zipOf = (lines: readonly Line[]): Promise<Blob> => {
    const pick = (from: ReadonlyMap<unknown, Line>) =>
      lines.flatMap(({ id }) => {
        const line = from.get(id);
        return line ? [line] : [];
      });
    const own = pick(photoOf);
    async function* files() {
      yield textFile('rocks.json', { version: rocks.version, rocks: lines });
      yield textFile('journeys.json', { version: journeys.version, journeys: pick(journeyOf) });
      yield textFile('photos.json', { version: photos.version, photos: own });
      for (const photo of own) {
        const entry = entryOf(entries, photo);
        if (entry) yield { name: String(photo['file']), input: await readable(entry.blob()) };
      }
    }
    return new Response(makeZip(files())).blob();
  };
  return { rocks: rocks.lines, cut, zipOf };
}

const textFile = (name: string, content: object) => ({ name, input: JSON.stringify(content) });

const stepsOf = (journey: Line | undefined): number =>
  Array.isArray(journey?.['steps']) ? journey['steps'].length : 0;

function entryOf(entries: Entries, photo: Line | undefined): ZipEntry | undefined {
  const name = photo?.['file'];
  return typeof name === 'string' && Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Whatever fails while the file is read is its fault: also that it was moved or changed since it was chosen. */
async function readable<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading;
  } catch (cause) {
    throw new NotOurs('the file cannot be read', { cause });
  }
}

async function listOf(entry: ZipEntry | undefined, name: string): Promise<List> {
  if (!entry || entry.size > mostText) throw new NotOurs();
  const text = await readable(entry.text());
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NotOurs();
  }
  if (!isObject(file)) throw new NotOurs();
  const lines = file[name];
  if (!Array.isArray(lines) || !lines.every(isObject)) throw new NotOurs();
  return { version: file['version'], lines };
}

const isObject = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What somebody did without a network, as the device keeps it until the server has it. Pages and the service worker
// share this.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const kinds = [
  'find',
  'rehide',
  'hide',
  'note',
  'register',
  'like',
  'unlike',
  'comment',
  'thanks',
  'line',
  'move',
  'absence',
  'handOn',
  'seen',
] as const;
export type WriteKind = (typeof kinds)[number];

/** Of what this version keeps. Formats 1 and 2 had a Blob as their body, and format 1 neither a number nor `text`. */
export const writeFormat = 3;

export interface KeptWrite {
  format: number;
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** Whoever did it. It is sent for nobody else. */
  memberId: string;
  kind: WriteKind;
  method: string;
  /** Of the call. An id `kept-KEY` stands for what another kept write makes. */
  path: string;
  contentType: string | null;
  /** As it was sent, with the photo. No Blob: in WebKit, one that was read is lost once its record is written again. */
  body: ArrayBuffer;
  /** What a person recognizes it by: a name, a Rock ID, a place, the beginning of a text. */
  about: string;
  /** All of a comment, a line or thanks. */
  text: string | null;
  /** When it was done, by the clock of the device, in milliseconds since 1970. Their order is that of sending. */
  at: number;
  /** When it was last sent without an answer; it may have arrived. */
  triedAt: number | null;
  /**
   * `ask`: it may have arrived too long ago to be recognized. `refused`: with the words of the server. `unknown`: this
   * version cannot read it, which is seen as it is read and never stored.
   */
  state: 'waiting' | 'ask' | 'refused' | 'unknown';
  words: string | null;
  /** Which sentence that is: see `refusalCodeHeader`. */
  code?: string | null;
}

/** As any version has kept it, older or newer. */
export type StoredWrite = Pick<KeptWrite, 'key' | 'memberId'> &
  Partial<Omit<KeptWrite, 'body'>> & { body?: ArrayBuffer | Blob };

interface OutboxDb extends DBSchema {
  writes: { key: string; value: StoredWrite };
  /** Ids of what was made by writes that were sent: a rock, or a find. */
  made: { key: string; value: string };
}

const name = 'outbox';
let opened: Promise<IDBPDatabase<OutboxDb>> | undefined;

function open(): Promise<IDBPDatabase<OutboxDb>> {
  opened ??= openDB<OutboxDb>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('writes', { keyPath: 'key' });
      db.createObjectStore('made');
    },
    // A newer version of the app, or the end of a visit, waits for this.
    blocking: () => void close(),
    terminated: () => void (opened = undefined),
  });
  // The next try may succeed.
  opened.catch(() => (opened = undefined));
  return opened;
}

async function close(): Promise<void> {
  const db = await opened;
  opened = undefined;
  db?.close();
}

/** The oldest first. */
export async function keptWrites(memberId: string): Promise<KeptWrite[]> {
  const all = await (await open()).getAll('writes');
  const own = await Promise.all(all.filter((one) => one.memberId === memberId).map(read));
  return own.toSorted((a, b) => a.at - b.at);
}

const unsaid = {
  format: 1,
  kind: 'find',
  method: '',
  path: '',
  contentType: null,
  body: new ArrayBuffer(),
  about: '',
  text: null,
  at: 0,
  triedAt: null,
  state: 'waiting',
  words: null,
} as const satisfies Partial<KeptWrite>;

/** What a newer version has kept is not sent before somebody has looked at it; nor is what is not whole. */
async function read(stored: StoredWrite): Promise<KeptWrite> {
  const { format = 1, kind, method, path, at } = stored;
  const body = stored.body instanceof Blob ? await stored.body.arrayBuffer() : stored.body;
  const isWhole = kind && kinds.includes(kind) && method && path && body instanceof ArrayBuffer && at;
  const write: KeptWrite = { ...unsaid, ...stored, body: body ?? unsaid.body };
  return format <= writeFormat && isWhole ? write : { ...write, state: 'unknown', words: null };
}

export const keepWrite = async (write: StoredWrite): Promise<void> => {
  await (await open()).put('writes', write);
};

/** Puts others in the place of a write, unless it is gone. @returns whether it was still there */
export async function replaceWrite(key: string, by: readonly KeptWrite[]): Promise<boolean> {
  const { store, done } = (await open()).transaction('writes', 'readwrite');
  const isThere = (await store.getKey(key)) !== undefined;
  if (isThere) await Promise.all([store.delete(key), ...by.map((write) => store.put(write))]);
  await done;
  return isThere;
}

export const dropWrite = async (key: string): Promise<void> => {
  await (await open()).delete('writes', key);
};

/** @param id of what the write has made */
export const noteMade = async (key: string, id: string): Promise<void> => {
  await (await open()).put('made', id, key);
};

/** The id that another write has made; undefined until it was sent. */
export const madeBy = async (key: string): Promise<string | undefined> => (await open()).get('made', key);

/** Of one member; those of others wait for them. */
export async function forgetWritesOf(memberId: string): Promise<void> {
  for (const { key } of await keptWrites(memberId)) await dropWrite(key);
  const db = await open();
  if ((await db.count('writes')) === 0) await db.clear('made');
}

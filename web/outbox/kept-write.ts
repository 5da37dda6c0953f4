// What somebody did without a network, as the device keeps it until the server has it. Pages and the service worker
// share this.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export type WriteKind =
  | 'find'
  | 'rehide'
  | 'hide'
  | 'note'
  | 'register'
  | 'like'
  | 'unlike'
  | 'comment'
  | 'thanks'
  | 'line';

export interface KeptWrite {
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** Whoever did it. It is sent for nobody else. */
  memberId: string;
  kind: WriteKind;
  method: string;
  /** Of the call. An id `kept-KEY` stands for what another kept write makes. */
  path: string;
  contentType: string | null;
  /** As it was sent, with the photo. */
  body: Blob;
  /** What a person recognizes it by: a name, a Rock ID, a place, the beginning of a text. */
  about: string;
  /** When it was done, by the clock of the device, in milliseconds since 1970. Their order is that of sending. */
  at: number;
  /** When it was last sent without an answer; it may have arrived. */
  triedAt: number | null;
  /** `ask`: it may have arrived too long ago to be recognized. `refused`: with the words of the server. */
  state: 'waiting' | 'ask' | 'refused';
  words: string | null;
}

interface OutboxDb extends DBSchema {
  writes: { key: string; value: KeptWrite };
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
  return all.filter((one) => one.memberId === memberId).toSorted((a, b) => a.at - b.at);
}

export const keepWrite = async (write: KeptWrite): Promise<void> => {
  await (await open()).put('writes', write);
};

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

// Creates members of a local database with open sessions, and requests as their browsers send them.
import { newToken, sha256 } from '../../worker/platform/ids.ts';
import { withStore } from '../app/migrate.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';

export interface Member {
  id: string;
  /** With an IP address of their own, so that no two members share a rate limit. */
  headers: { Cookie: string; 'CF-Connecting-IP': string };
}

type Sender = Pick<Member, 'headers'>;

/** The IP address with this number. */
export const network = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** Creates the database if there is none. @param many two or more */
export function insertMembers(
  stateDir: string,
  many: number,
): Promise<[one: Member, other: Member, ...Member[]]> {
  return withStore(stateDir, (store) =>
    addMembers(
      store,
      Array.from({ length: many }, (_, i) => `member${i}`),
    ),
  );
}

/** Creates members with these ids, two or more, in a database of any release. */
export async function addMembers(
  store: Pick<Store, 'db' | 'sessions'>,
  ids: readonly string[],
): Promise<[one: Member, other: Member, ...Member[]]> {
  const { db } = store;
  await retryIfClosed(() =>
    db.batch([
      db
        .prepare(
          `INSERT INTO members (id, email, email_key, first_name, is_first_login, created_at)
         SELECT value, value || '@example.test', value || '@example.test', 'Robin', 0, ?2 FROM json_each(?1)`,
        )
        .bind(JSON.stringify(ids), Date.now()),
      db.prepare(`UPDATE totals SET value = value + ? WHERE name = 'members'`).bind(ids.length),
    ]),
  );
  return (await signIn(store, ids)) as [Member, Member, ...Member[]];
}

/** Opens a session for each of these existing members. */
export async function signIn(store: Pick<Store, 'sessions'>, ids: readonly string[]): Promise<Member[]> {
  return Promise.all(
    ids.map(async (id, i) => {
      const { token } = await openSession(store, id);
      return { id, headers: { Cookie: `sid=${token}`, 'CF-Connecting-IP': network(i + 1) } };
    }),
  );
}

/** Stores a session in KV as the worker does. Its row in the database is up to the caller. */
export async function openSession({ sessions }: Pick<Store, 'sessions'>, memberId: string, epoch = 0) {
  const [token, now] = [newToken(), Date.now()];
  const hash = await sha256(token);
  const session = JSON.stringify({ memberId, epoch, createdAt: now, seenAt: now });
  await retryIfClosed(() => sessions.put(`session:${hash}`, session));
  return { token, hash };
}

/** A write by a member. A form is sent as it is, everything else as JSON. */
export function writeOf(
  { headers }: Sender,
  body: FormData | URLSearchParams | object,
  more = {},
): RequestInit {
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  return {
    method: 'POST',
    headers: { ...headers, ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...more },
    body: isForm ? body : JSON.stringify(body),
  };
}

/** Any request by a member. @returns the parsed response, whose type is the call's own. Throws unless it is 200. */
export async function ask<T>(origin: string, by: Sender, path: string, body?: FormData | object): Promise<T> {
  const request = body === undefined ? { headers: by.headers } : writeOf(by, body);
  const answer = await fetch(`${origin}${path}`, request).catch((cause: unknown) => {
    throw new Error(`${path}: no answer`, { cause });
  });
  if (answer.status !== 200) throw new Refused(path, answer.status, await answer.text());
  return (await answer.json()) as T;
}

/** An answer that is not a success. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(path: string, status: number, text: string) {
    super(`${path} answered ${status}: ${wordsIn(text)}`);
    this.status = status;
  }
}

/** The message of an answer in JSON; otherwise its beginning. */
function wordsIn(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}

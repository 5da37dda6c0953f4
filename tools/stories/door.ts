// Signs members in for stories that are not about signing in: their row, their session, and the cookie of it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { newId, newToken, sha256 } from '../../worker/platform/ids.ts';
import { steadily } from '../app/steadily.ts';
import type { Store } from '../app/store.ts';

/** The door of an app stands two thousand ports above it. */
const doorPort = (appOrigin: string) => Number(new URL(appOrigin).port) + 2000;

export interface Person {
  email: string;
  /** Has not seen their profile yet, as after a first sign-in. */
  isFirstLogin?: boolean;
  /** Has Rock Hunter Pro, given by hand. */
  hasManualPlan?: boolean;
}

type Stores = Pick<Store, 'db' | 'sessions'>;

const days30 = 30 * 86_400_000;

/** Makes the member unless there is one of this address. */
function member({ db }: Pick<Store, 'db'>, { email, isFirstLogin = true, hasManualPlan = false }: Person) {
  const key = emailKeyOf(email);
  return [
    db
      .prepare(
        `UPDATE totals SET value = value + 1 WHERE name = 'members'
          AND NOT EXISTS (SELECT 1 FROM members WHERE email_key = ?1)`,
      )
      .bind(key),
    db
      .prepare(
        `INSERT INTO members (id, email, email_key, is_first_login, has_manual_plan, created_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING`,
      )
      .bind(newId(), email, key, Number(isFirstLogin), Number(hasManualPlan), Date.now()),
  ];
}

/** The token of a new session, kept as openSession keeps it. */
async function signIn(stores: Stores, person: Person): Promise<string> {
  const [token, now] = [newToken(), Date.now()];
  const hash = await sha256(token);
  const made = await steadily(() =>
    stores.db.batch<{ id: string; epoch: number }>([
      ...member(stores, person),
      stores.db
        .prepare(`SELECT id, auth_epoch AS epoch FROM members WHERE email_key = ?1`)
        .bind(emailKeyOf(person.email)),
      stores.db
        .prepare(
          `INSERT INTO sessions (session_hash, member_id, expires_at)
            SELECT ?1, id, ?2 FROM members WHERE email_key = ?3`,
        )
        .bind(hash, now + days30, emailKeyOf(person.email)),
    ]),
  );
  const one = made[2]?.results[0];
  if (one === undefined) throw new Error(`no member has ${person.email}`);
  const session = { memberId: one.id, epoch: one.epoch, createdAt: now, seenAt: now };
  await stores.sessions.put(`session:${hash}`, JSON.stringify(session));
  return token;
}

/** Beside the app, in its process; the worker has no such door. */
export async function openDoor(stores: Stores, appOrigin: string): Promise<{ close(): void }> {
  const server = createServer((request, response) => {
    void request
      .toArray()
      .then((parts) => signIn(stores, JSON.parse(Buffer.concat(parts).toString()) as Person)) // as enter sends it
      .then(
        (token) => response.writeHead(200).end(token),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  }).listen(doorPort(appOrigin), 'localhost');
  await once(server, 'listening');
  return { close: () => server.close() };
}

/** Through the door of an app: the token of a new session. */
export async function enter(appOrigin: string, person: Person): Promise<string> {
  const answer = await fetch(`http://localhost:${doorPort(appOrigin)}`, {
    method: 'POST',
    body: JSON.stringify(person),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

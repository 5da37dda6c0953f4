// Signs members in for end-to-end tests that are not about signing in: creates their row, session and cookie.
import { emailKeyOf } from '../../schema/sign-in.ts';
import { newId } from '../../worker/platform/ids.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { serveHere, type Listening } from '../app/serve-here.ts';
import { openSession } from '../prove/members.ts';

/** The sign-in server of an app has its port two thousand above the app's. */
const doorPort = (appOrigin: string) => Number(new URL(appOrigin).port) + 2000;

export interface Person {
  email: string;
  /** Whether they have not seen their profile yet, as after a first sign-in. */
  isFirstLogin?: boolean;
  /** Whether the administrator gave them Rock Hunter Pro. */
  hasManualPlan?: boolean;
}

type Stores = Pick<Store, 'db' | 'sessions'>;

const days30 = 30 * 86_400_000;

/** Creates the member unless the email is taken. @returns the token of a new session */
async function signIn(
  stores: Stores,
  { email, isFirstLogin = true, hasManualPlan = false }: Person,
): Promise<string> {
  const { db } = stores;
  const [key, now] = [emailKeyOf(email), Date.now()];
  const made = await retryIfClosed(() =>
    db.batch<{ id: string; epoch: number }>([
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
        .bind(newId(), email, key, Number(isFirstLogin), Number(hasManualPlan), now),
      db.prepare(`SELECT id, auth_epoch AS epoch FROM members WHERE email_key = ?1`).bind(key),
    ]),
  );
  const member = made[2]?.results[0];
  if (member === undefined) throw new Error(`no member has ${email}`);
  const { token, hash } = await openSession(stores, member.id, member.epoch);
  const session = db.prepare('INSERT INTO sessions (session_hash, member_id, expires_at) VALUES (?, ?, ?)');
  await retryIfClosed(() => session.bind(hash, member.id, now + days30).run());
  return token;
}

/** Serves sign-ins beside the app, in its process. The worker itself has no such back door. */
export const serveSignIn = (stores: Stores, appOrigin: string): Promise<Listening> =>
  serveHere(doorPort(appOrigin), async (request) => {
    const person = (await request.json()) as Person; // sent by `enter`
    return new Response(await signIn(stores, person));
  });

/** Signs a person in at the sign-in server of an app. @returns the token of a new session */
export async function signInAs(appOrigin: string, person: Person): Promise<string> {
  const answer = await fetch(`http://localhost:${doorPort(appOrigin)}`, {
    method: 'POST',
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`the sign-in failed with ${answer.status}`);
  return answer.text();
}

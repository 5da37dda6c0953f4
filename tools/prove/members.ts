// Members of a local database who are signed in from the start, and requests as their browsers send them.
import { newToken, sha256 } from '../../worker/platform/ids.ts';
import { steadily } from '../app/steadily.ts';
import type { Store } from '../app/store.ts';

export interface Member {
  id: string;
  /** A network of their own, so that limits of one never touch another. */
  headers: { Cookie: string; 'CF-Connecting-IP': string };
}

/** The address of somebody's network. */
export const network = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** @param prefix of their ids */
export async function insertMembers(store: Store, prefix: string, many: number): Promise<Member[]> {
  const { db } = store;
  const now = Date.now();
  const ids = Array.from({ length: many }, (_, i) => `${prefix}${i}`);
  await steadily(() =>
    db.batch([
      db
        .prepare(
          `INSERT INTO members (id, email, email_key, first_name, is_first_login, created_at)
         SELECT value, value || '@example.test', value || '@example.test', 'Robin', 0, ?2 FROM json_each(?1)`,
        )
        .bind(JSON.stringify(ids), now),
      db.prepare(`UPDATE totals SET value = value + ? WHERE name = 'members'`).bind(many),
    ]),
  );
  return signIn(store, ids);
}

/** Opens a session for each of these members, who are in the database already. */
export async function signIn(store: Pick<Store, 'sessions'>, ids: readonly string[]): Promise<Member[]> {
  const now = Date.now();
  return Promise.all(
    ids.map(async (id, i) => {
      const token = newToken();
      // As openSession keeps it.
      const session = { memberId: id, epoch: 0, createdAt: now, seenAt: now };
      const key = `session:${await sha256(token)}`;
      await steadily(() => store.sessions.put(key, JSON.stringify(session)));
      return { id, headers: { Cookie: `sid=${token}`, 'CF-Connecting-IP': network(i + 1) } };
    }),
  );
}

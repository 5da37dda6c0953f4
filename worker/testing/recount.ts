// What the rows say, beside what the counters and states kept next to them say.
import { env } from 'cloudflare:test';

/** Fails when rocks contradict themselves, rows name what is not there, or totals drift from what they were. */
export async function expectAgreement({ members: _, ...before }: Record<string, number>): Promise<void> {
  const { members: __, ...now } = await drift();
  const { results: orphans } = await env.DB.prepare('PRAGMA foreign_key_check').all();
  const found = { drift: now, rocks: await contradictions(), orphans };
  const wanted = { drift: before, rocks: [], orphans: [] };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Totals less a recount. Members whom a test made have no part in the total, so compare before and after. */
export async function drift(): Promise<Record<string, number>> {
  const row = await env.DB.prepare(
    `SELECT
      (SELECT value FROM totals WHERE name = 'rocks') - (SELECT count(*) FROM rocks) AS rocks,
      (SELECT value FROM totals WHERE name = 'not_hidden')
        - (SELECT count(*) FROM rocks WHERE status <> 'hidden') AS notHidden,
      (SELECT value FROM totals WHERE name = 'members') - (SELECT count(*) FROM members) AS members,
      (SELECT value FROM totals WHERE name = 'distance_metres')
        - (SELECT coalesce(sum(metres), 0) FROM entries) AS metres`,
  ).first<Record<string, number>>();
  if (!row) throw new Error('no totals');
  return row;
}

/** Ids of rocks whose own row contradicts their journey, their finds or what members said about them. */
async function contradictions(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    `SELECT r.id, r.status, r.holder_id, r.owner_id, f.id AS find_id, f.member_id AS finder_id
     FROM rocks r
     LEFT JOIN finds f ON f.rock_id = r.id AND f.closed_at IS NULL
     LEFT JOIN entries e ON e.rock_id = r.id AND e.seq = r.last_seq
     WHERE r.last_seq <> (SELECT count(*) FROM entries WHERE rock_id = r.id)
        OR r.status <> coalesce(e.action, 'active')
        OR (r.status = 'found') <> (f.id IS NOT NULL)
        OR r.holder_id IS NOT f.member_id
        OR (r.holder_id IS NULL) <> (r.held_since IS NULL)
        OR (r.status = 'active' AND r.owner_id IS NULL)
        OR (r.photo_key IS NOT NULL AND (r.withheld_at IS NOT NULL OR r.withheld_photo_key IS NOT NULL))
        OR r.times_found <> (SELECT count(*) FROM entries WHERE rock_id = r.id AND action = 'found')
        OR r.like_count <> (SELECT count(*) FROM likes WHERE rock_id = r.id)
        OR r.comment_count <> (SELECT count(*) FROM comments WHERE rock_id = r.id AND withheld_at IS NULL)`,
  ).all();
  return results;
}

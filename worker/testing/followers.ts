// Many followers of a rock, for tests of how members are told.
import { env } from 'cloudflare:test';
import { newId } from '../platform/ids.ts';

/** New members who follow the rock. @returns the start of their ids */
export async function followBy(count: number, rockId: string): Promise<string> {
  const prefix = newId();
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?2)
       INSERT INTO members (id, email, email_key, created_at)
       SELECT ?1 || printf('%05d', n), ?1 || n || '@example.test', ?1 || n || '@example.test', 0 FROM counted WHERE ?2 > 0`,
    ).bind(prefix, count),
    env.DB.prepare(
      `INSERT INTO follows SELECT ?1, id, 1, 0 FROM members WHERE id > ?2 AND id < ?2 || '~'`,
    ).bind(rockId, prefix),
  ]);
  return prefix;
}

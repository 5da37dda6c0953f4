import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminWords } from '../../schema/admin.ts';
import { acts } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { asAdministrator } from '../testing/administrator.ts';
import { makeWorld } from '../testing/as.ts';

const db = openDatabase(env.DB);

test('a report that was sent by hand is in the log, one that was not is not', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 2, 8));
  const administrator = await asAdministrator(world);
  const send = () => administrator.request('/api/admin/send-daily-report', { method: 'POST' });
  const logged = () =>
    db
      .select()
      .from(acts)
      .where(and(eq(acts.act, 'report_sent'), eq(acts.actorId, administrator.member.id)));

  const { openMail } = world.parts;
  world.parts.openMail = () => () => Promise.reject(new Error('no mail today'));
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  expect(await logged()).toEqual([]);

  world.parts.openMail = openMail;
  const answer = await send();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ isSent: true });
  expect(await logged()).toMatchObject([{ subject: '2026-05-01', reason: '', isByItself: false }]);

  for (let i = 0; i < 2; i++) expect((await send()).status).toBe(200);
  const fourth = await send();
  expect(fourth.status).toBe(429);
  expect(fourth.headers.get('Retry-After')).toBe(String(16 * 3600));
  expect(await fourth.json()).toEqual({ message: adminWords.enoughReports });
  expect(await logged()).toHaveLength(3);
  expect(world.letters.map(({ to }) => to)).toEqual(Array(3).fill(administrator.member.email));
});

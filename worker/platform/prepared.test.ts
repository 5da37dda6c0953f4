// Prepared statements use internals of drizzle, which has no public way to send one in a batch.
import { eq } from 'drizzle-orm';
import { npmVersion } from 'drizzle-orm/version';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { prepared, type Placeholders } from './prepared.ts';

test('drizzle has the version whose internals were checked', () => {
  // For another version: read `batch` in drizzle-orm/d1/session.js, and check that it uses only `_prepare()` of a
  // statement, and only `getQuery()`, `stmt` and `mapResult()` of the result. Then run the test below, and update this.
  expect(npmVersion).toBe('0.45.4');
});

test('a prepared statement in a batch returns the same as one that was built for it', async () => {
  const named = prepared((db, { id }: Placeholders<{ id: string }>) =>
    db.select().from(members).where(eq(members.id, id)),
  );
  const [ada, bo] = [await makeMember({ hasManualPlan: true }), await makeMember({ accessUntil: 7 })];
  const [first, second, built, none] = await db.batch([
    named(db, { id: ada.id }),
    named(db, { id: bo.id }),
    db.select().from(members).where(eq(members.id, ada.id)),
    named(db, { id: 'nobody' }),
  ]);
  expect(first).toEqual(built);
  expect(first).toMatchObject([{ id: ada.id, hasManualPlan: true, accessUntil: null }]);
  expect(second).toMatchObject([{ id: bo.id, hasManualPlan: false, accessUntil: 7 }]);
  expect(none).toEqual([]);
});

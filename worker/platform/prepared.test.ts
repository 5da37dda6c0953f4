// Prepared statements lean on the inside of drizzle, which has no public way to send one in a batch.
import { eq } from 'drizzle-orm';
import { npmVersion } from 'drizzle-orm/version';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { prepared, type Placeholders } from './prepared.ts';

test('drizzle is the version whose batch was read', () => {
  // With another one: read `batch` of drizzle-orm/d1/session.js, see that it asks a statement for `_prepare()`, and what
  // comes of that for `getQuery()`, `stmt` and `mapResult()` alone; see that the test below passes; name the new one here.
  expect(npmVersion).toBe('0.45.4');
});

test('a prepared statement in a batch gives what the same one gives that was built for it', async () => {
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

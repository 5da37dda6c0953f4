import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takebackLimits } from '../../schema/takebacks.ts';
import { comments, members, takebackItems } from '../../schema/tables/index.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { commentOn, refusalOf, remove, rockRow } from '../testing/moderation.ts';
import { hiddenRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach({ withPhotos: true });

/** A flooder whose hour is being taken back: a rock, a comment and likes wait. */
async function flooder(likes: number) {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const [painter, person] = [await asMember(world), await asMember(world)];
  const [theirs, rock] = [await hiddenRock(painter), await hiddenRock(person)];
  const commentId = await commentOn(person, theirs.id, 'Buy my stones');
  const id = newId();
  await env.DB.prepare('INSERT INTO takebacks VALUES (?, ?, ?, ?, NULL)')
    .bind(id, world.now - hour, world.now + 1, world.now)
    .run();
  const wait = async (kind: string, subjectIds: readonly string[], rockId: string) =>
    env.DB.prepare(
      `INSERT INTO takeback_items SELECT ?, ?, value, ?, 0, 'waiting', NULL, ? FROM json_each(?)`,
    )
      .bind(id, kind, person.member.id, rockId, JSON.stringify(subjectIds))
      .run();
  await wait(
    'like',
    Array.from({ length: likes }, (_, i) => `gone${i}`),
    theirs.id,
  );
  await wait('comment', [commentId], theirs.id);
  await wait('rock', [rock.id], rock.id);
  const waiting = () =>
    db.$count(
      takebackItems,
      and(eq(takebackItems.memberId, person.member.id), eq(takebackItems.state, 'waiting')),
    );
  const isThere = async () => (await db.$count(members, eq(members.id, person.member.id))) === 1;
  return { administrator, person, rock, commentId, waiting, isThere };
}

test('an account is deleted only after what its member did was taken back', async () => {
  const { person, rock, waiting, isThere } = await flooder(10);
  expect((await remove(person)).status).toBe(200);
  expect([await isThere(), await waiting()]).toEqual([false, 0]);
  expect((await rockRow(rock.id)).withheldAt).not.toBeNull();
});

test('while more waits than a request can do, the deletion is refused, and does its part of it, the worst first', async () => {
  const { person, rock, commentId, waiting, isThere } = await flooder(takebackLimits.atOnce);
  expect(await refusalOf(await remove(person))).toEqual([409, en.takebacks.waits]);
  expect([await isThere(), await waiting()]).toEqual([true, 2]);
  expect((await rockRow(rock.id)).withheldAt).not.toBeNull();
  const [comment] = await db.select().from(comments).where(eq(comments.id, commentId));
  expect(comment?.withheldAt).not.toBeNull();
  expect((await remove(person)).status).toBe(200);
  expect(await isThere()).toBe(false);
});

test('the same holds when the administrator deletes it', async () => {
  const { administrator, person, rock, waiting, isThere } = await flooder(takebackLimits.atOnce);
  const { id, email } = person.member;
  const ask = () => administrator.send('DELETE', `/api/admin/members/${id}`, { email, reason: 'They wrote' });
  expect(await refusalOf(await ask())).toEqual([409, en.takebacks.memberWaits]);
  expect([await isThere(), await waiting()]).toEqual([true, 2]);
  expect((await ask()).status).toBe(200);
  expect(await isThere()).toBe(false);
  expect((await rockRow(rock.id)).withheldAt).not.toBeNull();
});

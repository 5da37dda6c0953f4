import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takebackLimits } from '../../schema/takebacks.ts';
import { likes } from '../../schema/tables/index.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { type Member, asMember, newAddress } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { db } from '../testing/db.ts';
import { comment, refusalOf, rockRow } from '../testing/moderation.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { askToTakeBack, hourOf, takeBack } from '../testing/takebacks.ts';
import { flooded } from '../testing/flood.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach({ withPhotos: true });

test('an hour begins so that the newest thing of a member is in it, and what was withheld is none', async () => {
  const { world, administrator, painter, flooder, first, from } = await flooded();
  world.now += 10 * day;
  const { from: newest, until, members } = await hourOf(administrator, flooder.member.id);
  expect([newest, until]).toEqual([
    new Date(from + 11 * minute - hour).toISOString(),
    new Date(from + 11 * minute).toISOString(),
  ]);
  expect(members[0]?.counts).toMatchObject({ comment: 2, rock: 1 });
  const loud = await asMember(world);
  await comment(loud, first.id, 'Buy my stones');
  await takeBack(administrator, [loud.member.id], world.now - minute);
  const now = new Date(world.now + minute).toISOString();
  expect(await hourOf(administrator, loud.member.id)).toMatchObject({ until: now, things: [] });
  expect(await hourOf(administrator, painter.member.id)).not.toMatchObject({ until: now });
});

test('everybody of a network is shown with what they made, and one’s choice of them is taken back', async () => {
  const { world, administrator, first, from } = await flooded();
  const likers = [await asMember(world), await asMember(world), await asMember(world)];
  const network = { 'CF-Connecting-IP': newAddress() };
  const [one, other, elsewhere] = likers.map(({ member }) => member.id);
  for (const [i, person] of likers.entries())
    await person.send(
      'POST',
      `/api/rocks/${first.id}/interactions`,
      { interactionType: 'like' },
      i < 2 ? network : {},
    );
  const { members } = await hourOf(administrator, one ?? '', from, true);
  expect(members.map(({ id, counts }) => [id, counts])).toEqual([
    [one, { like: 1 }],
    [other, { like: 1 }],
  ]);
  await takeBack(administrator, [one ?? '', other ?? ''], from);
  expect(
    (await db.select().from(likes).where(eq(likes.rockId, first.id))).map(({ memberId }) => memberId),
  ).toContain(elsewhere);
  expect((await rockRow(first.id)).likeCount).toBe(2);
  expect(await refusalOf(await askToTakeBack(administrator, ['nobody'], from))).toEqual([
    404,
    en.takebacks.noMember,
  ]);
});

test('an accomplice is shown who wrote in the other clock hour of the hour', async () => {
  const { world, administrator, first, from } = await flooded();
  const [one, other] = [await asMember(world), await asMember(world)];
  const network = { 'CF-Connecting-IP': newAddress() };
  const likeIt = async (person: Member) =>
    person.send('POST', `/api/rocks/${first.id}/interactions`, { interactionType: 'like' }, network);
  expect(new Date(from).getUTCMinutes()).toBe(20);
  world.now = from + 5 * minute;
  await likeIt(one);
  world.now = from + 45 * minute;
  await likeIt(other);
  const { members } = await hourOf(administrator, one.member.id, from, true);
  expect(members.map(({ id }) => id)).toEqual([one.member.id, other.member.id]);
});

test('of a large network those are shown who made most in the hour, and how many more did something', async () => {
  const { administrator, flooder, first, second, from } = await flooded();
  const { members: most } = takebackLimits;
  const ids = await Promise.all(Array.from({ length: 2 * most + 2 }, async () => (await makeMember()).id));
  const [likers, busy = ''] = [ids.slice(most), ids.at(-1)];
  const liked = (rockId: string, by: readonly string[]) => [
    env.DB.prepare('INSERT INTO likes SELECT ?, value, ? FROM json_each(?)').bind(
      rockId,
      from,
      JSON.stringify(by),
    ),
    env.DB.prepare('UPDATE rocks SET like_count = like_count + ? WHERE id = ?').bind(by.length, rockId),
  ];
  await env.DB.batch([
    ...liked(first.id, likers),
    ...liked(second.id, [busy]),
    env.DB.prepare(
      'INSERT INTO traces SELECT value, hour, network FROM json_each(?), traces WHERE traces.member_id = ?',
    ).bind(JSON.stringify(ids), flooder.member.id),
  ]);
  const { members, more } = await hourOf(administrator, flooder.member.id, from, true);
  expect(members).toHaveLength(takebackLimits.members);
  expect(members.slice(0, 2).map(({ id }) => id)).toEqual([flooder.member.id, busy]);
  expect(members.filter(({ counts }) => Object.keys(counts).length === 0)).toEqual([]);
  expect(more).toBe(likers.length + 1 - takebackLimits.members);
});

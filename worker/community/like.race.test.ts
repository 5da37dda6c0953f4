import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comments, likes, rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const db = openDatabase(env.DB);

/** Sends 50 at once. */
const fifty = (send: (i: number) => Promise<Response>) => atOnce(50, async (i) => (await send(i)).status);

const interact = (person: Person, rockId: string, body: object, key?: string) =>
  person.request(`/api/rocks/${rockId}/interactions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });
const like = { interactionType: 'like' };
const unlike = (person: Person, rockId: string) =>
  person.request(`/api/rocks/${rockId}/interactions/like`, { method: 'DELETE' });

/** What the rock says of its likes and comments, and how many rows there are. */
async function counted(rockId: string) {
  const [rock] = await db.select().from(rocks).where(eq(rocks.id, rockId));
  return {
    likeCount: rock?.likeCount,
    likes: (await db.select().from(likes).where(eq(likes.rockId, rockId))).length,
    commentCount: rock?.commentCount,
    comments: (await db.select().from(comments).where(eq(comments.rockId, rockId))).length,
  };
}

test('100 likes by one member at once are one like, every time', async ({ task }) => {
  const world = unshielded();
  const [owner, fan] = [await asMember(world), await asMember(world)];
  const wanted = { statuses: { 200: 100 }, likeCount: 1, likes: 1 };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await registerRock(owner);
    const statuses = await atOnce(100, async () => (await interact(fan, rock.id, like)).status);
    const { likeCount = 0, likes: rows } = await counted(rock.id);
    return { statuses: tally(statuses), likeCount, likes: rows };
  });
  proof(task, { goal: 'G-F1', what: 'likes of one rock by one member, 100 at once: one like', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('likes by 50 members at once are 50', async () => {
  const rock = await registerRock(await asMember());
  const fans = await Promise.all(Array.from({ length: 50 }, () => asMember()));
  const [first] = fans;
  if (!first) throw new Error('nobody came');
  expect(tally(await fifty((i) => interact(fans[i] ?? first, rock.id, like)))).toEqual({ 200: 50 });
  expect(await counted(rock.id)).toMatchObject({ likeCount: 50, likes: 50 });
});

test('likes given and taken back at once leave count and likes alike, every time', async () => {
  const owner = await asMember();
  const members = await Promise.all(Array.from({ length: 5 }, () => makeMember()));
  for (let trial = 0; trial < 20; trial++) {
    const rock = await registerRock(owner);
    const fans = await Promise.all(members.map((member) => asMember(undefined, member)));
    const statuses = await fifty((i) => {
      const fan = fans[i % 5] ?? owner;
      return i % 3 === 0 ? unlike(fan, rock.id) : interact(fan, rock.id, like);
    });
    expect(tally(statuses)).toEqual({ 200: 50 });
    const { likeCount, likes: rows } = await counted(rock.id);
    expect(likeCount).toBe(rows);
    expect(likeCount).toBeGreaterThanOrEqual(0);
    expect(likeCount).toBeLessThanOrEqual(5);
  }
});

test('of 50 comments by one member at once ten are taken, every time', async () => {
  const owner = await asMember();
  for (let trial = 0; trial < 5; trial++) {
    const rock = await registerRock(owner);
    // A clock that stands still: a window cannot end in between.
    const writer = await asMember(makeWorld());
    const statuses = await fifty((i) =>
      interact(writer, rock.id, { interactionType: 'comment', content: `Number ${i}` }),
    );
    expect(tally(statuses)).toEqual({ 200: 10, 429: 40 });
    expect(await counted(rock.id)).toMatchObject({ commentCount: 10, comments: 10 });
  }
});

test('50 copies of one comment with one key are one comment and one answer', async () => {
  const rock = await registerRock(await asMember());
  const writer = await asMember();
  const answers: string[] = [];
  const statuses = await fifty(async () => {
    const answer = await interact(
      writer,
      rock.id,
      { interactionType: 'comment', content: 'Only once' },
      'a-single-comment',
    );
    answers.push(await answer.clone().text());
    return answer;
  });
  expect(tally(statuses)).toEqual({ 200: 50 });
  expect(new Set(answers).size).toBe(1);
  expect(await counted(rock.id)).toMatchObject({ commentCount: 1, comments: 1 });
});

test('a comment that is deleted 50 times at once is counted down once', async () => {
  const rock = await registerRock(await asMember());
  const writer = await asMember();
  const comment = (content: string) => interact(writer, rock.id, { interactionType: 'comment', content });
  await comment('To stay');
  const { id }: { id: string } = await (await comment('To go')).json();
  const statuses = await fifty(() =>
    writer.request(`/api/rocks/${rock.id}/interactions/${id}`, { method: 'DELETE' }),
  );
  // Those that came after the deletion hear that it is gone.
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
  expect(statuses).toContain(200);
  expect(await counted(rock.id)).toMatchObject({ commentCount: 1, comments: 1 });
});

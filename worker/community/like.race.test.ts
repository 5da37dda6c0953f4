import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comments, likes, rocks } from '../../schema/tables/index.ts';
import { asMember, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { often } from '../testing/often.ts';
import { registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { atOnce, crowdOf, tally, trialsOf, unshielded } from '../testing/race.ts';

const many = often(100, 5);

const interact = (person: Person, rockId: string, body: object, key: string = crypto.randomUUID()) =>
  person.send('POST', `/api/rocks/${rockId}/interactions`, body, { 'Idempotency-Key': key });
const remove = (person: Person, rockId: string, what: string) =>
  person.request(`/api/rocks/${rockId}/interactions/${what}`, { method: 'DELETE' });
const like = { interactionType: 'like' };
const comment = (content: string) => ({ interactionType: 'comment', content });

/** Sends many requests concurrently and counts each status. */
const statusesOf = async (send: (i: number) => Promise<Response>) =>
  tally(await atOnce(many, async (i) => (await send(i)).status));

/** The rock's counters of likes and comments, and the actual rows. */
async function counted(rockId: string) {
  const [rock] = await db.select().from(rocks).where(eq(rocks.id, rockId));
  return {
    likes: [rock?.likeCount, await db.$count(likes, eq(likes.rockId, rockId))],
    comments: [rock?.commentCount, await db.$count(comments, eq(comments.rockId, rockId))],
  };
}

/** A rock, and a member other than its owner. */
async function rockAndFan() {
  const world = unshielded();
  const [owner, fan] = [await asMember(world), await asMember(world)];
  return { world, fan, id: (await registerRock(owner)).id };
}

test('many concurrent likes by one member are one like, every time', async ({ task }) => {
  const wanted = { statuses: { 200: many }, likes: [1, 1] };
  const race = await trialsOf(20, wanted, async () => {
    const { fan, id } = await rockAndFan();
    const statuses = await statusesOf(() => interact(fan, id, like));
    return { statuses, likes: (await counted(id)).likes };
  });
  const what = `likes of one rock by one member, ${many} at once: one like`;
  proof(task, { goal: 'G-F1', what, ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('concurrent likes and unlikes leave counter and rows equal, every time', async () => {
  const wanted = { statuses: { 200: many }, isCounted: true };
  const race = await trialsOf(20, wanted, async () => {
    const { world, id } = await rockAndFan();
    const fan = await crowdOf(5, world);
    const statuses = await statusesOf((i) =>
      i % 3 === 0 ? remove(fan(i), id, 'like') : interact(fan(i), id, like),
    );
    const [count = -1, rows = -1] = (await counted(id)).likes;
    return { statuses, isCounted: count === rows && count >= 0 && count <= 5 };
  });
  expect(race.outcome).toEqual(race.wanted);
});

test('of many concurrent comments by one member ten are accepted, every time', async () => {
  const wanted = { statuses: { 200: 10, 429: many - 10 }, comments: [10, 10] };
  const race = await trialsOf(5, wanted, async () => {
    // The clock stands still, so no window can end meanwhile.
    const { fan, id } = await rockAndFan();
    const statuses = await statusesOf((i) => interact(fan, id, comment(`Number ${i}`)));
    return { statuses, comments: (await counted(id)).comments };
  });
  expect(race.outcome).toEqual(race.wanted);
});

test('copies of one comment with one idempotency key are one comment and one answer', async () => {
  const { fan, id } = await rockAndFan();
  const answers = await atOnce(many, () => interact(fan, id, comment('Only once'), 'a-single-comment'));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: many });
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  expect((await counted(id)).comments).toEqual([1, 1]);
});

test('a comment that is deleted many times concurrently decreases the count once', async () => {
  const { fan, id } = await rockAndFan();
  await interact(fan, id, comment('To stay'));
  const gone: { id: string } = await (await interact(fan, id, comment('To go'))).json();
  const { 200: done = 0, 404: late = 0 } = await statusesOf(() => remove(fan, id, gone.id));
  // Requests after the deletion get a 404.
  expect([done > 0, done + late]).toEqual([true, many]);
  expect((await counted(id)).comments).toEqual([1, 1]);
});

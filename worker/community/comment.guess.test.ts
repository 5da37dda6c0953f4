import { env } from 'cloudflare:test';
import { eq, inArray } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { codeMask, commentLimits } from '../../schema/interactions.ts';
import type { Interaction } from '../../schema/rocks.ts';
import { activities, limits, rocks } from '../../schema/tables/index.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { newCode } from '../testing/make.ts';
import { rockWithCode } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

/** Everything that a person with two accounts can see of a comment, without random values and times. */
async function seen(code: string, content: string): Promise<unknown> {
  const counting = countingEnv(env);
  const world = { ...makeWorld(Date.UTC(2026, 5, 1, 12, 3)), env: counting.env };
  // Gives the rock of the previous guess another ID.
  await db.update(rocks).set({ codeKey: newCode() }).where(eq(rocks.codeKey, code));
  const rock = await rockWithCode(await asMember(world), code);
  const [writer, second] = [await asMember(world), await asMember(world)];
  Object.assign(counting.spent, noCost());
  const answer = await writer.send(
    'POST',
    `/api/rocks/${rock.id}/interactions`,
    { interactionType: 'comment', content },
    { 'Idempotency-Key': 'the-same-guess' },
  );
  const cost = { ...counting.spent };
  const comment: Interaction = await answer.json();
  const { id: _, user: __, ...said } = comment;
  const readBy = async (person: Person) => {
    const shown = await (
      await person.api.rocks[':id'].interactions.$get({ param: { id: rock.id }, query: {} })
    ).json();
    const lists = await (await person.api.rocks.$get({ query: {} })).json();
    const listed = lists.find(({ id }) => id === rock.id);
    return [shown, listed?.interactions].map((all) => all?.map((comment) => comment.content));
  };
  const buckets = ['comment', 'comment-day'].map((what) => `${what}:${writer.member.id}`);
  return {
    status: answer.status,
    headers: [...answer.headers.keys()].filter((name) => name !== 'x-request-id'),
    said,
    cost,
    counted: (await db.select().from(limits).where(inArray(limits.bucket, buckets))).map(
      ({ count }) => count,
    ),
    activities: (await db.select().from(activities).where(eq(activities.rockId, rock.id))).length,
    writer: await readBy(writer),
    second: await readBy(second),
    visitor: await readBy(asStranger(world)),
  };
}

test('comments do not help to guess Rock IDs: the answer is the same with and without a valid one', async ({
  task,
}) => {
  let guesses = 0;
  let learned = 0;
  const random = randomFrom(inject('seed'));
  for (const length of [4, 6]) {
    const block = Array.from({ length: commentLimits.length }, () => 1 + Math.floor(random() * 9)).join('');
    const [inside, outside] = [block.slice(123, 123 + length), '0'.repeat(length)];
    // As one piece, and separately between words.
    const words = `is it ${inside} or ${[...inside].join(' - ')} or 12 of them`;
    for (const content of [block, words]) {
      const [right, wrong] = [await seen(inside, content), await seen(outside, content)];
      guesses += content === block ? block.length - length + 1 : 2;
      if (JSON.stringify(right) !== JSON.stringify(wrong)) learned++;
      expect(right).toEqual(wrong);
      expect(right).toMatchObject({
        status: 200,
        counted: [1, 1],
        visitor: [[expect.stringContaining(codeMask)], [expect.anything()]],
      });
    }
  }
  for (const content of ['grandma’s ladybird', 'KCMQAXWR', 'x'.repeat(500)]) {
    expect(await seen('LADYBIRD', content)).toEqual(await seen('LADYBUGS', content));
    guesses++;
  }
  proof(task, {
    goal: 'G-C2',
    what: `${guesses} Rock IDs guessed by comments, with two accounts`,
    figure: `${learned} learned`,
    passLine: '0 learned',
  });
});

import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { likes, members, rocks, totals } from '../schema/tables/index.ts';
import { asMember, openContext } from './context.ts';
import { NotFound, Unauthorized } from './errors.ts';
import { newId } from './platform/ids.ts';
import { makeMember } from './testing/make.ts';
import { makeWorld } from './testing/as.ts';

const visitor = () => openContext(env, 'test', makeWorld().parts);

test('nothing is written in a member’s name before the member was read', async () => {
  const { id } = await makeMember();
  const ctx = asMember(visitor(), { sessionHash: 'x', memberId: id, epoch: 0 }, null);
  await expect(ctx.write([], {})).rejects.toThrow('read before');
  await expect(ctx.begin([], () => ctx.write([], { done: true }))).resolves.toEqual({ done: true });
});

test('a claim of another epoch, or of nobody, is refused by the first read', async () => {
  const { id } = await makeMember();
  for (const claim of [
    { sessionHash: 'x', memberId: id, epoch: 1 },
    { sessionHash: 'x', memberId: 'nobody', epoch: 0 },
  ]) {
    const ctx = asMember(visitor(), claim, null);
    await expect(ctx.read([ctx.db.select().from(totals)])).rejects.toThrow(Unauthorized);
  }
});

test.each([
  ['the member', Unauthorized],
  ['what it is about', NotFound],
])('a write after %s was deleted meanwhile is a refusal', async (what, refusal) => {
  const { id: memberId } = await makeMember();
  const ctx = asMember(visitor(), { sessionHash: 'x', memberId, epoch: 0 }, null);
  const { db } = ctx;
  const rock = { id: newId(), name: 'Sunny', description: '', code: newId(), codeKey: newId(), createdAt: 0 };
  await db.insert(rocks).values(rock);
  await ctx.begin([], async () => {});
  await (what === 'the member'
    ? db.delete(members).where(eq(members.id, memberId))
    : db.delete(rocks).where(eq(rocks.id, rock.id)));
  const like = db.insert(likes).values({ rockId: rock.id, memberId, createdAt: 0 });
  await expect(ctx.write([like], {})).rejects.toThrow(refusal);
});

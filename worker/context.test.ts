import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { likes, members, rocks, totals } from '../schema/tables/index.ts';
import { asMember, openContext, type MemberCtx } from './context.ts';
import { Conflict, Contradiction, NotFound, Unauthorized } from './errors.ts';
import { newId } from './platform/ids.ts';
import { makeMember } from './testing/make.ts';
import { makeWorld } from './testing/as.ts';

const visitor = () => openContext(env, 'test', makeWorld().deps);

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

describe('a request that may be repeated', () => {
  const request = { key: 'a-key-of-a-request', requestHash: 'what was asked' };
  /** A request of this member's, and what it was answered. */
  const ask = async (memberId: string, act: (ctx: MemberCtx) => Promise<unknown>, repeatable = request) => {
    const ctx = asMember(visitor(), { sessionHash: 'x', memberId, epoch: 0 }, repeatable);
    const answer = await ctx.begin([], () => act(ctx));
    return { answer, isRepeat: ctx.reply.isRepeat };
  };

  test('is done once, and gets its first answer again', async () => {
    const { id } = await makeMember();
    expect(await ask(id, (ctx) => ctx.write([], { n: 1 }))).toEqual({ answer: { n: 1 }, isRepeat: false });
    const act = vi.fn<(ctx: MemberCtx) => Promise<unknown>>();
    expect(await ask(id, act)).toEqual({ answer: { n: 1 }, isRepeat: true });
    await expect(ask(id, act, { ...request, requestHash: 'something else' })).rejects.toThrow(Contradiction);
    expect(act).not.toHaveBeenCalled();
  });

  test.each([
    ['answers', (ctx: MemberCtx) => ctx.write([], { n: 2 })],
    ['refuses', (ctx: MemberCtx) => ctx.refuse(new Conflict('Too late'))],
  ])('gets what the same one was answered at the same time, where it %s', async (_, late) => {
    const { id } = await makeMember();
    const second = ask(id, async (ctx) => {
      await ask(id, (first) => first.write([], { n: 1 }));
      return late(ctx);
    });
    expect(await second).toEqual({ answer: { n: 1 }, isRepeat: true });
  });

  test('keeps its refusal', async () => {
    const { id } = await makeMember();
    const refused = ask(id, (ctx) => ctx.refuse(new Conflict('Too late')));
    await expect(refused).rejects.toThrow(new Conflict('Too late'));
    await expect(ask(id, (ctx) => ctx.write([], {}))).rejects.toThrow(new Conflict('Too late'));
  });

  test('does not begin by reading past its first answer', async () => {
    const { id } = await makeMember();
    const ctx = asMember(visitor(), { sessionHash: 'x', memberId: id, epoch: 0 }, request);
    await expect(ctx.read([ctx.db.select().from(totals)])).rejects.toThrow('begins with `begin`');
  });
});

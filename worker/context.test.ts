import { env } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { likes, members, rocks, totals } from '../schema/tables/index.ts';
import { asMember, openContext, type MemberCtx } from './context.ts';
import { Conflict, KeyReused, NotFound, Unauthorized } from './errors.ts';
import { newId } from './platform/ids.ts';
import { makeMember } from './testing/make.ts';
import { makeWorld } from './testing/as.ts';
import { say } from '../schema/words/say.ts';

const visitor = () => openContext(env, 'test', makeWorld().deps);

test('a write for a member fails unless the member was read first', async () => {
  const { id } = await makeMember();
  const ctx = asMember(visitor(), { sessionHash: 'x', memberId: id, epoch: 0 }, { isForSuspended: false });
  await expect(ctx.write([], {})).rejects.toThrow('read the member before');
  await expect(ctx.begin([], () => ctx.write([], { done: true }))).resolves.toEqual({ done: true });
});

test('the first read refuses a session claim with another epoch or an unknown member', async () => {
  const { id } = await makeMember();
  for (const claim of [
    { sessionHash: 'x', memberId: id, epoch: 1 },
    { sessionHash: 'x', memberId: 'nobody', epoch: 0 },
  ]) {
    const ctx = asMember(visitor(), claim, { isForSuspended: false });
    await expect(ctx.read([ctx.db.select().from(totals)])).rejects.toThrow(Unauthorized);
  }
});

test.each([
  ['the member', Unauthorized],
  ['the rock', NotFound],
])('a write is refused if %s was deleted in the meantime', async (what, refusal) => {
  const { id: memberId } = await makeMember();
  const ctx = asMember(visitor(), { sessionHash: 'x', memberId, epoch: 0 }, { isForSuspended: false });
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

describe('a request with an idempotency key', () => {
  const request = { key: 'a-key-of-a-request', requestHash: 'what was asked' };
  /** Sends a request of this member. @returns the answer, and whether it was a repeat */
  const ask = async (memberId: string, act: (ctx: MemberCtx) => Promise<unknown>, repeatable = request) => {
    const ctx = asMember(
      visitor(),
      { sessionHash: 'x', memberId, epoch: 0 },
      { repeatable, isForSuspended: false },
    );
    const answer = await ctx.begin([], () => act(ctx));
    return { answer, isRepeat: ctx.reply.isRepeat };
  };

  test('runs once, and a repeat gets the first answer', async () => {
    const { id } = await makeMember();
    expect(await ask(id, (ctx) => ctx.write([], { n: 1 }))).toEqual({ answer: { n: 1 }, isRepeat: false });
    const act = vi.fn<(ctx: MemberCtx) => Promise<unknown>>();
    expect(await ask(id, act)).toEqual({ answer: { n: 1 }, isRepeat: true });
    await expect(ask(id, act, { ...request, requestHash: 'something else' })).rejects.toThrow(KeyReused);
    expect(act).not.toHaveBeenCalled();
  });

  test.each([
    ['its own answer', (ctx: MemberCtx) => ctx.write([], { n: 2 })],
    ['its own refusal', (ctx: MemberCtx) => ctx.refuse(new Conflict(say('errors', 'unexpected')))],
  ])('gets the answer of a concurrent copy that won the race, instead of %s', async (_, late) => {
    const { id } = await makeMember();
    const second = ask(id, async (ctx) => {
      await ask(id, (first) => first.write([], { n: 1 }));
      return late(ctx);
    });
    expect(await second).toEqual({ answer: { n: 1 }, isRepeat: true });
  });

  test('is refused again when it is repeated', async () => {
    const { id } = await makeMember();
    const refused = ask(id, (ctx) => ctx.refuse(new Conflict(say('errors', 'unexpected'))));
    await expect(refused).rejects.toThrow(new Conflict(say('errors', 'unexpected')));
    await expect(ask(id, (ctx) => ctx.write([], {}))).rejects.toThrow(
      new Conflict(say('errors', 'unexpected')),
    );
  });

  test('must start with `begin`, which looks for the first answer', async () => {
    const { id } = await makeMember();
    const ctx = asMember(
      visitor(),
      { sessionHash: 'x', memberId: id, epoch: 0 },
      { repeatable: request, isForSuspended: false },
    );
    await expect(ctx.read([ctx.db.select().from(totals)])).rejects.toThrow('begins with `begin`');
  });
});

import { expect, test } from 'vitest';
import { hour } from '../platform/clock.ts';
import { openPayments } from '../platform/payments.ts';
import { asMember } from '../testing/as.ts';
import { goodCard, makePaidWorld, pass, planReturns, sendJson, statusOf, tell } from '../testing/payments.ts';

test('twenty tabs at once, ten times: one subscription at most', async () => {
  for (let trial = 0; trial < 10; trial++) {
    const world = makePaidWorld();
    const { standIn } = world;
    const member = await asMember(world);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? sendJson(member, '/subscription/create', { plan: i % 4 === 0 ? 'monthly' : 'yearly' })
          : sendJson(member, '/subscription/create-checkout', { plan: 'monthly', ...planReturns }),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    // Whoever got somewhere pays; each tab that comes later is told, or finds its checkout closed.
    const open = standIn.sessions().filter(({ status }) => status === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    for (const { id } of open) await standIn.pay(id, { card: goodCard });
    await Promise.all(
      Array.from({ length: 20 }, () => sendJson(member, '/subscription/create', { plan: 'yearly' })),
    );
    for (const { id, status } of standIn.sessions())
      if (status === 'open') await standIn.pay(id, { card: goodCard });
    await tell(world);
    expect(standIn.subscriptions()).toHaveLength(1);
    expect(standIn.customers()).toHaveLength(1);
    expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
  }
});

test('a key that is in use is refused at once: whoever comes second pays for nothing else', async () => {
  const world = makePaidWorld();
  const { standIn } = world;
  const inUse = new Map<string, PromiseWithResolvers<void>>();
  // As the provider does: an equal call is refused while the first one is on its way.
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (request.method !== 'POST' || !request.url.endsWith('/checkout/sessions')) return standIn.api(request);
    const first = inUse.get(key);
    if (first) {
      first.resolve();
      const error = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' };
      return Response.json({ error }, { status: 409 });
    }
    const other = Promise.withResolvers<void>();
    inUse.set(key, other);
    if (isHeldUp) await other.promise;
    inUse.delete(key);
    return standIn.api(request);
  };
  let isHeldUp = false;
  world.parts = {
    ...world.parts,
    openPayments: (config) => openPayments(config, { fetch: answer, timeout: 10_000 }),
  };
  const member = await asMember(world);
  const ask = async (plan: string) => {
    const answer = await sendJson(member, '/subscription/create-checkout', { plan, ...planReturns });
    return answer.status;
  };
  // An earlier checkout that nobody paid.
  await ask('monthly');
  await pass(world, 25 * hour);
  isHeldUp = true;
  const statuses = await Promise.all([ask('monthly'), ask('monthly')]);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  isHeldUp = false;
  expect(await ask('yearly')).toBe(200);
  const open = standIn.sessions().filter(({ status }) => status === 'open');
  expect(open).toHaveLength(1);
  for (const { id } of standIn.sessions()) await standIn.pay(id, { card: goodCard });
  await tell(world);
  expect(standIn.subscriptions()).toHaveLength(1);
});

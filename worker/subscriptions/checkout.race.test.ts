import { expect, test } from 'vitest';
import { asMember } from '../testing/as.ts';
import { goodCard, makePaidWorld, planReturns, sendJson, statusOf, tell } from '../testing/payments.ts';

test('twenty tabs at once, ten times: one subscription at most', { timeout: 120_000 }, async () => {
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

import { expect, test } from 'vitest';
import { meantForHeader } from '../../schema/meant-for.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { formOf } from '../testing/form.ts';
import { newCode } from '../testing/make.ts';
import { makePaidWorld, planReturns } from '../testing/payments.ts';

test('a write that was made for another member is refused, and nothing is written', async () => {
  const world = makeWorld();
  const [before, now] = [await asMember(world), await asMember(world)];
  const register = (meantFor: string) => {
    const body = formOf({ name: 'Sunny', laserEngraverId: newCode() });
    return now.request('/api/rocks', { method: 'POST', body, headers: { [meantForHeader]: meantFor } });
  };
  const refused = await register(before.member.id);
  expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthorized' }]);
  for (const person of [before, now])
    expect(await (await person.api.rocks.my.$get({ query: {} })).json()).toEqual([]);
  expect((await register(now.member.id)).status).toBe(200);
});

test('nobody can pay for another member’s plan', async () => {
  const world = makePaidWorld();
  const [before, now] = [await asMember(world), await asMember(world)];
  const buy = (meantFor: string) =>
    now.send(
      'POST',
      '/api/subscription/create-checkout',
      { plan: 'monthly', ...planReturns },
      { [meantForHeader]: meantFor },
    );
  expect((await buy(before.member.id)).status).toBe(401);
  expect((await buy(now.member.id)).status).toBe(200);
});

import { expect, test, vi } from 'vitest';
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { followPayment } from './follow-payment.ts';

const pause = async () => {};
const answers =
  <T>(...list: T[]) =>
  async (): Promise<T> => {
    const [next] = list.length > 1 ? list.splice(0, 1) : list;
    if (next === undefined) throw new Error('the network is down');
    return next;
  };
const claims = (...list: PurchaseClaim['result'][]) =>
  vi.fn<() => Promise<PurchaseClaim['result']>>(answers(...list));

test('a plan that is active at once needs one request', async () => {
  const hasPlan = vi.fn<() => Promise<boolean>>(answers(true));
  expect(await followPayment({ claim: claims('claimed'), hasPlan, pause })).toBe('begun');
  expect(hasPlan).toHaveBeenCalledTimes(1);
});

test('a payment may be confirmed late', async () => {
  const claim = claims('waiting', 'waiting', 'claimed');
  expect(await followPayment({ claim, hasPlan: answers(false, false, true), pause })).toBe('begun');
  expect(claim).toHaveBeenCalledTimes(3);
});

test('a completed claim is not repeated', async () => {
  const claim = claims('claimed');
  expect(await followPayment({ claim, hasPlan: answers(false, false, true), pause })).toBe('begun');
  expect(claim).toHaveBeenCalledTimes(1);
});

test('a purchase with another email address is reported, unless the member has their own plan', async () => {
  expect(await followPayment({ claim: claims('elsewhere'), hasPlan: answers(false), pause })).toBe(
    'elsewhere',
  );
  expect(await followPayment({ claim: claims('elsewhere'), hasPlan: answers(true), pause })).toBe('begun');
});

test('a member who already had a plan is told so', async () => {
  expect(await followPayment({ claim: claims('twice'), hasPlan: answers(true), pause })).toBe('twice');
});

test('without a payment no plan starts', async () => {
  expect(await followPayment({ claim: claims('none'), hasPlan: answers(false), pause })).toBe('unconfirmed');
});

test('a failed request is retried', async () => {
  const claim = vi
    .fn<() => Promise<PurchaseClaim['result']>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('claimed');
  const hasPlan = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(true);
  expect(await followPayment({ claim, hasPlan, pause })).toBe('begun');
  expect(claim).toHaveBeenCalledTimes(2);
});

test('it stops after about ten seconds', async () => {
  const waited: number[] = [];
  const outcome = await followPayment({
    claim: claims('waiting'),
    hasPlan: answers(false),
    pause: async (milliseconds) => void waited.push(milliseconds),
  });
  expect(outcome).toBe('unconfirmed');
  const total = waited.reduce((sum, milliseconds) => sum + milliseconds, 0);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThan(15_000);
});

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

test('a plan that is there at once is not asked for twice', async () => {
  const hasPlan = vi.fn<() => Promise<boolean>>(answers(true));
  expect(await followPayment({ claim: claims('claimed'), hasPlan, pause })).toBe('begun');
  expect(hasPlan).toHaveBeenCalledTimes(1);
});

test('word of a payment may come late', async () => {
  const claim = claims('waiting', 'waiting', 'claimed');
  expect(await followPayment({ claim, hasPlan: answers(false, false, true), pause })).toBe('begun');
  expect(claim).toHaveBeenCalledTimes(3);
});

test('a claim that was answered is not made again', async () => {
  const claim = claims('claimed');
  expect(await followPayment({ claim, hasPlan: answers(false, false, true), pause })).toBe('begun');
  expect(claim).toHaveBeenCalledTimes(1);
});

test('what was paid with another address is told, unless the member has a plan of their own', async () => {
  expect(await followPayment({ claim: claims('elsewhere'), hasPlan: answers(false), pause })).toBe(
    'elsewhere',
  );
  expect(await followPayment({ claim: claims('elsewhere'), hasPlan: answers(true), pause })).toBe('begun');
});

test('who had a plan already is told so', async () => {
  expect(await followPayment({ claim: claims('twice'), hasPlan: answers(true), pause })).toBe('twice');
});

test('who paid nothing is given nothing', async () => {
  expect(await followPayment({ claim: claims('none'), hasPlan: answers(false), pause })).toBe('unconfirmed');
});

test('a lost answer is asked for again', async () => {
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

test('it is not looked for ever', async () => {
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

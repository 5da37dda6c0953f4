import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Unavailable } from '../errors.ts';
import { listen } from '../testing/lines.ts';
import { readConfig } from './config.ts';
import { openLog } from './log.ts';
import { openMail } from './mail.ts';

const email = { to: 'moss@example.test', subject: 'Moss', text: 'Moss', html: '<p>Moss</p>' };
const notTaken = { kind: 'failure', what: 'the mail service did not take an email' };

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
  vi.useFakeTimers();
});
afterEach(() => {
  heard.stop();
  vi.useRealTimers();
});

test('sending an email fails if the mail service does not answer within twenty seconds', async () => {
  const binding: SendEmail = { send: () => new Promise(() => {}) };
  const sending = openMail(binding, readConfig(env), openLog())(email);
  const refusal = sending.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(heard.lines()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await refusal).toBeInstanceOf(Unavailable);
  expect(heard.lines()).toMatchObject([{ ...notTaken, causes: ['Error: the mail service did not answer'] }]);
});

test('an email that was accepted or refused leaves no timer behind', async () => {
  const taking: SendEmail = { send: () => Promise.resolve({ messageId: 'one' }) };
  await openMail(taking, readConfig(env), openLog())(email);
  expect(heard.lines()).toEqual([]);
  const refusing: SendEmail = { send: () => Promise.reject(new Error('no')) };
  await expect(openMail(refusing, readConfig(env), openLog())(email)).rejects.toThrow(Unavailable);
  expect(heard.lines()).toMatchObject([notTaken]);
  expect(vi.getTimerCount()).toBe(0);
});

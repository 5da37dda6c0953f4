import { expect, test } from 'vitest';
import { consents } from './consent.ts';

/** At a terminal, with this answer. */
const asking = (answer: unknown, done: string[] = []) => ({
  isUnattended: false,
  isAtTerminal: true,
  ask: (question: string) => {
    done.push(question);
    return Promise.resolve(answer);
  },
});

test('only yes is consent', async () => {
  expect(await consents('Export?', asking(true))).toBe(true);
  expect(await consents('Export?', asking(false))).toBe(false);
  expect(await consents('Export?', asking(Symbol('Ctrl-C')))).toBe(false);
});

test('nobody is asked for nothing', async () => {
  const done: string[] = [];
  const look = () => Promise.reject(new Error('Log in first'));
  await expect(consents('Export?', { ...asking(true, done), look })).rejects.toThrow('Log in first');
  expect(done).toEqual([]);
});

test('without a terminal the flag consents', async () => {
  const nobody = { ...asking(true), isAtTerminal: false };
  await expect(consents('Export?', nobody)).rejects.toThrow('add --unattended');
  expect(await consents('Export?', { ...nobody, isUnattended: true })).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { codeWords } from '../../schema/codes.ts';
import { errorWords } from '../../schema/errors.ts';
import { findWords, guessWords } from '../../schema/finds.ts';
import { ApiError, unreachable } from '../lib/api-error.ts';
import { findRefusal, isWaitingLabel } from './dialog-messages.ts';
import { findRefusalLine, whyNoRock } from './find-messages.ts';

const refused = (status: number, serverMessage: string) =>
  new ApiError(status, serverMessage, { serverMessage });

const nothing = { check: undefined, error: null, isUnasked: false };

describe('the dialog', () => {
  test.each([
    [
      409,
      findWords.neverHidden,
      'Rock Not Available',
      "This rock is still with its owner and hasn't been hidden yet.",
    ],
    [
      404,
      findWords.unknown,
      'Rock Not Found',
      'No rock found with this ID. Please check the ID and try again.',
    ],
    [409, findWords.taken, 'Rock Already Found', 'This rock has already been found by someone else.'],
    [
      404,
      findWords.waiting,
      'This label is waiting for its rock',
      'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
    ],
  ])('on %i "%s" says "%s"', (status, message, title, description) => {
    expect(findRefusal(refused(status, message))).toEqual({ title, description });
  });

  test('shows any other message of the server', () => {
    expect(findRefusal(refused(503, errorWords.unavailable))).toEqual({
      title: 'Unable to Find Rock',
      description: errorWords.unavailable,
    });
  });

  test('has a default message when the server sent none', () => {
    const words = { title: 'Unable to Find Rock', description: 'Invalid Rock ID or rock not registered.' };
    expect(findRefusal(refused(502, ''))).toEqual(words);
    expect(findRefusal(new TypeError('not from the server'))).toEqual(words);
  });
});

describe('the Found Rock page', () => {
  test.each([
    [
      findWords.neverHidden,
      "Rock Not Available: This rock is still with its owner and hasn't been hidden yet.",
    ],
    [findWords.taken, 'Rock Already Found: This rock has already been found and is waiting to be rehidden.'],
    [findWords.unknown, 'Rock Not Found: No rock found with this ID. Please check the number and try again.'],
    [errorWords.unexpected, 'Error: Failed to find rock. Please try again.'],
    ['', 'Error: Failed to find rock. Please try again.'],
  ])('on "%s" says "%s"', (message, line) => {
    expect(findRefusalLine(refused(409, message))).toBe(line);
  });
});

test('only a label without a rock can be registered', () => {
  expect(isWaitingLabel(refused(404, findWords.waiting))).toBe(true);
  for (const words of [findWords.unknown, findWords.taken, findWords.neverHidden])
    expect(isWaitingLabel(refused(404, words))).toBe(false);
  expect(isWaitingLabel(unreachable())).toBe(false);
});

test('a lost connection and the rate limit have their own messages', () => {
  const tooMany = refused(429, errorWords.tooMany);
  expect(findRefusal(unreachable()).title).toBe('No Connection');
  expect(findRefusal(tooMany)).toEqual({ title: 'One Moment', description: errorWords.tooMany });
  expect(findRefusalLine(unreachable())).toMatch(/^No Connection: .*signal\.$/);
  expect(findRefusalLine(tooMany)).toBe(`One Moment: ${errorWords.tooMany}`);
});

test.each([
  [unreachable(), 'No Connection', /where there is a signal\.$/, true],
  [refused(429, errorWords.tooMany), 'One Moment', /^That was a lot at once\./, true],
  [refused(429, guessWords.tooMany(60, true)), 'One Moment', /^Many IDs were tried in a short time/, true],
  [refused(429, ''), 'One Moment', /^Please wait a little and try again\.$/, true],
  [refused(503, errorWords.unavailable), 'Look-Up Failed', /^We could not look this rock up\./, true],
  [new TypeError('not from the server'), 'Look-Up Failed', /try again in a moment\.$/, true],
  [refused(400, codeWords.tooLong), 'Check the Rock ID', /has at most 64 characters$/, false],
])('a look-up that fails with "%s" has the title "%s"', (error, title, text, mayRetry) => {
  const why = whyNoRock({ ...nothing, code: 'K7M-2QX-9RK', error });
  expect(why).toMatchObject({ title, mayRetry });
  expect(why.text).toMatch(text);
});

test('the page asks for an ID only when there is none', () => {
  expect(whyNoRock({ ...nothing, code: ' ' }).title).toBe('Enter Rock ID');
  expect(whyNoRock({ ...nothing, code: 'K7M-2QX-9RA' }).title).toBe('Check the Rock ID');
  expect(whyNoRock({ ...nothing, code: 'abc', isUnasked: true }).title).toBe('Press Look Up');
});

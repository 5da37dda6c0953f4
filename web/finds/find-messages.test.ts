import { describe, expect, test } from 'vitest';
import { ApiError, unreachable } from '../lib/api-error.ts';
import { findRefusal, isWaitingLabel } from './dialog-messages.ts';
import { findRefusalLine, whyNoRock } from './find-messages.ts';
import { codeOf, say, worded } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

/** @param said by `say`, or a text */
const refused = (status: number, said: string) =>
  new ApiError(status, said, { serverMessage: worded(en, said) ?? '', code: codeOf(said) });

const nothing = { check: undefined, error: null, isUnasked: false };

describe('the dialog', () => {
  test.each([
    [
      409,
      say('finds', 'neverHidden'),
      'Rock Not Available',
      "This rock is still with its owner and hasn't been hidden yet.",
    ],
    [
      404,
      say('finds', 'unknown'),
      'Rock Not Found',
      'No rock found with this ID. Please check the ID and try again.',
    ],
    [409, say('finds', 'taken'), 'Rock Already Found', 'This rock has already been found by someone else.'],
    [
      404,
      say('finds', 'waiting'),
      'This label is waiting for its rock',
      'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
    ],
  ])('on %i %s says "%s"', (status, message, title, description) => {
    expect(findRefusal(refused(status, message))).toEqual({ title, description });
  });

  test('shows any other message of the server', () => {
    expect(findRefusal(refused(503, en.errors.unavailable))).toEqual({
      title: 'Unable to Find Rock',
      description: en.errors.unavailable,
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
      say('finds', 'neverHidden'),
      "Rock Not Available: This rock is still with its owner and hasn't been hidden yet.",
    ],
    [
      say('finds', 'taken'),
      'Rock Already Found: This rock has already been found and is waiting to be rehidden.',
    ],
    [
      say('finds', 'unknown'),
      'Rock Not Found: No rock found with this ID. Please check the number and try again.',
    ],
    [en.errors.unexpected, 'Error: Failed to find rock. Please try again.'],
    ['', 'Error: Failed to find rock. Please try again.'],
  ])('on %s says "%s"', (message, line) => {
    expect(findRefusalLine(refused(409, message))).toBe(line);
  });
});

test('only a label without a rock can be registered', () => {
  expect(isWaitingLabel(refused(404, say('finds', 'waiting')))).toBe(true);
  for (const words of [say('finds', 'unknown'), say('finds', 'taken'), say('finds', 'neverHidden')])
    expect(isWaitingLabel(refused(404, words))).toBe(false);
  expect(isWaitingLabel(unreachable())).toBe(false);
});

test('a lost connection and the rate limit have their own messages', () => {
  const tooMany = refused(429, en.errors.tooMany);
  expect(findRefusal(unreachable()).title).toBe('No Connection');
  expect(findRefusal(tooMany)).toEqual({ title: 'One Moment', description: en.errors.tooMany });
  expect(findRefusalLine(unreachable())).toMatch(/^No Connection: .*signal\.$/);
  expect(findRefusalLine(tooMany)).toBe(`One Moment: ${en.errors.tooMany}`);
});

test.each([
  [unreachable(), 'No Connection', /where there is a signal\.$/, true],
  [refused(429, en.errors.tooMany), 'One Moment', /^That was a lot at once\./, true],
  [
    refused(429, say('finds', 'tooManyIds', 60, true)),
    'One Moment',
    /^Many IDs were tried in a short time/,
    true,
  ],
  [refused(429, ''), 'One Moment', /^Please wait a little and try again\.$/, true],
  [refused(503, en.errors.unavailable), 'Look-Up Failed', /^We could not look this rock up\./, true],
  [new TypeError('not from the server'), 'Look-Up Failed', /try again in a moment\.$/, true],
  [refused(400, say('codes', 'tooLong', 64)), 'Check the Rock ID', /has at most 64 characters$/, false],
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

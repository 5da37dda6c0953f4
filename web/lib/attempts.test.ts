import { expect, test } from 'vitest';
import { newAttempts } from './attempts.ts';

function counted() {
  let next = 0;
  return newAttempts(() => `key-${++next}`);
}

const keyOf = (headers: { 'Idempotency-Key': string }) => headers['Idempotency-Key'];

test('a retry with the same content keeps the key', () => {
  const attempts = counted();
  expect(keyOf(attempts.headers({ name: 'Moss' }))).toBe('key-1');
  expect(keyOf(attempts.headers({ name: 'Moss' }))).toBe('key-1');
});

test('changed content is a new attempt', () => {
  const attempts = counted();
  attempts.headers({ name: 'Moss' });
  expect(keyOf(attempts.headers({ name: 'Fern' }))).toBe('key-2');
});

test('after success the same content is a new attempt', () => {
  const attempts = counted();
  attempts.headers({ name: 'Moss' });
  attempts.done();
  expect(keyOf(attempts.headers({ name: 'Moss' }))).toBe('key-2');
});

test('another photo counts as changed content', () => {
  const attempts = counted();
  const photo = (bytes: string) => new File([bytes], 'rock.jpg', { lastModified: 1 });
  attempts.headers({ image: photo('a') });
  expect(keyOf(attempts.headers({ image: photo('ab') }))).toBe('key-2');
});

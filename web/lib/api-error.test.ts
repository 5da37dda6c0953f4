import { expect, test } from 'vitest';
import { errorOf, serverWords, unreachable } from './api-error.ts';

const answer = (body: string, status: number, statusText = '') => new Response(body, { status, statusText });

test('the text of an error is the status, a colon and a space, then the body', async () => {
  const error = await errorOf(answer('{"message":"Rock not found"}', 404));
  expect(error.message).toBe('404: {"message":"Rock not found"}');
  expect(error.status).toBe(404);
});

test('an empty body leaves the status text', async () => {
  expect((await errorOf(answer('', 502, 'Bad Gateway'))).message).toBe('502: Bad Gateway');
});

test('details take precedence over the message, and the fallback is used only without both', async () => {
  const words = async (body: string) => serverWords(await errorOf(answer(body, 400)), 'Please try again.');
  expect(await words('{"message":"No","details":"The name is missing"}')).toBe('The name is missing');
  expect(await words('{"message":"No","details":""}')).toBe('No');
  expect(await words('{"message":7}')).toBe('Please try again.');
  expect(await words('<html>')).toBe('Please try again.');
  expect(await words('null')).toBe('Please try again.');
});

test('an error names its form field', async () => {
  expect((await errorOf(answer('{"message":"Taken","field":"username"}', 409))).field).toBe('username');
});

test('a failed connection has status 0 and its own message', () => {
  const error = unreachable();
  expect(error.status).toBe(0);
  expect(serverWords(error, 'x')).toContain('could not reach the server');
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Stripe } from 'stripe';
import { issueCode } from '../../schema/issue-code.ts';
import { db } from '../testing/db.ts';
import { listen } from '../testing/lines.ts';
import { newId, newToken } from './ids.ts';
import { logOnce, openLog } from './log.ts';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => heard.stop());

/** The causes that are logged of an error. */
function causesOf(error: unknown): unknown {
  openLog().failure('it did not work', error);
  return heard.lines().at(-1)?.['causes'];
}

test('a failure is logged as one line of JSON with fixed fields, and is counted', () => {
  const log = openLog({ id: 'tick', job: 'receipts' });
  expect(log.failures).toBe(0);
  log.failure('it did not work', new TypeError('Network connection lost'), { code: 'api_error rate_limit' });
  expect(log.failures).toBe(1);
  const [line, ...others] = heard.text().split('\n');
  expect(others).toEqual([]);
  expect(JSON.parse(line ?? '')).toEqual({
    kind: 'failure',
    id: 'tick',
    job: 'receipts',
    what: 'it did not work',
    code: 'api_error rate_limit',
    causes: ['TypeError: Network connection lost'],
    at: expect.arrayContaining([expect.stringMatching(/log\.test\.ts:\d+:\d+$/)]),
  });
});

test.each([
  ['D1_ERROR: UNIQUE constraint failed: members.email_key: SQLITE_CONSTRAINT'],
  ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.'],
  ['Network connection lost.'],
  ['Cannot resolve D1 DB due to transient issue on remote node.'],
  ['the hourly job failed in receipts, emails'],
  ['answered 503'],
])('%s is logged unchanged', (message) => {
  expect(causesOf(new Error(message))).toEqual([`Error: ${message}`]);
});

const email = `${newId()}@canary.example`;
const code = issueCode();

test.each([
  [`could not send to ${email}`, 'could not send to …'],
  [`could not send to <${email}>: rejected`, 'could not send to … rejected'],
  [`Unexpected token 'K', "${code} is m"... is not valid JSON`, 'Unexpected token …... is not valid JSON'],
  [`Unexpected token 'O', ..."'s, "by O'Neill"... is not valid`, 'Unexpected token …... is not valid'],
  [`Expected double quote: "${email} and no more`, 'Expected double quote: …'],
  [`no rock ${code} here`, 'no rock … here'],
  [`no rock ${code.replaceAll('-', '')} here`, 'no rock … here'],
  ['no rock abc-def-ghj here', 'no rock … here'],
  ['no rock K7M 2QX 9RK here', 'no rock … … … here'],
  ['no rock ABCDEFGHJ here', 'no rock … here'],
  [`session:${newToken()} is not there`, '… is not there'],
  [`photo ${newId()}${newId()} is not there`, 'photo … is not there'],
  ['GET https://rockabout.example/api/auth/email/confirm?token=abc failed', 'GET … failed'],
  ['at 41.258734, -95.937873', 'at … …'],
  ['from 203.0.113.77 or 2001:db8:cafe::1', 'from … or …'],
  ["Type 'object' not supported for value 'Robin Wren'", 'Type …'],
  [`the first line\nand ${email}`, 'the first line'],
  ["can't be read", "can't be read"],
])('%s is logged as %s', (message, said) => {
  expect(causesOf(new Error(message))).toEqual([`Error: ${said}`]);
});

test('an id, a code, a token or an address is masked, whatever surrounds it', () => {
  const surroundings = `%|x %|% x|(%)|key=%|a:%;|"%|it's '%' and '%'|<%>|%: failed|[%]`.split('|');
  for (let i = 0; i < 30; i++) {
    const code = issueCode();
    const secrets = [newId(), newToken(), code, code.toLowerCase(), `${newId()}@canary.example`];
    for (const secret of secrets) {
      for (const around of surroundings) causesOf(new Error(around.replaceAll('%', secret)));
      expect(heard.text()).not.toContain(secret);
    }
    heard.clear();
  }
});

test('a failed statement is logged without its values', async () => {
  const failed = await db
    .run(sql`SELECT * FROM nowhere WHERE email = ${email}`)
    .catch((error: unknown) => error);
  expect(String(failed)).toContain(email);
  expect(causesOf(failed)).toEqual([
    'Error: Failed query',
    'Error: D1_ERROR: no such table: nowhere: SQLITE_ERROR',
  ]);
  expect(heard.text()).not.toContain(email);
});

test('causes are logged in order, those of an AggregateError included', () => {
  const lost = new Error('Network connection lost', { cause: { secret: email } });
  const both = new AggregateError([new RangeError('too far'), lost], 'the pass is not done');
  expect(causesOf(new Error('emails wait', { cause: both }))).toEqual([
    'Error: emails wait',
    'AggregateError: the pass is not done',
    'RangeError: too far',
    'Error: Network connection lost',
  ]);
  expect(causesOf({ secret: email })).toEqual(['object']);
  expect(causesOf(`no email to ${email}`)).toEqual(['no email to …']);
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const deep = words.reduce<Error>((cause, word) => new Error(word, { cause }), lost);
  expect(causesOf(deep)).toEqual(['seven', 'six', 'five', 'four', 'three'].map((word) => `Error: ${word}`));
  lost.cause = lost;
  expect(causesOf(lost)).toEqual(['Error: Network connection lost']);
  expect(heard.text()).not.toContain(email);
});

test('the code of an error is logged if it is a word, and not if it is a value', () => {
  const error = new Error('the answer is odd');
  expect(causesOf(Object.assign(error, { code: 'OAUTH_RESPONSE_IS_NOT_CONFORM' }))).toEqual([
    'Error OAUTH_RESPONSE_IS_NOT_CONFORM: the answer is odd',
  ]);
  for (const value of [email, code, 550]) {
    expect(causesOf(Object.assign(error, { code: value }))).toEqual(['Error: the answer is odd']);
  }
});

test('a message that looks like a stack frame is not taken for one, and a name with a value in it is not logged', () => {
  const error = new Error(`gone\n    at ${email} (robin.ts:1:1)`);
  error.name = email;
  expect(causesOf(error)).toEqual(['Error: gone']);
  expect(heard.text()).not.toContain('canary');
  expect(heard.text()).not.toContain('robin');
});

test('of another service only its error code and its id of the call are logged', () => {
  const error = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: `No such customer: ${email}`,
    code: 'parameter_invalid',
    requestId: 'req_9hX2mR4',
  });
  openLog().failure('refused', undefined, { code: `${error.type} ${email}`, reference: error.requestId });
  openLog().failure('refused', undefined, { reference: `${error.requestId} ${email}` });
  expect(heard.lines()).toEqual([
    { kind: 'failure', what: 'refused', code: 'StripeInvalidRequestError …', reference: 'req_9hX2mR4' },
    { kind: 'failure', what: 'refused' },
  ]);
});

test('a configuration error is logged once', () => {
  const what = `the configuration is odd ${crypto.randomUUID()}`;
  for (let i = 0; i < 3; i++) logOnce(what);
  expect(heard.lines()).toEqual([{ kind: 'failure', what }]);
});

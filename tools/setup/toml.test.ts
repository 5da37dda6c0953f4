import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { parse } from 'smol-toml';
import { expect, inject, test } from 'vitest';
import { valueAt, withValue, type TablePlace } from './toml.ts';

const ours = readFileSync('wrangler.toml', 'utf8');
const vars: TablePlace = { table: 'vars' };
const sessions: TablePlace = { table: 'kv_namespaces', entry: ['binding', 'SESSIONS'] };
const route: TablePlace = { table: 'routes', entry: ['custom_domain', true] };

function changed(text: string, after: string): string[] {
  const before = new Set(text.split('\n'));
  return after.split('\n').filter((line) => !before.has(line));
}

test.for([
  [vars, 'ADMIN_EMAIL', 'ada@rocks.org', ['ADMIN_EMAIL = "ada@rocks.org"']],
  [sessions, 'id', 'abc', ['id = "abc"']],
  [vars, 'NEW_ONE', 'x', ['NEW_ONE = "x"']],
  [null, 'account_id', 'a1', ['account_id = "a1"']],
  [route, 'pattern', 'rocks.org', ['[[routes]]', 'custom_domain = true', 'pattern = "rocks.org"']],
] as const)('one value of our own file is changed, and nothing else: %j %s', ([place, key, value, lines]) => {
  const after = withValue(ours, place, key, value);
  expect(changed(ours, after)).toEqual(lines);
  expect(valueAt(parse(after), place, key)).toBe(value);
  expect(withValue(after, place, key, value)).toBe(after);
});

test('a value of the right entry is changed, and its comment stays', () => {
  const text =
    '[[kv_namespaces]]\nbinding = "OTHER"\nid = "1" # theirs\n[[kv_namespaces]]\nbinding = \'SESSIONS\'\nid = "2" # ours\n';
  expect(withValue(text, sessions, 'id', '3')).toBe(text.replace('"2"', '"3"'));
});

test.for([
  '[vars]\nA = """\nB = "old"\n"""\n',
  'vars = { B = "old" }\n',
  '[vars]\nB = 7\n',
  'vars.B = "old"\n',
])('a file that is written otherwise is refused whole: %j', (text) => {
  expect(() => withValue(text, vars, 'B', 'new')).toThrow(/by hand|[Rr]edefin|already/);
});

test('any text survives, whatever its characters', () => {
  const unit = fc.constantFrom(...'a"\'\\#[]= é石🪨\n\r\t\u0000\u007F\u2028');
  const property = fc.property(fc.string({ unit }), (value) => {
    const after = withValue(ours, vars, 'POSTAL_LINE', value);
    expect(valueAt(parse(after), vars, 'POSTAL_LINE')).toBe(value);
    expect(changed(ours, after).length).toBeLessThanOrEqual(1);
  });
  fc.assert(property, { seed: inject('seed'), numRuns: 100 });
});

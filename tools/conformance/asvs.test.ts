import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { asvsItems } from './asvs.ts';
import { readClaims } from './claims.ts';

const threats = readFileSync(resolve(import.meta.dirname, '../../docs/threats.md'), 'utf8');

test('every item of the security standard has its test or its written exception, once', ({ task }) => {
  const answers = readClaims(threats).flatMap(({ words, exception }) => {
    const [item] = /^\d+\.\d+\.\d+(?= )/.exec(words) ?? [];
    return item === undefined ? [] : [{ item, isException: exception !== null }];
  });
  const exceptions = answers.filter(({ isException }) => isException).length;
  proof(task, {
    goal: 'G-V1',
    what: `${asvsItems.length} items of OWASP ASVS 5.0`,
    figure: `${answers.length - exceptions} have tests, ${exceptions} written exceptions`,
    passLine: 'all of them',
  });
  expect(answers.map(({ item }) => item).sort()).toEqual([...asvsItems].sort());
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { fileOfNoun, nounsIn } from './load-words.ts';

test('the nouns of a module are those whose words it uses', () => {
  const code = `const a = useWords('foundRock').won; useWords( 'codes' ); wordsNow('foundRock'); otherWords('shell')`;
  expect(nounsIn(code)).toEqual(['foundRock', 'codes']);
});

/** What nouns are made with. */
const helpers = ['index.ts', 'intl.ts', 'lists.ts', 'money.ts', 'units.ts', 'utc.ts'];

test('each noun has its own file, and each file is a noun', () => {
  const files = readdirSync('schema/words/en').filter((file) => !helpers.includes(file));
  expect(Object.keys(en).map(fileOfNoun).toSorted()).toEqual(files.toSorted());
});

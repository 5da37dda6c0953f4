import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { helpers } from './build-words.ts';
import { fileOfNoun, groups, nounsIn } from './nouns.ts';

test('the nouns of a module are those whose words it uses', () => {
  const code = `const a = useWords('foundRock').won; useWords( 'codes' ); wordsNow('foundRock'); otherWords('shell')`;
  expect(nounsIn(code)).toEqual(['foundRock', 'codes']);
});

test('each noun has its own file, and each file is a noun', () => {
  const files = readdirSync('schema/words/en').filter(
    (file) => file !== 'index.ts' && !helpers.has(file.slice(0, -3)),
  );
  expect(Object.keys(en).map(fileOfNoun).toSorted()).toEqual(files.toSorted());
});

test('nouns that load together have a file of a name that no noun has', () => {
  expect(Object.keys(groups).filter((name) => name in en)).toEqual([]);
  const grouped = Object.values(groups).flat();
  expect(grouped.filter((noun) => !(noun in en))).toEqual([]);
  expect(new Set(grouped).size).toBe(grouped.length);
});

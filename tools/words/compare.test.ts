import { expect, test } from 'vitest';
import { categoriesOf, compare } from './compare.ts';
import { entriesOf } from './entries.ts';
import { englishNameOf, moduleOf, withoutEnglish } from './new-language.ts';

const english = `export const finds = {
  taken: 'Rock already found',
  button: 'Find',
  times: (count: number) => plural(count, { one: 'Found # time', other: 'Found # times' }),
  page: { title: 'Rock Hunter Pro', lines: ['One', 'Two words'] },
  from: <T>(name: T, link: (text: string) => T) => [name, ' is in ', link('My Rocks')],
};`;

const polish = `export const finds = {
  taken: 'Kamyk już znaleziony',
  button: 'Znajdź',
  times: (count) => plural(count, { one: 'Znaleziony # raz', few: 'Znaleziony # razy', many: 'Znaleziony # razy' }),
  page: { title: 'Rock Hunter Pro', lines: ['Raz', 'Dwa słowa'] },
  from: (name, link) => [link('Moje kamyki'), ': ', name],
};`;

const compared = (theirs: string, language = 'pl') =>
  compare(language, entriesOf('en.ts', english), entriesOf('other.ts', theirs));

test('a whole translation has no problem, and its texts are counted', () => {
  expect(compared(polish)).toEqual({ problems: [], doubts: [], entries: 6, translated: 6 });
});

test.each([
  ["  button: 'Znajdź',\n", '', 'finds.button is missing'],
  ["  button: 'Znajdź',\n", "  button: 'Znajdź',\n  more: 'Więcej',\n", 'finds.more is no English word'],
  ['[link(', '[String(', 'finds.from does not say its value 2'],
  ["few: 'Znaleziony # razy', ", '', 'finds.times lacks the plural few'],
  ["'Znajdź'", "'<b>Znajdź</b>'", 'finds.button has markup: <b>Znajdź</b>'],
  ["'Znajdź'", "'Znajdź&nbsp;'", 'finds.button has markup: Znajdź&nbsp;'],
  ["'Znajdź'", "'javascript:alert(1)'", 'finds.button has markup: javascript:alert(1)'],
  ["'Znajdź'", "'Znajdź\u202e'", 'finds.button has a character that turns text around'],
])('%j replaced by %j: %s', (from, to, problem) => {
  expect(polish).toContain(from);
  expect(compared(polish.replace(from, to)).problems).toEqual([problem]);
});

test('what is as in English, or too long for a button, is doubted and no problem', () => {
  const theirs = polish
    .replace('Kamyk już znaleziony', 'Rock already found')
    .replace('Znajdź', 'Oznacz ten kamyk jako znaleziony');
  const { problems, doubts, translated } = compared(theirs);
  expect(problems).toEqual([]);
  expect(doubts).toEqual([
    'finds.taken is as in English: Rock already found',
    'finds.button is long: Oznacz ten kamyk jako znaleziony',
  ]);
  expect(translated).toBe(5);
});

test('a language needs the plural categories that its whole numbers have', () => {
  expect(categoriesOf('es').toSorted()).toEqual(['one', 'other']);
  expect(categoriesOf('pl').toSorted()).toEqual(['few', 'many', 'one']);
  expect(categoriesOf('ar').toSorted()).toEqual(['few', 'many', 'one', 'other', 'two']);
  expect(categoriesOf('ja')).toEqual(['other']);
});

test('a new module has English beside each text, and loses it again', () => {
  const source = `// About finds.\n${english}`;
  const made = moduleOf('finds.ts', source, 'Italian');
  expect(made).toContain(
    "// The words of en/finds.ts in Italian.\nimport type { Words } from '../words.ts';\n",
  );
  expect(made).toContain("export const finds: Words['finds'] = {");
  expect(made).toContain("taken: /* English: 'Rock already found' */ 'Rock already found',");
  const finished = withoutEnglish(made);
  expect(finished).not.toContain('English:');
  expect([...entriesOf('made.ts', finished).keys()]).toEqual([...entriesOf('en.ts', english).keys()]);
});

test.each(['../..', 'english', 'xx', 'it/..', '', 'IT'])('%j is no language', (name) => {
  expect(() => englishNameOf(name)).toThrow(RangeError);
});

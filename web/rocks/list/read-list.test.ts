import { expect, test } from 'vitest';
import { readLines } from '../../../schema/rock-lines.ts';
import { columnName, columnProblem, guessedMapping, listedBy, sheetOf, textOf } from './read-list.ts';

const rowsOf = (text: string) => {
  const sheet = sheetOf(text);
  return listedBy(sheet, guessedMapping(sheet));
};
const bee = { name: 'Bee, big', laserEngraverId: 'LIB-00001', description: '' };

test.each([
  ['commas', '"Bee, big",LIB-00001\r\nFox,LIB-00002\r\n', 1],
  ['semicolons and headings', 'Name;Rock ID\nBee, big;LIB-00001\nFox;LIB-00002', 2],
  ['pasted cells, the other way around', 'rock_id\tRock\nLIB-00001\tBee, big\nLIB-00002\tFox', 2],
  ['two pasted rows with the line break at the end', 'Bee, big\tLIB-00001\r\nFox\tLIB-00002\r\n', 1],
  ['the separator in the first line', 'sep=;\r\nBee, big;LIB-00001\r\nFox;LIB-00002\r\n', 2],
  ['blank lines between', 'Name;Rock ID\n\nBee, big;LIB-00001\n\nFox;LIB-00002\n\n', 3],
  [
    'a mark, empty lines and a column more',
    '\uFEFFNr.;Titel;Jahr\n\nLIB-00001;"Bee, big";2026\n;;\nLIB-00002;Fox;2026',
    3,
  ],
])('reads %s', (_, text, line) => {
  const rows = rowsOf(text);
  expect(rows[0]).toEqual({ ...bee, line });
  expect(rows.map(({ name }) => name)).toEqual(['Bee, big', 'Fox']);
});

test('letters are read in UTF-8, UTF-16 and Windows-1252', () => {
  const word = 'Käfer “1”';
  const utf16 = Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(word, (c) => c.charCodeAt(0)).buffer),
  ]);
  const windows = Uint8Array.from([0x4b, 0xe4, 0x66, 0x65, 0x72, 0x20, 0x93, 0x31, 0x94]);
  for (const bytes of [new TextEncoder().encode(word), utf16, windows]) expect(textOf(bytes)).toBe(word);
});

test('each wrong line is told by its number in the spreadsheet', () => {
  const { rocks, problems } = readLines(rowsOf('Name;ID\nBee;LIB-00001\n;LIB-00002\nFox;12\nOwl;lib 00001'));
  expect(rocks.map(({ line }) => line)).toEqual([2]);
  expect(problems).toEqual([
    { line: 3, words: 'Rock name is required' },
    { line: 4, words: expect.stringContaining('at least 8 characters') },
    { line: 5, words: 'This Rock ID is also in line 2' },
  ]);
});

test.each([
  ['LIB-00001\nLIB-00002', {}, 'Your table has one column'],
  ['Bee;LIB-00001', {}, null],
  ['Bee;LIB-00001', { name: null }, 'the column with the names'],
  ['Bee;LIB-00001', { code: null }, 'the column with the Rock IDs'],
  ['Bee;LIB-00001', { name: 1 }, 'a column of its own'],
  ['Bee;LIB-00001', { description: 1 }, 'a column of its own'],
])('of the columns of %j with %j it says: %s', (text, change, words) => {
  const sheet = sheetOf(text);
  const said = columnProblem(sheet, { ...guessedMapping(sheet), ...change });
  expect(said).toEqual(words === null ? null : expect.stringContaining(words));
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});

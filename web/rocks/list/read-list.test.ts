import { expect, test } from 'vitest';
import { readLines as linesRead } from '../../../schema/rock-lines.ts';
import {
  columnName,
  columnProblem as problemOf,
  guessedMapping,
  listedBy,
  sheetOf,
  textOf,
  type Mapping,
} from './read-list.ts';
import * as en from '../../../schema/words/en/index.ts';
import { worded } from '../../../schema/words/say.ts';

const readLines = (...list: Parameters<typeof linesRead>) => {
  const { rocks, problems } = linesRead(...list);
  return { rocks, problems: problems.map(({ line, why }) => ({ line, why: worded(en, why) })) };
};
const columnProblem = (...list: Parameters<typeof problemOf>) => {
  const said = problemOf(...list);
  return said === null ? null : worded(en, said);
};

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
  ['Rock IDs in the first column', 'LIB-00001\tBee, big\nLIB-00002\tFox', 1],
  ['numbers, Rock IDs and names', '1;LIB-00001;Bee, big\n2;LIB-00002;Fox', 1],
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
    { line: 3, why: en.rocks.name },
    { line: 4, why: expect.stringContaining('at least 8 characters') },
    { line: 5, why: 'This Rock ID is also in line 2' },
  ]);
});

const none = { hasHeadings: false, name: null, code: null, description: null };
test.each<[text: string, guessed: Partial<Mapping>]>([
  ['Bee;LIB-00001;From the pond\nFox;LIB-00002;Red', { name: 0, code: 1, description: 2 }],
  ['LIB-00001;Bee;From the pond\nLIB-00002;Fox;Red', { name: 1, code: 0, description: 2 }],
  ['DDD-DDD-DDW;Dragonfly\nEEE EEE EES;Ladybird', { name: 1, code: 0 }],
  ['Stein\tLIB-00001', { name: 0, code: 1 }],
  ['From the pond;LIB-00001;Bee', { code: 1 }],
  ['Bee;LIB-00001;Ada;Bath', { code: 1 }],
  ['LIB-00001;Dragonfly-2026', {}],
  ['2026-11-01;LIB-00001;Bee\n2026-11-02;LIB-00002;Fox', {}],
  ['Bee;LIB-00001\nFox;LIB-00001', {}],
  ['Bee;LIB-00001\nFox;LIB-2', {}],
  ['Bee;DDDDDDDD2', {}],
  ['Dragonfly;dragonflies', {}],
  ['Bezeichnung;Kennung\nBee;LIB-00001', {}],
  ['Rock;Kind\nLIB-00001;Dragonfly\nLIB-00002;Ladybird', { hasHeadings: true, name: 0 }],
  ['Kind;ID;Who\nBee;LIB-00001;Ada', { hasHeadings: true, code: 1 }],
  ['', {}],
])('of %j it guesses %j, and asks for the rest', (text, guessed) => {
  expect(guessedMapping(sheetOf(text))).toEqual({ ...none, ...guessed });
});

test.each([
  ['LIB-00001\nLIB-00002', {}, 'Your table has one column'],
  ['Bee;LIB-00001', {}, null],
  ['Dragonfly;Ladybird', { name: 0 }, 'the column with the Rock IDs'],
  ['Bee;LIB-00001', { name: null }, 'the column with the names'],
  ['Bee;LIB-00001', { code: null }, 'the column with the Rock IDs'],
  ['Bee;LIB-00001', { name: 1 }, 'a column of its own'],
  ['Bee;LIB-00001', { description: 1 }, 'a column of its own'],
])('of the columns of %j with %j it says: %s', (text, change, words) => {
  const sheet = sheetOf(text);
  const said = columnProblem(sheet, { ...guessedMapping(sheet), ...change });
  expect(said).toEqual(words === null ? null : expect.stringContaining(words));
});

const rest = 'Ant,LIBQ-00003,x\nCat,LIBQ-00004,y\n';
test.each([
  ['opened and not closed', `Fox,LIBQ-00002,"6 inches\n${rest}`, 'a quotation mark is opened and not closed'],
  ['opened again later', `Fox,LIBQ-00002,"6 inches\n${rest}Elk,LIBQ-00005,"12"\n`, 'a quotation mark is'],
  [
    'closed by that of a later line',
    `Fox,LIBQ-00002,"6 in\n${rest}Elk,LIBQ-00005,12"\n`,
    'holds further rocks',
  ],
  ['inside of a cell', `Fox,LIBQ-00002,"6" in"\n${rest}`, 'a quotation mark is inside of a cell'],
])('a quotation mark that is %s refuses the list, by its line', (_, lines, words) => {
  const sheet = sheetOf(`Name,Rock ID,Description\nBee,LIBQ-00001,nice\n${lines}`);
  const said = columnProblem(sheet, guessedMapping(sheet));
  expect(said).toMatch(/^Line 3: .* Nothing was registered\.$/);
  expect(said).toContain(words);
});

test('quotation marks in pairs, inches, and texts of several lines are read', () => {
  const sheet = sheetOf(
    'Name,Rock ID,About\nBee,LIBQ-00001,"red, blue,\n\nand, with 12, dots"\nFox,LIBQ-00002,6" wide',
  );
  expect(columnProblem(sheet, guessedMapping(sheet))).toBeNull();
  expect(sheet.rows.map(({ cells }) => cells[2])).toEqual([
    'About',
    'red, blue,\n\nand, with 12, dots',
    '6" wide',
  ]);
});

test('what is no text is no list', () => {
  expect(textOf(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 6]))).toBeNull();
  expect(textOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBeNull();
  expect(textOf(new TextEncoder().encode('PK;LIB-00001'))).toBe('PK;LIB-00001');
});

test.each([
  ['nice', '', 'Rock ID is required'],
  ['nice', '1,00E+05', 'Your spreadsheet has turned this Rock ID into a number'],
  ['nice', '1E+05', 'Your spreadsheet has turned this Rock ID into a number'],
  ['beside libq 00001', 'LIBQ-00002', 'A text of this line has the Rock ID of line 2'],
  ['beside L.I.B.Q.0.0.0.0.3', 'LIBQ-00002', 'A text of this line has the Rock ID of line 4'],
])('a line with %j and %j as its Rock ID says: %s', (description, laserEngraverId, words) => {
  const line = (number: number, code: string, text = '') => ({
    line: number,
    name: 'Bee',
    laserEngraverId: code,
    description: text,
  });
  const all = [line(2, 'LIBQ-00001'), line(3, laserEngraverId, description), line(4, 'LIBQ-00003')];
  const { rocks, problems } = readLines(all);
  expect(rocks.map((rock) => rock.line)).toEqual([2, 4]);
  expect(problems).toEqual([{ line: 3, why: expect.stringContaining(words) }]);
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});

import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLines, type Cell } from './csv.ts';

/** A cell, and the text that a spreadsheet reads, if it differs. */
const cells: [cell: Cell, seen?: string][] = [
  ['Sunny'],
  ['Grüße vom Bärensee 🐻'],
  ['a "quoted" word'],
  ['"'],
  ['one, two'],
  ['one\ntwo'],
  ['one\r\ntwo'],
  ['  room around it  '],
  ["it's"],
  ["'already"],
  ['1e3'],
  ['007'],
  ['a - b = c'],
  ['me@example.test'],
  ['a;b'],
  ['', ''],
  [null, ''],
  [0, '0'],
  [-95.93, '-95.93'],
  [1234.5, '1234.5'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://example.test","Click")', '\'=HYPERLINK("https://example.test","Click")'],
  ['+1 402 555 0100', "'+1 402 555 0100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\ttab', "'\ttab"],
  ['\rreturn', "'\rreturn"],
  ['\0nothing', "'\0nothing"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  [' =1', "' =1"],
  ['\u200B=1', "'\u200B=1"],
  ['\uFEFF=1', "'\uFEFF=1"],
  ['1\n=2', "1\n'=2"],
  ['1;=2', "1;'=2"],
  ['1\t @2', "1\t' @2"],
];

test.each(cells)('%j is read as written, and never as a formula', (cell, seen) => {
  const text = csvLines([['before', cell, 'after']]);
  const { data, errors } = Papa.parse<string[]>(text.replace(/\r\n$/, ''), { newline: '\r\n' });
  expect(errors).toEqual([]);
  expect(data).toEqual([['before', seen ?? cell, 'after']]);
});

test('no cell is read with the start of a formula', () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠']) {
    const text = csvLines([[`${first}1`]]);
    expect(text).toBe(`"'${first}1"\r\n`);
  }
});

test('every line ends with CR LF, and texts are quoted but numbers are not', () => {
  const text = csvLines([
    ['a "b"', 1, null],
    ['', -2.5, 'c'],
  ]);
  expect(text).toBe('"a ""b""",1,\r\n"",-2.5,"c"\r\n');
  expect(csvLines([])).toBe('');
});

test('a cell has no isolates of sentences from right to left', () => {
  expect(csvLines([['\u2068أوماها\u2069، \u2068نبراسكا\u2069', '\u2068=1\u2069']])).toBe(
    '"أوماها، نبراسكا","\'=1"\r\n',
  );
});

// Degrees that are none, as text and as JSON, and some at the edges that are.
import { Raw, type Odd } from './strange.ts';

/** Refused as a latitude and as a longitude, in a form and in JSON. */
export const badDegreeTexts: readonly string[] = [
  '', ' ', '\t', 'abc', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '1e1', '1E1', '1e400', '-1e400', '1e-7', '0x10', '0b1', '0o7',
  '41,25', '41.25.1', '41.', '.5', '-.5', '+41', '--41', '-', '- 41', '4 1', '41°', "41°15'", '41N', '41;', "41'", '1_0', '1,000', '٤١', '４１', '㊶',
  '180.0000001', '-180.0000001', '181', '-181', '999', '1000', '00041', '9'.repeat(100), `-${'9'.repeat(100)}`, '41\u0000', '41\u200B', '\u202E41',
  '[41]', '{}', '41/1', '=41', '1e', 'e1', '∞', '½', '41 25', '41\n25',
]; // prettier-ignore

/** The same, where JSON alone can say them. */
export const badDegrees: readonly Odd[] = [
  { words: 'null', value: null },
  { words: 'true', value: true },
  { words: 'false', value: false },
  { words: 'an empty list', value: [] },
  { words: 'a number in a list', value: [41] },
  { words: 'an object', value: {} },
  { words: '1e400', value: new Raw('1e400') },
  { words: '-1e400', value: new Raw('-1e400') },
  { words: '100 digits', value: new Raw('9'.repeat(100)) },
  { words: '180.0000001', value: 180.0000001 },
  { words: '-200', value: -200 },
  { words: 'a lone surrogate', value: '41\uD800' },
];

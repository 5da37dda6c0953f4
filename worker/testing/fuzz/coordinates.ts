// Degrees that are none, as text and as JSON.
import { Raw } from './body.ts';

/** Refused as a latitude and as a longitude, in a form and in JSON. */
export const badDegreeTexts: readonly string[] = [
  '', ' ', '\t', 'abc', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '1e1', '1E1', '1e400', '-1e400', '1e-7', '0x10', '0b1', '0o7',
  '41,25', '41.25.1', '41.', '.5', '-.5', '+41', '--41', '-', '- 41', '4 1', '41°', "41°15'", '41N', '41;', "41'", '1_0', '1,000', '٤١', '４１', '㊶',
  '180.0000001', '-180.0000001', '181', '-181', '999', '1000', '00041', '9'.repeat(100), `-${'9'.repeat(100)}`, '41\u0000', '41\u200B', '\u202E41',
  '[41]', '{}', '41/1', '=41', '1e', 'e1', '∞', '½', '41 25', '41\n25',
]; // prettier-ignore

/** The same, where JSON alone can say them. */
export const badDegrees: readonly unknown[] = [
  null, true, false, [], [41], {}, new Raw('1e400'), new Raw('-1e400'), new Raw('9'.repeat(100)), 180.0000001, -200, '41\uD800',
]; // prettier-ignore

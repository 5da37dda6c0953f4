// What somebody might send where something else is wanted.

/** JSON that no value of ours can say, such as 1e400. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A value, and what is odd about it. */
export interface Odd {
  words: string;
  value: unknown;
}

const odd = (words: string, value: unknown): Odd => ({ words, value });

/** Characters that no text of ours may hold. */
const forbidden = [
  '\u0000', '\u0001', '\u0008', '\u000B', '\u001B', '\u007F', '\u0085', '\u009F',
  '\u202A', '\u202E', '\u2066', '\u2069',
]; // prettier-ignore

const pointOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Texts that are good for nothing, whatever text is wanted, in JSON and in forms. */
export const badTexts: readonly Odd[] = [
  ...forbidden.map((character) => odd(`a text with ${pointOf(character)}`, `Rob${character}in`)),
  odd('5,000 letters', 'a'.repeat(5_000)),
  odd('3,000 emoji', '🪨'.repeat(3_000)),
  odd('4,000 marks on a letter', `a${'\u0301'.repeat(4_000)}`),
];

/** The same, where JSON alone can say them. */
export const badJsonTexts: readonly Odd[] = [
  odd('a lone high surrogate', 'Rob\uD800in'),
  odd('a lone low surrogate', 'Rob\uDC00in'),
  odd('surrogates the wrong way round', '\uDE00\uD83D'),
  odd('a megabyte', 'a'.repeat(1_000_000)),
];

/** What is none where something must be written. */
export const blanks: readonly Odd[] = [
  odd('nothing', ''),
  odd('a space', ' '),
  odd('white space of all kinds', ' \t\n\u00A0\u3000\u2003'),
  odd('zero width', '\u200B\u200D\u2060\uFEFF'),
  odd('what is invisible', '\u3164\u115F\u2800\u00AD'),
];

/** Strange, and not always wrong. */
export const strangeTexts: readonly Odd[] = [
  odd('a zero width space', 'Ro\u200Bbin'),
  odd('marks of direction', 'Ro\u200E\u200Fbin'),
  odd('letters of two scripts', 'Rоbin'),
  odd('a family of emoji', '👨‍👩‍👧‍👦 🏳️‍🌈'),
  odd('marks apart from their letters', 'e\u0301tude\u0302'),
  odd('a pile of marks', `Z${'\u0310\u0352\u034A'.repeat(6)}algo`),
  odd('ligatures and wide letters', 'ﬁ ﷺ Ｒｏｂｉｎ ㎏'),
  odd('SQL', `x'); DROP TABLE rocks; --`),
  odd('wildcards', '%_%'),
  odd('HTML', '"><img src=x onerror=alert(1)><!--'),
  odd('a template', '${7*7}{{7*7}}<%= 7*7 %>'),
  odd('a formula', '=cmd|"/c calc"!A1'),
  odd('lines', 'one\r\ntwo\u2028three\u2029four\rfive'),
  odd('a header', 'x\r\nSet-Cookie: a=b'),
  odd('a path', '../../../../etc/passwd%00.png'),
  odd('percent', '%00%ff%zz%'),
  odd('a private character and one that is none', '\uE000\uFFFE\uFFFF'),
  odd('a name of objects', '__proto__'),
  odd('a number', '0'),
  odd('null as a word', 'null'),
];

const deep = (depth: number) => new Raw('['.repeat(depth) + ']'.repeat(depth));
const deepObject = (depth: number) => new Raw('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));

/** What is no text, no flag and no choice. */
export const wrongTypes: readonly Odd[] = [
  odd('null', null),
  odd('a number', 7),
  odd('minus nothing', new Raw('-0')),
  odd('1e400', new Raw('1e400')),
  odd('100 digits', new Raw('9'.repeat(100))),
  odd('a list', []),
  odd('a text in a list', ['Robin']),
  odd('an object', {}),
  odd('an object that says what it is', { toString: 'x', valueOf: 1, length: 3 }),
  odd('a prototype', new Raw('{"__proto__":{"polluted":true}}')),
  odd('a constructor', { constructor: { prototype: { polluted: true } } }),
  odd('10,000 lists in each other', deep(10_000)),
  odd('10,000 objects in each other', deepObject(10_000)),
];

export const flags: readonly Odd[] = [odd('true', true), odd('false', false)];

/** Bodies that are no object. */
export const noObjects: readonly string[] = [
  'null', 'true', '7', '-0', '1e400', '"text"', '[]', '[{}]', '', ' ', '{', '}', 'undefined', 'NaN', '{]', "{'a':1}", '{"a":1,}',
  '{"a":01}', '{"a":0x10}', '{"a":NaN}', '{"a":1}{"b":2}', '/* */{}', '\u0000', '{"a":"\n"}',
  '['.repeat(10_000) + ']'.repeat(10_000), '{"a":'.repeat(10_000),
]; // prettier-ignore

/** Fields that nobody asked for. */
export const extraFields: readonly Odd[] = [
  odd('a prototype beside it', '"__proto__":{"polluted":true,"isAdmin":true}'),
  odd('a constructor beside it', '"constructor":{"prototype":{"polluted":true}}'),
  odd(
    'fields of a row beside it',
    '"id":"x","ownerId":"x","isAdmin":true,"hasManualPlan":true,"createdAt":0',
  ),
  odd('names of methods beside it', '"toString":1,"hasOwnProperty":null,"then":{},"toJSON":"x"'),
  odd('no name beside it', '"":"","\\u0000":"\\ud800"'),
];

/** Parts of a path that name nothing. `%2e%2e` is none of them: whatever reads addresses takes it away. */
export const lostSegments: readonly string[] = [
  'nowhere', '0', '-1', 'null', 'undefined', '__proto__', 'constructor', '%', '%25', '%zz', '%0', '%00', 'a%00b', '%ff%fe',
  '%ED%A0%80', '%e2%80%ae', '%F0%9F%AA%A8', '..%2f..%2fetc%2fpasswd', '%252e%252e', '....', '%5c%5c', "'%20OR%20'1'='1",
  '%27%3B%20DROP%20TABLE%20rocks%3B--', '%25_%25', '*', '~', '$%7B7*7%7D', '%3Cscript%3E', '%0d%0aSet-Cookie:a=b', '👻', 'Ünïcode',
  'a'.repeat(300), '%41'.repeat(500), 'a'.repeat(8_000), ';x=y', '@', 'a:b', '%20', '+', '[object%20Object]', 'aaaaaaaaaaaaaaaa',
]; // prettier-ignore

/** Values of a query that no call reads as a limit. */
export const badLimits: readonly string[] = [
  '', ' ', '0', '-1', '-0', '1.5', '1e1', '0x10', '501', '9999', '99999', '1,5', 'NaN', 'Infinity', 'null', '١٢', '1%00', '%F0%9F%AA%A8',
  '1'.repeat(100), '[]', 'true', '1%20', "1'--",
]; // prettier-ignore

export const badCursors: readonly string[] = [
  '', '.', '1.', '.a', '1', 'a.b', '-1.a', '1e3.a', '1.a.b', '1.%00', '1.%27', '1'.repeat(16) + '.a', `1.${'a'.repeat(41)}`, '1.é',
  '%00', 'null', '0x1.a', '1 .a', '1%2E', '__proto__',
]; // prettier-ignore

export const badZooms: readonly string[] = [
  '', ' ', '0', '1', '19', '-2', '2.5', '1e1', '0x2', 'NaN', 'null', '٢', '2%00', '002', '1'.repeat(100), 'true',
]; // prettier-ignore

export const badBoxes: readonly string[] = [
  '', ',', ',,,', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,1,0,2', '1,2,2,1', '-181,0,0,1', '0,-91,1,0', '0,0,541,1', '0,0,1,91', 'NaN,0,1,1',
  '1e1,0,20,1', '0x1,0,20,1', '0,0,1,1%00', ' 0,0,1,1', '0;0;1;1', 'null', `${'1'.repeat(100)},0,1,1`,
]; // prettier-ignore

// Good content in a bad shape: JSON that breaks off, forms with broken parts, photos that are none.
import fc from 'fast-check';
import { pictures } from '../../photos/testing-corpus.ts';
import {
  bodyOf,
  boundary,
  field,
  fieldsAsParts,
  file,
  formBody,
  jsonBody,
  jsonText,
  queryText,
  type Body,
  type Fields,
  type Part,
  type Piece,
} from './body.ts';

const kilobytes = (many: number) => 'x'.repeat(many * 1024);
const inBits = (body: Body): Body => ({ ...body, isChunked: true });
const notUtf8 = Uint8Array.of(0xff, 0xfe, 0xc0, 0x80);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bodies that are no object. */
const noObjects: fc.Arbitrary<string> = fc.oneof(
  fc
    .jsonValue()
    .filter((value) => !isObject(value))
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '', ' ', '{', '}', '{]', 'undefined', 'NaN', '1e400', "{'a':1}", '{"a":1,}', '{"a":NaN}', '{"a":1}{"b":2}', '/* */{}', '\u0000', '{"a":"\n"}',
    '['.repeat(10_000) + ']'.repeat(10_000), '{"a":'.repeat(10_000),
  ), // prettier-ignore
);

/** JSON that must be refused. */
export function brokenJson(fields: Fields): fc.Arbitrary<Body> {
  const text = jsonText(fields);
  const tooLong = text + ' '.repeat(70_000);
  const brokenOff = fc.nat(text.length - 1).map((end) => text.slice(0, end));
  const longField = `{"x":"${kilobytes(1_024)}",${text.slice(1)}`;
  const utf16 = Uint8Array.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0) % 256, 0]));
  return fc.oneof(
    { weight: 3, arbitrary: brokenOff.map((begun) => jsonBody(begun)) },
    { weight: 3, arbitrary: noObjects.map((other) => jsonBody(other)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Body[]>(
        ...[`${text}x`, `[${text}]`, tooLong, longField].map((whole) => jsonBody(whole)),
        inBits(jsonBody(tooLong)),
        { type: 'application/json; charset=utf-16', pieces: [utf16] },
        // It begins as gzip does.
        { type: 'application/json', pieces: [Uint8Array.of(31, 139, 8, 0), text] },
      ),
    },
  );
}

/** Names of kinds of content under which no JSON is read. */
export const wrongTypesOfJson: readonly (string | null)[] = [
  null, '', 'text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/html', 'image/png',
  'application/octet-stream', 'application/jsonp', 'application/json-patch+json', 'application/x-json', 'json', 'text/json', 'application/', '/',
  'text/plain; application/json', 'application/ json', '*/*', 'multipart/form-data; boundary=application/json', 'null', `application/${'x'.repeat(5_000)}`,
]; // prettier-ignore

/** Fields that nobody asked for, with names that every object has, or a row. */
const extraFields = fc.dictionary(
  fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'toJSON'),
    fc.constantFrom('id', 'ownerId', 'isAdmin', 'hasManualPlan', 'createdAt'),
  ),
  fc.oneof(fc.jsonValue(), fc.constant({ polluted: true, prototype: { polluted: true } })),
  { minKeys: 1 },
);

/** JSON that may be taken, and may not. */
export function strangeJson(fields: Fields): fc.Arbitrary<Body> {
  const text = jsonText(fields);
  const members = text.slice(1, -1);
  const withMore = (more: string) => (members === '' ? `{${more}}` : `{${more},${members}}`);
  return fc.oneof(
    extraFields.map((extra) => jsonBody(withMore(jsonText(extra).slice(1, -1)))),
    fc.constantFrom<Body[]>(
      jsonBody(withMore(members)),
      jsonBody(`\uFEFF${text}`),
      jsonBody(` \n\t${text}\r\n `),
      inBits(jsonBody(text)),
      jsonBody(text, 'APPLICATION/JSON ; Charset="utf-8"'),
      { type: 'application/json', pieces: ['{"x":"', notUtf8, withMore('"').slice(1)] },
    ),
  );
}

/** Forms whose boundary is missing, or stands nowhere in them. */
export function formsWithoutBoundary(fields: Fields): Body[] {
  const { pieces } = bodyOf('form', fields);
  return ['', '; boundary=', '; boundary=another'].map((parameter) => ({
    type: `multipart/form-data${parameter}`,
    pieces,
  }));
}

const more = field('more', 'x');
const photo = (bytes: Piece) => file('image', bytes);

/** Forms that must be refused, whatever is in them. */
export function brokenForms(fields: Fields): Body[] {
  const parts = fieldsAsParts(fields);
  const plus = (...others: Part[]) => formBody([...parts, ...others]);
  return [
    ...formsWithoutBoundary(fields),
    { ...formBody([]), pieces: [] },
    { ...formBody([]), pieces: [jsonText(fields)] },
    // A part that breaks off, and a form without its end.
    formBody([...parts, photo('GIF89a')], `--${boundary}\r\nContent-Disp`),
    formBody([...parts, more], ''),
    // Parts without a name or a head, and one that is none of a form.
    plus(['Content-Disposition: form-data', 'x']),
    plus(['', 'x']),
    plus(['Content-Type: text/plain', 'x']),
    plus(photo(pictures.gif), photo(pictures.png)),
    plus(field('image', 'x')),
    plus(field('more', kilobytes(70))),
    plus(...Array.from({ length: 1_000 }, () => more)),
    // Nobody knows which of two is meant.
    ...parts.map((part) => plus(part)),
    bodyOf('page', fields),
    jsonBody(queryText(fields), 'text/plain'),
  ];
}

/** More than any photo may weigh. */
export const tooLargeForm = (fields: Fields): Body =>
  inBits(formBody([...fieldsAsParts(fields), photo(new Uint8Array(11 * 1024 * 1024))]));

/** A file where a text is wanted. */
export const filesForTexts = (fields: Fields, wanted: readonly string[]): Body[] =>
  wanted.map((name) =>
    formBody([
      ...fieldsAsParts({ ...fields, [name]: undefined }),
      file(name, 'Robin', 'name.txt', 'text/plain'),
    ]),
  );

/** Forms that may be taken, and may not. */
export function strangeForms(fields: Fields): fc.Arbitrary<Body> {
  const parts = [...fieldsAsParts(fields), photo(pictures.gif)];
  const plus = (...others: Part[]) => formBody([...parts, ...others]);
  const otherHeads = fc.tuple(fc.nat(60), fc.nat(9), fc.string({ maxLength: 9 })).map(([at, lost, put]) => {
    const changed = (head: string) => head.slice(0, at) + put + head.slice(at + lost);
    return formBody(parts.map(([head, content]): Part => [changed(head), content]));
  });
  return fc.oneof(
    otherHeads,
    fc.constantFrom<Body[]>(
      plus(...Array.from({ length: 1_000 }, (_, i) => field(`more${i}`, 'x'))),
      plus(...['__proto__', 'constructor', 'then'].map((name) => field(name, 'x'))),
      formBody([...fieldsAsParts(fields), file('image', '', '')]),
      formBody([...fieldsAsParts(fields), file('image', pictures.gif, '../../etc/passwd%00.html')]),
      plus([`${more[0]}\r\nX-More: ${'x'.repeat(9_000)}`, 'x']),
      plus(field('more', notUtf8)),
      { ...plus(), pieces: ['before\r\n', ...plus().pieces, 'after'] },
      inBits(plus()),
    ),
  );
}

/** Forms with half of a picture at most, or with anything; what else is no photo the tests of uploads send. */
export const brokenPhotos = (fields: Fields): fc.Arbitrary<Body> =>
  fc
    .oneof(
      fc.uint8Array({ minLength: 1 }),
      fc
        .tuple(fc.constantFrom(...Object.values(pictures)), fc.double({ min: 0.01, max: 0.5, noNaN: true }))
        .map(([bytes, part]) => bytes.subarray(0, bytes.length * part)),
    )
    .map((bytes) => formBody([...fieldsAsParts(fields), photo(bytes)]));

/** The same fields with a good photo. */
export const withPhoto = (fields: Fields): Body => formBody([...fieldsAsParts(fields), photo(pictures.gif)]);

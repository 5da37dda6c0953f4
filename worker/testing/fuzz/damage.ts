// Malformed bodies with valid fields: truncated JSON, broken forms, invalid photos.
import fc from 'fast-check';
import { pictures } from '../../photos/testing-corpus.ts';
import * as bodies from './body.ts';
import { field, fieldsAsParts, file, formBody, jsonBody, jsonText, queryText } from './body.ts';
import type { Body, Fields, Part, Piece } from './body.ts';
import { importing, webhook, type Call } from './calls.ts';
import { freeFields, type Shape } from './from-schema.ts';
import { photoCalls } from './samples.ts';

/** Bodies with valid fields that must be refused ('bad') or may be ('odd'); null if the fields allow none. */
type Harm = readonly ['bad' | 'odd', string, (fields: Fields, shape: Shape) => fc.Arbitrary<Body> | null];

const kilobytes = (many: number) => 'x'.repeat(many * 1024);
const inBits = (body: Body): Body => ({ ...body, isChunked: true });
const notUtf8 = Uint8Array.of(0xff, 0xfe, 0xc0, 0x80);

/** Texts that are not a JSON object. */
const noObjects: fc.Arbitrary<string> = fc.oneof(
  fc
    .oneof(fc.array(fc.jsonValue()), fc.string(), fc.double(), fc.boolean())
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '', ' ', '{', '}', '{]', 'undefined', 'NaN', '1e400', "{'a':1}", '{"a":1,}', '{"a":NaN}', '{"a":1}{"b":2}', '/* */{}', '\u0000', '{"a":"\n"}',
    '['.repeat(10_000) + ']'.repeat(10_000), '{"a":'.repeat(10_000),
  ), // prettier-ignore
);

function brokenJson(fields: Fields): fc.Arbitrary<Body> {
  const text = jsonText(fields);
  const tooLong = text + ' '.repeat(70_000);
  const longField = `{"x":"${kilobytes(1_024)}",${text.slice(1)}`;
  const utf16 = Uint8Array.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0) % 256, 0]));
  return fc.oneof(
    fc.nat(text.length - 1).map((end) => jsonBody(text.slice(0, end))),
    noObjects.map((other) => jsonBody(other)),
    fc.constantFrom<Body[]>(
      ...[`${text}x`, `[${text}]`, tooLong, longField].map((whole) => jsonBody(whole)),
      inBits(jsonBody(tooLong)),
      { type: 'application/json; charset=utf-16', pieces: [utf16] },
      // Starts like gzip.
      { type: 'application/json', pieces: [Uint8Array.of(31, 139, 8, 0), text] },
    ),
  );
}

/** Content types with which a body must not be read as JSON. */
const wrongTypesOfJson: readonly (string | null)[] = [
  null, '', 'text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/html', 'image/png',
  'application/octet-stream', 'application/jsonp', 'application/json-patch+json', 'application/x-json', 'json', 'text/json', 'application/', '/',
  'text/plain; application/json', 'application/ json', '*/*', 'multipart/form-data; boundary=application/json', 'null', `application/${'x'.repeat(5_000)}`,
]; // prettier-ignore

/** Unexpected fields, named like properties of every object or like columns of a row. */
const extraFields = fc.dictionary(
  fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'toJSON'),
    fc.constantFrom('id', 'ownerId', 'isAdmin', 'hasManualPlan', 'createdAt'),
  ),
  fc.oneof(fc.jsonValue(), fc.constant({ polluted: true, prototype: { polluted: true } })),
  { minKeys: 1 },
);

function strangeJson(fields: Fields): fc.Arbitrary<Body> {
  const text = jsonText(fields);
  const members = text.slice(1, -1);
  const withMore = (more: string) => (members === '' ? `{${more}}` : `{${more},${members}}`);
  return fc.oneof(
    extraFields.map((extra) => jsonBody(withMore(jsonText(extra).slice(1, -1)))),
    fc.constantFrom<Body[]>(
      ...[withMore(members), `\uFEFF${text}`, ` \n\t${text}\r\n `].map((strange) => jsonBody(strange)),
      inBits(jsonBody(text)),
      jsonBody(text, 'APPLICATION/JSON ; Charset="utf-8"'),
      { type: 'application/json', pieces: ['{"x":"', notUtf8, withMore('"').slice(1)] },
    ),
  );
}

/** Forms whose boundary is missing or does not occur in the body. */
const formsWithoutBoundary = (fields: Fields): Body[] =>
  ['', '; boundary=', '; boundary=another'].map((parameter) => {
    return { ...bodies.bodyOf('form', fields), type: `multipart/form-data${parameter}` };
  });

const more = field('more', 'x');
const photo = (bytes: Piece) => file('image', bytes);
const formOf = (fields: Fields, ...others: Part[]) => formBody([...fieldsAsParts(fields), ...others]);

function brokenForms(fields: Fields): fc.Arbitrary<Body> {
  const parts = fieldsAsParts(fields);
  const plus = (...others: Part[]) => formOf(fields, ...others);
  return fc.constantFrom<Body[]>(
    ...formsWithoutBoundary(fields),
    { ...formBody([]), pieces: [] },
    { ...formBody([]), pieces: [jsonText(fields)] },
    // A truncated part, and a form without its end.
    formBody([...parts, photo('GIF89a')], `--${bodies.boundary}\r\nContent-Disp`),
    formBody([...parts, more], ''),
    // Parts without a name, without headers, and without a Content-Disposition.
    plus(['Content-Disposition: form-data', 'x']),
    plus(['', 'x']),
    plus(['Content-Type: text/plain', 'x']),
    plus(photo(pictures.gif), photo(pictures.png)),
    plus(field('image', 'x')),
    plus(field('more', kilobytes(70))),
    plus(...Array.from({ length: 1_000 }, () => more)),
    // A field that is sent twice is ambiguous.
    ...parts.map((part) => plus(part)),
    bodies.bodyOf('page', fields),
    jsonBody(queryText(fields), 'text/plain'),
  );
}

function strangeForms(fields: Fields): fc.Arbitrary<Body> {
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
      formOf(fields, file('image', '', '')),
      formOf(fields, file('image', pictures.gif, '../../etc/passwd%00.html')),
      plus([`${more[0]}\r\nX-More: ${'x'.repeat(9_000)}`, 'x']),
      plus(field('more', notUtf8)),
      { ...plus(), pieces: ['before\r\n', ...plus().pieces, 'after'] },
      inBits(plus()),
    ),
  );
}

/** A file in place of a text. */
function filesForTexts(fields: Fields, shape: Shape): fc.Arbitrary<Body> | null {
  const free = freeFields(shape);
  const forms = Object.keys(shape)
    .filter((name) => !free.includes(name))
    .map((name) => formOf({ ...fields, [name]: undefined }, file(name, 'Robin', 'name.txt', 'text/plain')));
  return forms.length > 0 ? fc.constantFrom(...forms) : null;
}

/** The first frame of the GIF ends at byte 119 and is a valid picture, so half of the GIF must be shorter. */
const whole = { ...pictures, gif: pictures.gif.subarray(0, 236) };
const halfPictures = fc
  .constantFrom(...Object.values(whole))
  .chain((bytes) => fc.integer({ min: 1, max: bytes.length >> 1 }).map((end) => bytes.subarray(0, end)));

/** Forms with at most half of a picture, or with random bytes. The upload tests send other invalid photos. */
const brokenPhotos = (fields: Fields): fc.Arbitrary<Body> =>
  fc.oneof(fc.uint8Array({ minLength: 1 }), halfPictures).map((bytes) => formOf(fields, photo(bytes)));

/** The same fields with a good photo. */
export const withPhoto = (fields: Fields): Body => formOf(fields, photo(pictures.gif));

/** Bodies with the wrong content type. */
const mistyped = (text: string, types: typeof wrongTypesOfJson) =>
  fc.constantFrom(...types).map((type) => jsonBody(text, type));
const wrongTypesOfPages = wrongTypesOfJson.filter((type) => !type?.includes('urlencoded'));

function twice(fields: Fields): fc.Arbitrary<Body> {
  const { type, pieces } = bodies.bodyOf('page', fields);
  return fc.constant({ type, pieces: [...pieces, '&', ...pieces, '&%zz=%ff'] });
}

const ofPages: readonly Harm[] = [
  ['bad', 'broken JSON', brokenJson],
  ['bad', 'another form', (fields) => fc.constantFrom(...formsWithoutBoundary(fields))],
  ['bad', 'another type', (fields) => mistyped(queryText(fields), wrongTypesOfPages)],
  ['odd', 'every field twice', twice],
];
const ofJson: readonly Harm[] = [
  ['bad', 'broken JSON', brokenJson],
  ['bad', 'another type', (fields) => mistyped(jsonText(fields), wrongTypesOfJson)],
  ['odd', 'strange JSON', strangeJson],
  ['bad', 'a broken form', brokenForms],
];
/** Larger than any photo may be. */
const elevenMegabytes = photo(new Uint8Array(11 * 1024 * 1024));
const ofForms: readonly Harm[] = [
  ...ofJson,
  ['bad', 'too large a form', (fields) => fc.constant(inBits(formOf(fields, elevenMegabytes)))],
  ['odd', 'a strange form', strangeForms],
  ['bad', 'a file for a text', filesForTexts],
];

/** What can be wrong with the body of a call as a whole. */
export function harmTo({ name, method, body }: Call): readonly Harm[] {
  switch (body?.kind) {
    case 'page':
      return ofPages;
    case 'json':
      return ofJson;
    case 'form':
      return [...ofForms, [photoCalls.has(name) ? 'bad' : 'odd', 'no photo', brokenPhotos]];
    case undefined: {
      if (method === 'GET') return [];
      // The webhook must refuse any unsigned body, and an import what is no archive. Other calls may ignore it.
      const stray = fc.oneof(...[brokenJson, brokenForms, strangeForms].map((make) => make({ x: 'y' })));
      return [
        [name === webhook || name === importing ? 'bad' : 'odd', 'a body that nobody reads', () => stray],
      ];
    }
  }
}

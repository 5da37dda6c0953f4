// Good content in a bad shape: JSON that breaks off, forms with broken parts, wrong names for a kind of content.
import { big, pictures, pngChunk, join, ascii } from '../../photos/testing-corpus.ts';
import {
  boundary,
  field,
  fieldsAsParts,
  file,
  formBody,
  jsonBody,
  jsonText,
  pageBody,
  queryText,
  type Body,
} from './body.ts';
import type { Fields } from './from-schema.ts';
import { extraFields, noObjects } from './strange.ts';

export interface Damage {
  words: string;
  body: Body;
}

const damage = (words: string, body: Body): Damage => ({ words, body });

const kilobytes = (many: number) => 'x'.repeat(many * 1024);

/** JSON that must be refused. @param at from 0 to 1, where it breaks off */
export function brokenJson(fields: Fields, at: number): Damage[] {
  const text = jsonText(fields);
  const end = Math.floor(at * text.length);
  return [
    damage('JSON that breaks off', jsonBody(text.slice(0, end))),
    damage('JSON with more after it', jsonBody(`${text}x`)),
    damage('JSON in a list', jsonBody(`[${text}]`)),
    damage('JSON in UTF-16', { type: 'application/json; charset=utf-16', pieces: [inUtf16(text)] }),
    damage('packed JSON that is not', {
      type: 'application/json',
      pieces: [Uint8Array.of(31, 139, 8, 0), text],
    }),
    damage('more than 64 KB', jsonBody(text + ' '.repeat(70_000))),
    damage('more than 64 KB in bits', { ...jsonBody(text + ' '.repeat(70_000)), isChunked: true }),
    damage('a megabyte of a field', jsonBody(`{"x":"${kilobytes(1_024)}",${text.slice(1)}`)),
    ...noObjects.map((other) =>
      damage(`JSON that is ${JSON.stringify(other.slice(0, 20))}`, jsonBody(other)),
    ),
  ];
}

const inUtf16 = (text: string) =>
  Uint8Array.from(Array.from(text).flatMap((letter) => [letter.charCodeAt(0) % 256, 0]));

/** Names of kinds of content under which no JSON is read. */
export const wrongTypesOfJson: readonly (string | null)[] = [
  null, '', 'text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/html', 'image/png',
  'application/octet-stream', 'application/jsonp', 'application/json-patch+json', 'application/x-json', 'json', 'text/json', 'application/', '/',
  'text/plain; application/json', 'application/ json', '*/*', 'multipart/form-data; boundary=application/json', 'null', `application/${'x'.repeat(5_000)}`,
]; // prettier-ignore

/** JSON that may be taken, and may not. */
export function strangeJson(fields: Fields): Damage[] {
  const text = jsonText(fields);
  const rest = text === '{}' ? '}' : `,${text.slice(1)}`;
  return [
    damage('every field twice', jsonBody(`${text.slice(0, -1)}${rest}`.replace('{,', '{'))),
    damage('a mark before it', jsonBody(`\uFEFF${text}`)),
    damage('white space around it', jsonBody(` \n\t${text}\r\n `)),
    damage('in bits', { ...jsonBody(text), isChunked: true }),
    damage('a kind in capitals', jsonBody(text, 'APPLICATION/JSON ; Charset="utf-8"')),
    damage('bytes that are no UTF-8', {
      type: 'application/json',
      pieces: ['{"x":"', Uint8Array.of(0xff, 0xfe, 0xc0, 0x80), `"${rest}`],
    }),
    ...extraFields.map(({ words, value }) => damage(words, jsonBody(`{${String(value)}${rest}`))),
  ];
}

/** Forms that must be refused, whatever is in them. */
export function brokenForm(fields: Fields): Damage[] {
  const parts = fieldsAsParts(fields);
  const whole = formBody(parts);
  const text = whole.pieces.join('');
  const of = (type: string, content = text): Body => ({ type, pieces: [content] });
  return [
    damage('a form without a boundary', of('multipart/form-data')),
    damage('a form with an empty boundary', of('multipart/form-data; boundary=')),
    damage('a form with another boundary', of('multipart/form-data; boundary=another')),
    damage('a form that is empty', of(`multipart/form-data; boundary=${boundary}`, '')),
    damage('a form that is JSON', of(`multipart/form-data; boundary=${boundary}`, jsonText(fields))),
    damage(
      'a part that breaks off',
      formBody([...parts, file('image', 'GIF89a')], undefined, `--${boundary}\r\nContent-Disp`),
    ),
    damage('a form without an end', formBody([...parts, field('more', 'x')], undefined, '')),
    damage(
      'a part without a name',
      formBody([...parts, { head: 'Content-Disposition: form-data', content: 'x' }]),
    ),
    damage('a part without a head', formBody([...parts, { head: '', content: 'x' }])),
    damage(
      'a part that is none of a form',
      formBody([...parts, { head: 'Content-Type: text/plain', content: 'x' }]),
    ),
    damage('two photos', formBody([...parts, photo(pictures.gif), photo(pictures.png)])),
    damage('a photo that is a text', formBody([...parts, field('image', 'x')])),
    damage('texts of 70 KB', formBody([...parts, field('more', kilobytes(70))])),
    damage(
      '1,000 times the same part',
      formBody([...parts, ...Array.from({ length: 1_000 }, () => field('more', 'x'))]),
    ),
    damage('a form of a page', pageBody(fields)),
    damage('plain text', of('text/plain', queryText(fields))),
  ];
}

/** Each field once more: nobody knows which one is meant. None without fields. */
export const twice = (fields: Fields): Damage[] =>
  fieldsAsParts(fields).map((part) => damage('a field twice', formBody([...fieldsAsParts(fields), part])));

/** A file where a text is wanted. */
export const filesForTexts = (fields: Fields, wanted: readonly string[]): Damage[] =>
  wanted.map((name) => {
    const { [name]: _, ...others } = fields;
    return damage(
      `a file as ${name}`,
      formBody([...fieldsAsParts(others), file(name, 'Robin', 'name.txt', 'text/plain')]),
    );
  });

/** More than any photo may weigh; seldom, since it takes its time. */
export const tooLargeForm = (fields: Fields): Damage =>
  damage('11 MB', {
    ...formBody([...fieldsAsParts(fields), photo(new Uint8Array(11 * 1024 * 1024))]),
    isChunked: true,
  });

/** Forms that may be taken, and may not. */
export function strangeForm(fields: Fields): Damage[] {
  const parts = fieldsAsParts(fields);
  return [
    damage(
      '1,000 parts',
      formBody([...parts, ...Array.from({ length: 1_000 }, (_, i) => field(`more${i}`, 'x'))]),
    ),
    damage('an empty photo', formBody([...parts, file('image', '', '')])),
    damage(
      'a photo without its name',
      formBody([
        ...parts,
        {
          head: 'Content-Disposition: form-data; name="image"\r\nContent-Type: image/gif',
          content: pictures.gif,
        },
      ]),
    ),
    damage(
      'a photo with the name of a path',
      formBody([...parts, file('image', pictures.gif, '../../etc/passwd%00.html', 'text/html')]),
    ),
    damage(
      'names of methods',
      formBody([...parts, field('__proto__', 'x'), field('constructor', 'x'), field('then', 'x')]),
    ),
    damage(
      'a long head',
      formBody([
        ...parts,
        { head: `${field('more', '').head}\r\nX-More: ${'x'.repeat(9_000)}`, content: 'x' },
      ]),
    ),
    damage(
      'a name in another spelling',
      formBody([
        ...parts,
        { head: `content-disposition:form-data;name*=UTF-8''%E2%98%83;name=more`, content: 'x' },
      ]),
    ),
    damage(
      'bytes that are no UTF-8',
      formBody([...parts, field('more', Uint8Array.of(0xff, 0xfe, 0xc0, 0x80))]),
    ),
    damage('something before and after it', {
      ...formBody(parts),
      pieces: ['before\r\n', ...formBody(parts).pieces, 'after'],
    }),
    damage('in bits', { ...formBody([...parts, photo(pictures.gif)]), isChunked: true }),
    damage('JSON instead of a form', jsonBody(jsonText(fields))),
  ];
}

const photo = (bytes: Uint8Array | string, type = 'image/gif') => file('image', bytes, 'stone.gif', type);

const bomb = join(
  ascii('\x89PNG\r\n\x1a\n'),
  pngChunk('IHDR', big(30_000, 4), big(30_000, 4), [8, 2, 0, 0, 0]),
  pngChunk('IDAT', [0]),
  pngChunk('IEND'),
);

const badPhotos: readonly [words: string, bytes: Uint8Array | string, type?: string][] = [
  [
    'an SVG that says it is a PNG',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'image/png',
  ],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
  ['a PDF', '%PDF-1.7', 'application/pdf'],
  ['a bitmap', 'BM\0\0\0\0', 'image/bmp'],
  ['a HEIC', '\0\0\0\x18ftypheic', 'image/heic'],
  ['zeros', new Uint8Array(1_000)],
  ['a picture of 900 million pixels', bomb],
  ...Object.entries(pictures).flatMap(([name, bytes]): [string, Uint8Array][] => [
    [`the beginning of a ${name}`, bytes.subarray(0, 12)],
    [`half a ${name}`, bytes.subarray(0, bytes.length >> 1)],
  ]),
];

/** Forms with what is no photo, or half of one. */
export const brokenPhotos = (fields: Fields): Damage[] =>
  badPhotos.map(([words, bytes, type]) =>
    damage(words, formBody([...fieldsAsParts(fields), photo(bytes, type)])),
  );

/** The same fields with a good photo. */
export const withPhoto = (fields: Fields): Body => formBody([...fieldsAsParts(fields), photo(pictures.gif)]);

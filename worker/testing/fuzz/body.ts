// Request bodies as raw pieces: JSON, forms, and forms with files. Any part of them can be wrong.
import type { BodyKind } from './calls.ts';

/** Fields by name. Undefined fields are left out. */
export type Fields = Readonly<Record<string, unknown>>;

/** Texts may contain «placeholders» that are filled in when the request is sent. */
export type Piece = string | Uint8Array;

export interface Body {
  /** The content type; null for none. */
  type: string | null;
  pieces: readonly Piece[];
  /** Sent in chunks, without a Content-Length. */
  isChunked?: boolean;
}

/** JSON text that no JavaScript value produces, such as 1e400. */
export class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const written = (fields: Fields, write: (value: unknown) => string): [name: string, text: string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value instanceof Raw ? value.text : write(value)]);

export function jsonText(fields: Fields): string {
  const members = written(fields, JSON.stringify).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${members.join(',')}}`;
}

export const jsonBody = (text: string, type: string | null = 'application/json'): Body => ({
  type,
  pieces: [text],
});

/** Encodes a text for a URL or a form, except for its «placeholders». */
export const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /%C2%AB(.+?)%C2%BB/g,
    (_, words: string) => `«${decodeURIComponent(words)}»`,
  );

export const queryText = (fields: Fields): string =>
  written(fields, String)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encoded(text)}`)
    .join('&');

export const boundary = '----FormBoundary7MA4YWxk';

export type Part = readonly [head: string, content: Piece];

export const field = (name: string, content: Piece): Part => [
  `Content-Disposition: form-data; name="${name}"`,
  content,
];

export const file = (name: string, content: Piece, fileName = 'stone.gif', type = 'image/gif'): Part => [
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
  content,
];

export const fieldsAsParts = (fields: Fields): Part[] =>
  written(fields, String).map(([name, text]) => field(name, text));

export const formBody = (parts: readonly Part[], end = `--${boundary}--\r\n`): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  pieces: [...parts.flatMap(([head, content]) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']), end],
});

/** Encodes fields as the kind of body that a call reads. */
export function bodyOf(kind: BodyKind, fields: Fields): Body {
  switch (kind) {
    case 'json':
      return jsonBody(jsonText(fields));
    case 'page':
      return jsonBody(queryText(fields), 'application/x-www-form-urlencoded');
    case 'form':
      return formBody(fieldsAsParts(fields));
  }
}

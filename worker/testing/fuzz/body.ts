// Bodies byte by byte: JSON, forms, and forms with files, so that anything in them can be wrong.
import { Raw } from './strange.ts';
import type { Fields } from './from-schema.ts';

/** Texts may have «words» that are filled in when the request is sent. */
export type Piece = string | Uint8Array;

export interface Body {
  /** Null for none. */
  type: string | null;
  pieces: readonly Piece[];
  /** Sent bit by bit, without saying how much there will be. */
  isChunked?: boolean;
}

export function jsonText(fields: Fields): string {
  const members = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${value instanceof Raw ? value.text : JSON.stringify(value)}`,
    );
  return `{${members.join(',')}}`;
}

export const jsonBody = (text: string, type: string | null = 'application/json'): Body => ({
  type,
  pieces: [text],
});

/** What a form makes of a value. */
const asText = (value: unknown) => (value instanceof Raw ? value.text : String(value));

const texts = (fields: Fields): [name: string, text: string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, asText(value)]);

/** For an address or a page's form; what is filled in later stays as it is. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /%C2%AB(.+?)%C2%BB/g,
    (_, words: string) => `«${decodeURIComponent(words)}»`,
  );

export const queryText = (fields: Fields): string =>
  texts(fields)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encoded(text)}`)
    .join('&');

export const pageBody = (fields: Fields, type = 'application/x-www-form-urlencoded'): Body => ({
  type,
  pieces: [queryText(fields)],
});

export const boundary = '----FormBoundary7MA4YWxk';
const formType = `multipart/form-data; boundary=${boundary}`;

export interface Part {
  head: string;
  content: Piece;
}

export const field = (name: string, content: Piece): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  content,
});

export const file = (name: string, content: Piece, fileName = 'stone.gif', type = 'image/gif'): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
  content,
});

export const fieldsAsParts = (fields: Fields): Part[] =>
  texts(fields).map(([name, text]) => field(name, text));

export const formBody = (parts: readonly Part[], type = formType, end = `--${boundary}--\r\n`): Body => ({
  type,
  pieces: [
    ...parts.flatMap(({ head, content }) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']),
    end,
  ],
});

const encoder = new TextEncoder();

/** The bytes of a body. @param fill puts in what there is only now */
export async function bytesOf(
  { pieces }: Body,
  fill: (text: string) => Promise<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for (const piece of pieces)
    parts.push(typeof piece === 'string' ? encoder.encode(await fill(piece)) : piece);
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** In bits of some kilobytes. */
export function inBits(bytes: Uint8Array, size = 16_384): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

/** A body in a few words. */
export function bodyInWords({ type, pieces, isChunked }: Body): string {
  const text = pieces
    .map((piece) => (typeof piece === 'string' ? piece : `(${piece.length} bytes)`))
    .join('');
  const shown = JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}… ${text.length} in all` : text);
  return `${isChunked ? 'in bits ' : ''}as ${type ?? 'nothing'}: ${shown}`;
}

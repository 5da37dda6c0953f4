// Tiny images for tests, and functions to hide content in them.

function decode(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
}

/** 16 by 12 pixels each; the GIF is animated. */
export const pictures = {
  jpeg: decode(`
    /9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/
    2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR
    CAAMABADASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAQIDBP/EACEQAQABBAIBBQAAAAAAAAAAAAECAAMEERIhBRMi
    YXHR/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EAB4RAAEDBAMAAAAAAAAAAAAAAAEAAkEREhMxMlGB/9oADAMBAAIRAxEAPwBP
    H4kMTFbtweId6NtWx4cr3qXgbs/dxDXwUfLTYTt249RhAkfa63WfIWGCorK5Mgq960/mqAXzs08lHHCAG8nT0F//2Q==
  `),
  png: decode(`
    iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAARElEQVQoz2NgYOXiF5GUU9bQNTK3cXTzDgiNik/JzCuuqG1q
    75k4bfaCpavWb9m57/CJs5eu33n47DVDAolgVMNI0QAATPzcCaINI3QAAAAASUVORK5CYII=
  `),
  webp: decode(`
    UklGRpIAAABXRUJQVlA4IIYAAAAwAwCdASoQAAwABABoJbACdH8EwAegB0pJEMElCf6GI8zwAP7mzTNnCUbjVzsNqkD9zpcU
    CsnmqQLgM786cTqeTwddOJEvfGKShnGnPAGA6KzniB2Yzq2PxyE6vSbdQZ99LNxXv9xfOJe0z8UbqEMLHvYofu/Wu+JSan7s
    WlOriZrjKAAAAA==
  `),
  gif: decode(`
    R0lGODlhEAAMAIEAAEdKfpaN2NRRaF7TTiH/C05FVFNDQVBFMi4wAwECAAAh+QQECgAAACwAAAAAEAAMAAACNoQdMYshctoa
    ID140nz2RT1czpUpCzcKVAWKF8Oe7kQlpmhOrHIJOWMLkX4NnudX05AqtAqgAAAh+QQFCgAEACwAAAAAEAAMAIG0odXUR2JJ
    Vate008DOiiqMB4BABiWkA9OvfCgEuR0zaeJ41WCkzNK6+kOahwJMw2bkDIzGIrPRTJZfoLI5khURD4WXCoZSAAAIfkEBQoA
    BAAsAAAAABAADACBtaPb1UJZSE+oWdJQAzgoCjATkEG3mItgUmEfdiBnQRFIMY0XAIJZNaRiDpWqtGEN3fi2ZgGei7MK8lI0
    RYQnywGZHCcpAQA7
  `),
};

/** Text that no stored photo may contain. */
export const secret = 'SECRET 41.2565N 95.9345W';

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function join(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

/** The bytes with `added` inserted at `at`. */
export function insert(bytes: Uint8Array, at: number, ...added: ArrayLike<number>[]): Uint8Array {
  return join(bytes.subarray(0, at), ...added, bytes.subarray(at));
}

/** The bytes, overwritten from `at` on. */
export function replace(bytes: Uint8Array, at: number, by: ArrayLike<number>): Uint8Array {
  const changed = bytes.slice();
  changed.set(by, at);
  return changed;
}

/** The bytes, repeated `count` times. */
export function repeat(bytes: Uint8Array, count: number): Uint8Array {
  const all = new Uint8Array(bytes.length * count);
  for (let at = 0; at < all.length; at += bytes.length) all.set(bytes, at);
  return all;
}

/** Index of an ASCII text or a run of bytes; -1 if there is none. */
export function find(bytes: Uint8Array, wanted: string | readonly number[]): number {
  const run = typeof wanted === 'string' ? [...ascii(wanted)] : wanted;
  return bytes.findIndex((_, at) => run.every((byte, i) => bytes[at + i] === byte));
}

function number(value: number, size: number, order: 'little' | 'big'): number[] {
  const bytes = Array.from({ length: size }, (_, i) => Math.floor(value / 256 ** i) % 256);
  return order === 'little' ? bytes : bytes.toReversed();
}
export const big = (value: number, size: number) => number(value, size, 'big');
export const little = (value: number, size: number) => number(value, size, 'little');

export function jpegSegment(marker: number, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(...content);
  return join([0xff, marker], big(body.length + 2, 2), body);
}

/** With its CRC, computed bit by bit. */
export function pngChunk(name: string, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(ascii(name), ...content);
  const crc = body.reduce((before, byte) => {
    let sum = before ^ byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    return sum;
  }, -1);
  return join(big(body.length - 4, 4), body, big(~crc >>> 0, 4));
}

export function webpChunk(name: string, ...content: ArrayLike<number>[]): Uint8Array {
  const body = join(...content);
  return join(ascii(name), little(body.length, 4), body, body.length % 2 ? [0] : []);
}

/** The chunk with the size and the flags of a WebP. */
export const webpCanvas = (flags: number, width: number, height: number) =>
  webpChunk('VP8X', [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));

/** A WebP of these chunks. */
export function webp(...chunks: ArrayLike<number>[]): Uint8Array {
  const body = join(ascii('WEBP'), ...chunks);
  return join(ascii('RIFF'), little(body.length, 4), body);
}

export function gifExtension(label: number, ...blocks: ArrayLike<number>[]): Uint8Array {
  return join([0x21, label], ...blocks.map((block) => join([block.length], block)), [0]);
}

// The files of the photo corpus, and the traces that none of them may leave in a stored photo.

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the corpus: a list at `/`, each file at its index; a POST there compares a stored photo with it. */
    photoCorpus: string;
  }
}

/**
 * Good files and carriers are stored, look the same, and lose their metadata. Disguises and bombs are refused. Heavy
 * and broken files are refused, or stored like any other.
 */
export type Kind = 'good' | 'carrier' | 'disguise' | 'bomb' | 'heavy' | 'broken';

export interface Sample {
  kind: Kind;
  name: string;
  bytes: Uint8Array;
}

/** How an image library compares a stored photo with its original file. */
export interface Comparison {
  /** EXIF, color profile and other data besides its pixels. */
  beside: string[];
  /** Structural similarity: 1 for the same image, 0 for one of another size. */
  similarity: number;
  /** Mean difference of their colors in steps of 256, each by its own profile. */
  coloursApart: number;
  /** The difference that ignoring the file's own profile would make. */
  coloursOfProfile: number;
}

/** Planted wherever metadata may hide, with the name of the place. */
export const canary = 'Canary7Qx';

/** Seconds of a latitude, as EXIF has them: a numerator and a denominator. */
export const latitudeSeconds = [234_321, 10_000] as const;

const scripts = ['<script', '<svg', '<html', '<?php', '%PDF', 'PK\x03\x04', 'ftypmp4', '/JavaScript'];

/** Bytes as text, one letter for each, so that they can be searched. */
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function uint32(value: number, isLittle: boolean): string {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value, isLittle);
  return textOf(new Uint8Array(view.buffer));
}

const spread = (word: string, before: string, after: string) =>
  [...word].map((letter) => before + letter + after).join('');

/** Three forms, by the number of bytes before; without the letters that depend on neighboring bytes. */
const base64Forms = (word: string) =>
  [0, 1, 2].map((before) => btoa('\0'.repeat(before) + word).slice(before === 0 ? 0 : before + 1, -4));

const ofAnyCase = [
  canary,
  spread(canary, '', '\0'),
  spread(canary, '\0', ''),
  [...canary].map((letter) => letter.charCodeAt(0).toString(16)).join(''),
  ...scripts,
].map((trace) => trace.toLowerCase());
const exact = [
  ...base64Forms(canary),
  ...[true, false].map((isLittle) => latitudeSeconds.map((value) => uint32(value, isLittle)).join('')),
];

/** The traces that are left in these bytes, in any encoding of text and numbers. */
export function tracesIn(bytes: Uint8Array): string[] {
  const text = textOf(bytes);
  const lower = text.toLowerCase();
  return [
    ...ofAnyCase.filter((trace) => lower.includes(trace)),
    ...exact.filter((trace) => text.includes(trace)),
  ];
}

/** Faults of a stored photo: anything besides one image. */
export function faultsIn(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const word = (at: number) => textOf(bytes.subarray(at, at + 4));
  const names: string[] = [];
  let at = 12;
  for (; at + 8 <= bytes.length; at += 8 + Math.ceil(view.getUint32(at + 4, true) / 2) * 2)
    names.push(word(at));
  const isWebp = word(0) === 'RIFF' && word(8) === 'WEBP' && view.getUint32(4, true) === bytes.length - 8;
  const isOne = /^(VP8 |VP8L|VP8X(ALPH)?VP8[ L])$/.test(names.join('')) && at === bytes.length;
  return [...(isWebp && isOne ? [] : [`made of ${names.join()}`]), ...tracesIn(bytes)];
}

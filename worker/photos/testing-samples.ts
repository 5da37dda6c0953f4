// One file of the corpus of photos, and the traces that none of them may leave behind.

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the corpus: a list at `/`, each file by its place in it; POST there tells how a photo compares. */
    photoCorpus: string;
  }
}

/**
 * Good ones and carriers are stored, look the same, and leave behind what they carry; disguises and bombs are refused;
 * heavy and broken ones are refused or stored as any other.
 */
export type Kind = 'good' | 'carrier' | 'disguise' | 'bomb' | 'heavy' | 'broken';

export interface Sample {
  kind: Kind;
  name: string;
  bytes: Uint8Array;
}

/** What an image library says of a stored photo, beside the file that it was made from. */
export interface Comparison {
  /** EXIF, profile and whatever else stands beside its pixels. */
  beside: string[];
  /** Structural similarity, 1 for the same; 0 for one of another size. */
  similarity: number;
  /** By how many steps of 256 their colours differ, each by its own profile; the mean. */
  coloursApart: number;
  /** By how many the file's own would, were its profile not looked at. */
  coloursOfProfile: number;
}

/** Stands wherever metadata may hide, together with the name of the place. */
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

/** Three, because it depends on how many bytes come before; letters that depend on the neighbours are left out. */
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

/** Which of them are left in these bytes, in any of the forms that text and numbers take. */
export function tracesIn(bytes: Uint8Array): string[] {
  const text = textOf(bytes);
  const lower = text.toLowerCase();
  return [
    ...ofAnyCase.filter((trace) => lower.includes(trace)),
    ...exact.filter((trace) => text.includes(trace)),
  ];
}

/** What else than one picture a stored photo is. */
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

// One file of the corpus of photos, and the traces that none of them may leave behind.
import type { PhotoType } from '../../schema/photos.ts';
import { Refusal } from '../errors.ts';
import { cleanPhoto, type CleanPhoto } from './inspect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the corpus: a list at `/`, and each file by its place in the list. */
    photoCorpus: string;
  }
}

/**
 * Good ones are stored and look the same, carriers are stored without what they carry, disguises and bombs are
 * refused, broken ones are refused or stored whole.
 */
export type Kind = 'good' | 'carrier' | 'disguise' | 'broken' | 'bomb';

export interface Sample {
  kind: Kind;
  name: string;
  /** What it is stored as; null when it is refused. */
  type: PhotoType | null;
  bytes: Uint8Array;
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

/** The photo, or null when it was refused; anything else thrown is a fault. */
export function cleanOrNull(bytes: Uint8Array): CleanPhoto | null {
  try {
    return cleanPhoto(bytes);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

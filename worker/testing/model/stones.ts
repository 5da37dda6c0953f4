// The three stones with their Rock IDs, how people type an ID, and the places where stones are hidden.
import type { Near } from '../../../schema/near.ts';
import type { Place } from './game.ts';

/** The Rock IDs: one that we issued, and two that people made up. */
export const codes = ['K7M-2QX-9RK', 'Grandmas Stone No 7', 'Hübsche Straße-9'] as const;

/** Ways to type a Rock ID. Each must find the same stone. */
export const spellings = {
  'as it stands': (code: string) => code,
  'in small letters': (code: string) => code.toLowerCase(),
  'in capitals': (code: string) => code.toUpperCase(),
  'without gaps': (code: string) => code.replaceAll(/[- ]/g, ''),
  'letter by letter': (code: string) => [...code].join(' '),
  'with space around': (code: string) => `  ${code}\t`,
  'with long dashes': (code: string) => code.replaceAll(/[- ]/g, ' – '),
  'with accents apart': (code: string) => code.normalize('NFD'),
  'in wide letters': (code: string) =>
    code.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
} as const satisfies Record<string, (code: string) => string>;

export type Spelling = keyof typeof spellings;

export const isMadeUp = (stone: number): boolean => stone !== 0;

export const codeOf = (stone: number): string => codes[stone] ?? codes[0];

/** How a Rock ID is stored: issued ones in groups of three, others as typed. */
export function writtenAs(stone: number, spelling: Spelling): string {
  return stone === 0 ? codeOf(0) : spellings[spelling](codeOf(stone)).trim();
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const bareCodes = codes.map(bare);

/** Throws if a text contains one of the codes, in any spelling. */
export function expectNoCode(text: string): void {
  const read = bare(text);
  if (bareCodes.some((code) => read.includes(code))) throw new Error(`a Rock ID is revealed: ${text}`);
}

/** A place as somebody types it, and as it is stored. */
export interface Typed extends Place {
  typed: { latitude: string; longitude: string };
}

const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
const suva = { town: 'Suva', state: 'Central', country: 'FJ', zone: 'Pacific/Fiji' };

const at = (
  name: string,
  country: string | null,
  latitude: string,
  longitude: string,
  near: Near | null = null,
): Typed => {
  const sixDecimals = (degrees: string) => Number(Number(degrees).toFixed(6));
  const kept = { latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) };
  return { name, country, near, ...kept, typed: { latitude, longitude } };
};

/** Near and far, across the date line, on the equator, opposite each other, at a pole and at sea. */
export const places: readonly Typed[] = [
  at('Omaha', '840', '41.2565', '-95.9345', omaha),
  at('Across the street in Omaha', '840', '41.25689994', '-95.93459951', omaha),
  at('Denver', '840', '39.7392', '-104.9903'),
  at('London', '826', '51.507912', '-0.128134'),
  at('Sydney', '036', '-33.8642', '151.2166'),
  at('Suva', '242', '-18.1', '178.3', suva),
  at('Apia', '882', '-13.9', '-171.8'),
  at('Quito', '218', '0', '-78.4558'),
  at('Opposite of Quito', '360', '0.000000', '101.5442'),
  at('North Pole', null, '90', '0'),
  at('A ship', null, '30', '-45'),
];

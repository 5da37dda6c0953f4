// The colour profile of a picture, written anew: which colours its numbers mean, and not a word about anything else.
import { asAscii, asBigEndian, bigEndian, nameAt, standsAt } from './bytes.ts';
import { cleanCurve, fixed, fixedAt } from './colour-curve.ts';

/** Profiles of screens and cameras have some kilobytes; longer ones are tables for print, which we leave out. */
export const longestProfile = 1024 * 1024;

/** More than any profile has. */
const mostTags = 100;
const headerLength = 128;

/** Red, green and blue as X, Y and Z. */
type Colorants = readonly number[];

/** sRGB, Display P3, Adobe RGB, ProPhoto and Rec. 2020, of which every program has its own fifth digit. */
const known: readonly Colorants[] = [
  [0.436_03, 0.222_44, 0.013_9, 0.385_12, 0.716_95, 0.097_08, 0.143_05, 0.060_61, 0.713_93],
  [0.515_12, 0.241_2, -0.001_05, 0.291_98, 0.692_25, 0.041_89, 0.157_1, 0.066_57, 0.784_07],
  [0.609_74, 0.311_11, 0.019_47, 0.205_28, 0.625_67, 0.060_87, 0.149_18, 0.063_22, 0.744_57],
  [0.797_67, 0.288_04, 0, 0.135_19, 0.711_88, 0, 0.031_34, 0.000_09, 0.824_92],
  [0.673_46, 0.279_04, -0.001_93, 0.165_66, 0.675_34, 0.029_98, 0.125_1, 0.045_61, 0.796_86],
];
/** Of what two programs call by the same name. */
const mostOff = 0.0006;
/** All others are rounded: what the eye does not see could be a mark. */
const colorantUnit = 4096;

const white = [0.964_2, 1, 0.824_9];
/** How far red, green and blue together may be from white. */
const mostOffWhite = 0.02;

type Tag = readonly [name: string, content: readonly number[]];

/**
 * Null for what is no profile or a kind that we do not take along: tables, as for print, and curves that nothing is
 * like. Without one the picture is taken for sRGB.
 */
export function cleanProfile(profile: Uint8Array): Uint8Array | null {
  if (profile.length > longestProfile || profile.length < headerLength + 4) return null;
  const size = bigEndian(profile, 0, 4);
  if (size > profile.length || !standsAt(profile, 36, 'acsp') || !standsAt(profile, 20, 'XYZ ')) return null;
  const space = nameAt(profile, 16);
  const tags = readTags(profile);
  if (!tags) return null;
  const colours = space === 'RGB ' ? coloured(tags) : space === 'GRAY' ? grey(tags) : null;
  return colours && writeProfile(space, colours);
}

/** The first of each name; null for a list that leads past the end. */
function readTags(profile: Uint8Array): Map<string, Uint8Array> | null {
  const count = bigEndian(profile, headerLength, 4);
  if (count > mostTags || headerLength + 4 + 12 * count > profile.length) return null;
  const tags = new Map<string, Uint8Array>();
  for (let n = 0; n < count; n++) {
    const entry = headerLength + 4 + 12 * n;
    const start = bigEndian(profile, entry + 4, 4);
    const end = start + bigEndian(profile, entry + 8, 4);
    if (end > profile.length) return null;
    const name = nameAt(profile, entry);
    if (!tags.has(name)) tags.set(name, profile.subarray(start, end));
  }
  return tags;
}

function coloured(tags: ReadonlyMap<string, Uint8Array>): Tag[] | null {
  const colorants = readColorants(tags);
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curveOf(tags, name)] as const);
  const written = curves.flatMap(([name, curve]) => (curve ? [[name, curve] as const] : []));
  if (!colorants || written.length < curves.length) return null;
  const points = ['rXYZ', 'gXYZ', 'bXYZ'].map(
    (name, n) => [name, xyz(colorants.slice(3 * n, 3 * n + 3))] as const,
  );
  return [...points, ...written];
}

function grey(tags: ReadonlyMap<string, Uint8Array>): Tag[] | null {
  const curve = curveOf(tags, 'kTRC');
  return curve && [['kTRC', curve]];
}

function curveOf(tags: ReadonlyMap<string, Uint8Array>, name: string): number[] | null {
  const tag = tags.get(name);
  return tag ? cleanCurve(tag) : null;
}

/** As the ones that they are close to, or rounded; null when they make no white together. */
function readColorants(tags: ReadonlyMap<string, Uint8Array>): Colorants | null {
  const points = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => tags.get(name));
  if (!points.every((point) => point?.length === 20 && standsAt(point, 0, 'XYZ '))) return null;
  const told = points.flatMap((point) => (point ? [8, 12, 16].map((at) => fixedAt(point, at)) : []));
  const isWhite = white.every(
    (value, axis) =>
      Math.abs([0, 3, 6].reduce((sum, n) => sum + (told[n + axis] ?? 0), 0) - value) <= mostOffWhite,
  );
  if (!isWhite || told.some((value) => value < -0.2 || value > 1.2)) return null;
  return (
    known.find((one) => one.every((value, n) => Math.abs(value - (told[n] ?? 0)) <= mostOff)) ??
    told.map((value) => Math.round(value * colorantUnit) / colorantUnit)
  );
}

const zeros = (length: number) => Array<number>(length).fill(0);
const xyz = (values: readonly number[]) => [...asAscii('XYZ '), ...zeros(4), ...values.flatMap(fixed)];

/** A profile has to have a description and a copyright, and these say nothing. Of even length: tags begin at fours. */
function words(text: string): number[] {
  const letters = asAscii(text).flatMap((letter) => [0, letter]);
  const record = [...asAscii('enUS'), ...asBigEndian(letters.length, 4), ...asBigEndian(28, 4)];
  return [
    ...asAscii('mluc'),
    ...zeros(4),
    ...asBigEndian(1, 4),
    ...asBigEndian(12, 4),
    ...record,
    ...letters,
  ];
}

/** Of version 4, which knows curves by their numbers; without a date, a device or an id. */
function writeProfile(space: string, colours: readonly Tag[]): Uint8Array {
  const tags: readonly Tag[] = [
    ['desc', words('colour')],
    ['cprt', words('none')],
    ['wtpt', xyz(white)],
    ...colours,
  ];
  let at = headerLength + 4 + 12 * tags.length;
  const places = tags.flatMap(([name, content]) => {
    const place = [...asAscii(name), ...asBigEndian(at, 4), ...asBigEndian(content.length, 4)];
    at += content.length;
    return place;
  });
  const kind = [...zeros(4), 4, 0x20, 0, 0, ...asAscii(`mntr${space}XYZ `), ...zeros(12), ...asAscii('acsp')];
  const header = [...asBigEndian(at, 4), ...kind, ...zeros(28), ...white.flatMap(fixed), ...zeros(48)];
  return Uint8Array.from([
    ...header,
    ...asBigEndian(tags.length, 4),
    ...places,
    ...tags.flatMap(([, content]) => content),
  ]);
}

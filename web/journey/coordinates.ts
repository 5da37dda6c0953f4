// Parses typed or pasted coordinates.
import { RehideInput } from '../../schema/journey-input.ts';
import type { Coordinates } from '../../schema/journey.ts';

const number = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^\s*\(?\s*(${number})°?\s*(?:[,;]\s*|\s)\s*(${number})°?\s*\)?\s*$`);
const commaNumber = String.raw`[-+−]?\d{1,3},\d+`;
/** With decimal commas the numbers are separated by a space at least, or by a semicolon. */
const commaPair = new RegExp(
  String.raw`^\s*\(?\s*(${commaNumber})°?\s*(?:;\s*|,?\s+)(${commaNumber})°?\s*\)?\s*$`,
);

/** The two numbers of '41.25, -95.93', as copied from a map. null for '41,25', which is one number. */
export function coordinatePair(text: string): { latitude: string; longitude: string } | null {
  const isOne = !/[.;\s]/.test(text.trim());
  const [, latitude, longitude] = commaPair.exec(text) ?? (isOne ? null : pair.exec(text)) ?? [];
  return latitude === undefined || longitude === undefined
    ? null
    : { latitude: plain(latitude), longitude: plain(longitude) };
}

function plain(typed: string): string {
  return plainDegrees(typed.replace('−', '-').replace('+', ''));
}

/** '41,25' as '41.25': where a comma divides decimals, people type it. Any other text stays. */
export function plainDegrees(typed: string): string {
  return typed.replace(/^(\s*-?\d{1,3}),(\d+\s*)$/, '$1.$2');
}

/** The place that was typed; null if it is none. */
export function typedPlace(latitude: string, longitude: string): Coordinates | null {
  const { data } = RehideInput.safeParse({
    latitude: plainDegrees(latitude),
    longitude: plainDegrees(longitude),
    locationName: 'typed',
  });
  return data ? { latitude: data.latitude, longitude: data.longitude } : null;
}

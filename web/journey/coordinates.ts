// Parses typed or pasted coordinates.

const number = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^\s*\(?\s*(${number})°?\s*(?:[,;]\s*|\s)\s*(${number})°?\s*\)?\s*$`);

/**
 * The two numbers of '41.25, -95.93', as copied from a map. null for '41,25', which may be one number with a decimal
 * comma.
 */
export function coordinatePair(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = pair.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined || !/[.;\s]/.test(text.trim())) return null;
  return { latitude: plain(latitude), longitude: plain(longitude) };
}

function plain(typed: string): string {
  return typed.replace('−', '-').replace('+', '');
}

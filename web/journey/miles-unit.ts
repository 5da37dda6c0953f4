// The unit of a distance in words.

export function milesUnit(miles: number): string {
  return miles === 1 ? 'mile' : 'miles';
}

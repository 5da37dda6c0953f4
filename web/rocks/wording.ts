// Numbers as people read them.

const groups = new Intl.NumberFormat('en-US');

/** 1234 gives '1,234'. */
export function grouped(count: number): string {
  return groups.format(count);
}

export function milesUnit(miles: number): string {
  return miles === 1 ? 'mile' : 'miles';
}

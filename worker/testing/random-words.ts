// What is random in rows, or a time, told apart without its value.

export type Row = Record<string, unknown>;

/** Ids, keys, hashes, tokens and codes, in this order: the longest that fit. */
const random =
  /\b(?:cs_test|cus|sub|pi|evt|ch|in|re|seti|pm)_[A-Za-z0-9]+|[0-9a-f]{8}-[0-9a-f-]{27}|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|\b[a-z2-7]{32}\b|\b[a-z2-7]{16}\b|\bR-[A-Z0-9]{8}\b|\b[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}\b|"[A-HJ-NP-Z2-9]{9}\\?"/g;
const moment = /\b1[0-9]{12}\b|\b1[0-9]{9}\b|\b20\d\d-\d\d-\d\dT[0-9:.]+Z/g;

/** Gives each random word the number in which it came up first in a text. */
export function named(first: string): (text: string) => string {
  const known = new Map<string, string>();
  for (const [word] of first.matchAll(random)) if (!known.has(word)) known.set(word, `#${known.size}`);
  return (text) => text.replaceAll(random, (word) => known.get(word) ?? '#?').replaceAll(moment, 'time');
}

/**
 * Many tables are in the order of their keys, which are random. Rows go by what else they say; those that say the same,
 * by their age, and then by whom and what they speak of, as far as other rows have told that apart.
 */
export function inOrder(tables: Record<string, Row[]>): Record<string, Row[]> {
  let known = new Map<string, string>();
  const shape = (row: Row) => {
    const text = JSON.stringify(row);
    const times = [...text.matchAll(moment)].join();
    return `${text.replaceAll(random, (word) => known.get(word) ?? '#').replaceAll(moment, 'time')} ${times}`;
  };
  for (;;) {
    const names = new Map<string, string>();
    for (const rows of Object.values(tables)) {
      const shapes = new Map(rows.map((row) => [row, shape(row)]));
      rows.sort((a, b) => Number(shapes.get(a)! > shapes.get(b)!) - Number(shapes.get(a)! < shapes.get(b)!));
      const isAlone = Map.groupBy(rows, (row) => shapes.get(row));
      for (const row of rows.filter((one) => isAlone.get(shapes.get(one))?.length === 1))
        for (const [word] of JSON.stringify(row).matchAll(random))
          if (!names.has(word)) names.set(word, `#${names.size}`);
    }
    if (names.size === known.size) return tables;
    known = names;
  }
}

// Reads the tables of docs/data.md: every store, and the periods for which it is kept.
import { day, hour, minute } from '../platform/clock.ts';

export interface Store {
  /** As in `schema/privacy.ts`: a table plainly, everything else with its kind before a colon. */
  name: string;
  /** Such as '30 day'; '1 week' for 'a week'. */
  periods: readonly string[];
}

/** Headings of docs/data.md, and the kind of what stands in the first table below them. */
const kinds: Readonly<Record<string, string>> = {
  '## D1': '',
  '## KV': 'key:',
  '## Cookies': 'cookie:',
  '## In the browser': 'browser:',
  '## R2': 'object:',
  '## Elsewhere': 'elsewhere:',
};

export function storesIn(document: string): Store[] {
  return document.split(/^(?=## )/m).flatMap((section) => {
    const kind = Object.entries(kinds).find(([heading]) => section.startsWith(heading))?.[1];
    const [table = ''] = /^\|.*\n(?:\|.*\n)*/m.exec(section) ?? [];
    if (kind === undefined) return [];
    return table
      .trim()
      .split('\n')
      .slice(2)
      .flatMap((line) => {
        const cells = line.split('|').slice(1, -1);
        const [first = '', last = ''] = [cells.at(0)?.trim(), cells.at(-1)];
        const names = [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
        return (names.length > 0 ? names : [first]).map((name) => ({
          name: kind + name,
          periods: periodsIn(last),
        }));
      });
  });
}

const units: Readonly<Record<string, number>> = {
  minute,
  hour,
  day,
  week: 7 * day,
  month: 30 * day,
  year: 365 * day,
};

/** Milliseconds of a period. */
export function msOf(period: string): number {
  const [many = '', unit = ''] = period.split(' ');
  return Number(many) * (units[unit] ?? Number.NaN);
}

const words: Readonly<Record<string, string>> = { a: '1', an: '1', two: '2' };

/** The periods in a text, sorted and each once, 'a week' as '1 week'. */
export function periodsIn(text: string): string[] {
  const found = [...text.matchAll(/\b(\d+|an?|two) (minute|hour|day|week|month|year)s?\b/g)];
  return [...new Set(found.map(([, many = '', unit]) => `${words[many] ?? many} ${unit}`))].toSorted();
}

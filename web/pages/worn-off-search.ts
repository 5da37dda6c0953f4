// The search parameters of the page about worn-off IDs: what was looked for, and the rock or question that is open.
import { searchReader } from '../lib/search-params.ts';

const read = searchReader({ what: 'text', town: 'text', month: 'text', rock: 'text', question: 'text' });

export function readWornOffSearch(search: Parameters<typeof read>[0]): ReturnType<typeof read> {
  const { month, ...others } = read(search);
  return {
    ...others,
    month: month !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}

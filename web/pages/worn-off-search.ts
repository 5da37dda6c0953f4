// The search parameters of the page about worn-off IDs: what was looked for, and the rock or question that is open.
import { searchReader } from '../lib/search-params.ts';

export const readWornOffSearch = searchReader({
  what: 'text',
  town: 'text',
  month: 'text',
  rock: 'text',
  question: 'text',
});

export type WornOffSearch = ReturnType<typeof readWornOffSearch>;

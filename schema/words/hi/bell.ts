// The words of en/bell.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'सूचनाएँ',
  new: (count: number) => `सूचनाएँ, ${number(count)} नई`,
  newMany: (most: number) => `सूचनाएँ, ${number(most)} से ज़्यादा नई`,
  atLeast: (count: number) => `${number(count)}+`,
};

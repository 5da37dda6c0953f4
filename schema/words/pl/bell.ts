// The words of en/bell.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Powiadomienia',
  new: (count: number) => `Powiadomienia, nowe: ${number(count)}`,
  newMany: (most: number) => `Powiadomienia, nowe: ponad ${number(most)}`,
  atLeast: (count: number) => `${number(count)}+`,
};

// The words of en/bell.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Neuigkeiten',
  new: (count: number) => `Neuigkeiten, ${number(count)} neu`,
  newMany: (most: number) => `Neuigkeiten, mehr als ${number(most)} neu`,
  atLeast: (count: number) => `${number(count)}+`,
};

// The words of en/bell.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Berichten',
  new: (count: number) => `Berichten, ${number(count)} nieuw`,
  newMany: (most: number) => `Berichten, meer dan ${number(most)} nieuw`,
  atLeast: (count: number) => `${number(count)}+`,
};

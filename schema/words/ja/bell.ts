// The words of en/bell.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'お知らせ',
  new: (count: number) => `お知らせ、新着${number(count)}件`,
  newMany: (most: number) => `お知らせ、新着${number(most)}件を超えています`,
  atLeast: (count: number) => `${number(count)}+`,
};

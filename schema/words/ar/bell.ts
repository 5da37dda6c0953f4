// The words of en/bell.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'الإشعارات',
  new: (count: number) => `الإشعارات، الجديد منها: ${number(count)}`,
  newMany: (most: number) => `الإشعارات، الجديد منها أكثر من ${number(most)}`,
  atLeast: (count: number) => `${number(count)}+`,
};

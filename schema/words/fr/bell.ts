// The words of en/bell.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Notifications',
  new: (count: number) => `Notifications, nouvelles : ${number(count)}`,
  newMany: (most: number) => `Notifications, nouvelles : plus de ${number(most)}`,
  atLeast: (count: number) => `${number(count)}+`,
};

// The words of en/bell.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Notificações',
  new: (count: number) => plural(count, { one: 'Notificações, # nova', other: 'Notificações, # novas' }),
  newMany: (most: number) => `Notificações, mais de ${number(most)} novas`,
  atLeast: (count: number) => `${number(count)}+`,
};

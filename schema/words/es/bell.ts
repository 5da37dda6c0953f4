// The words of en/bell.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const bell: Words['bell'] = {
  name: 'Notificaciones',
  new: (count: number) =>
    plural(count, { one: 'Notificaciones, # nueva', other: 'Notificaciones, # nuevas' }),
  newMany: (most: number) => `Notificaciones, más de ${number(most)} nuevas`,
  atLeast: (count: number) => `${number(count)}+`,
};

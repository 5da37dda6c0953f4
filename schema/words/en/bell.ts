// The bell in the header.
import { number } from './intl.ts';

export const bell = {
  name: 'Notifications',
  new: (count: number) => `Notifications, ${number(count)} new`,
  newMany: (most: number) => `Notifications, more than ${number(most)} new`,
  /** In the bell's dot. */
  atLeast: (count: number) => `${number(count)}+`,
};

// Applications of Founding Rock Ambassadors, for the administrator.
import { number } from './intl.ts';

export const adminApplications = {
  heading: 'Founding Ambassadors',
  about: (perRegion: number, labels: number) =>
    `The first ${number(perRegion)} of every US state, and of every other country, are selected automatically, unless their address is suspended. Within the hour each has a free pack of ${number(labels)} labels among the orders to ship, with the postal address.`,
  caption: 'Applications, the newest first',
  notLoaded: 'The applications could not be loaded.',
  nobodyYet: 'Nobody has applied yet.',
  name: 'Name',
  accountDeleted: 'Account deleted',
  email: 'Email',
  place: 'Place',
  applied: 'Applied',
  result: 'Result',
  pack: 'Pack',
  /** In place of a name. */
  deletedAccount: 'an account that was deleted',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw: ${name}`,
  withdrawTitle: (name: string) => `Withdraw the selection of ${name}`,
  /** @param address an element; null if nobody is told */
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'They are no longer listed, and their pack no longer waits to be shipped. The place stays taken. '
      : 'They are no longer listed. The place stays taken. ',
    ...(address === null ? [] : [address, ' gets an email with your reason.']),
  ],
  selectionWithdrawn: 'Selection withdrawn',
  selectAgain: 'Select again',
  selectAgainOf: (name: string) => `Select again: ${name}`,
  selectTitle: (name: string) => `Select ${name} again`,
  aboutSelect: (hasPack: boolean): string =>
    hasPack
      ? 'They are listed again, and their pack waits to be shipped. They get an email.'
      : 'They are listed again. They get an email.',
  selectedAgain: 'Selected again',
  /** @param day which stays on one line */
  withdrawnOn: (day: string) => `Withdrawn ${day}`,
  selected: 'Selected',
  selectedNotTold: 'Selected, not told yet',
  suspended: 'Suspended, not selected',
  suspendedNotTold: 'Suspended, not selected, not told yet',
  notSelected: 'Not selected',
  notSelectedNotTold: 'Not selected, not told yet',
  packComes: 'Made within the hour',
  noPack: 'None',
  notShipped: 'Not shipped',
  shippedOn: (day: string) => `Shipped ${day}`,
};

// The administration: what its pages share, and why the server refuses something there.

import { number } from './intl.ts';

export const admin = {
  // The dashboard.
  heading: 'Admin Dashboard',
  overview: 'Overview',
  overviewBroken: (parts: number) => `Overview (${number(parts)} broken)`,
  orders: 'Orders',
  ordersToShip: (orders: number) => `Orders (${number(orders)} to ship)`,
  ambassadors: 'Ambassadors',
  reports: 'Reports',
  reportsWait: (reports: number, hasMore: boolean) =>
    hasMore ? `Reports (${number(reports)}+)` : `Reports (${number(reports)})`,
  members: 'Members',
  upkeep: 'Upkeep',
  log: 'Log',
  accessDenied: 'Access Denied: This page is restricted to administrators only.',
  signIn: 'Sign In',
  home: 'Home',

  // Lists and tables.
  shown: (items: number, hasMore: boolean) =>
    hasMore ? `${number(items)} and more shown` : `${number(items)} shown`,
  changedSince: 'This may have changed since.',
  tryAgain: 'Try again',
  nothingLost: 'Nothing is lost. Please try again in a moment.',
  notLoaded: (title: string) => `${title} could not be loaded.`,
  /** For programs. */
  noFilter: (filters: readonly string[]) => `filter is one of ${filters.join(', ')}`,
  noSort: (sorts: readonly string[]) => `sort is one of ${sorts.join(', ')}`,
  loading: 'Loading...',
  search: 'Search',
  showAll: 'Show all',
  days: 'Days, which begin at midnight UTC',
  fromDay: 'From (UTC)',
  toDay: 'To (UTC)',
  noSuchDay: 'There is no such day',
  preparing: 'Preparing...',
  downloadAll: {
    orders: 'Download all orders',
    members: 'Download all members',
    'finds-by-country': 'Download all months',
  },
  whatCanBeDone: 'What can be done',
  notKnown: 'N/A',
  none: '–',
  free: 'Free',
  goneMember: 'Somebody whose account is gone',
  goneMemberInSentence: 'somebody whose account is gone',
  /** After a member. @param day an element */
  joined: <T>(member: T, day: T) => [member, ', joined ', day],

  // The dialog of an action.
  reasonLabel: 'Reason',
  aboutReason: (most: number) =>
    `It is kept in the log: please name nobody in it. Up to ${number(most)} characters.`,
  aboutReasonRead: (most: number) =>
    `They read it, and it is kept in the log: please name nobody in it. Up to ${number(most)} characters.`,
  cancel: 'Cancel',
  saving: 'Saving...',
  notDone: 'This could not be done just now. Please try again.',
  notSaved: 'This could not be saved just now. Please try again.',
  typeToConfirm: (typed: string) => `Type ${typed} to confirm`,
  pleaseType: (typed: string) => `Please type ${typed}`,

  // Destroying a photo.
  destroyWord: 'destroy',
  destroy: 'Destroy',
  destroyPhoto: 'Destroy the photo',
  destroyPhotoOf: (rock: string) => `Destroy the photo of ${rock}`,
  destroyPicture: 'Destroy the picture',
  destroyPictureOf: (member: string) => `Destroy the picture of ${member}`,
  aboutDestroyPhoto:
    'It is deleted for good, also where it was hidden, and cannot be restored. If the law asks you to keep it, do not. Its reports are settled, and its owner reads your reason in an email.',
  aboutDestroyPicture:
    'It is deleted for good, also where it was hidden, and cannot be restored. If the law asks you to keep it, do not. They read your reason in an email.',
  destroyed: { title: 'Destroyed', description: 'It is deleted for good.' },

  // The daily report by hand.
  reportSent: 'Daily report sent successfully!',
  error: 'Error',
  reportNotSent: 'Failed to send daily report',
  sending: 'Sending...',
  sendReport: 'Send Daily Report',

  /** Whom the log is about. */
  ambassadorOf: (region: string) => `a Founding Ambassador of ${region}`,

  // Refusals.
  isGiven: 'isGiven is true or false',
  only: 'Admin access required',
  enoughReports: 'The daily report was sent three times today. It can be sent again tomorrow.',
  reportUnderway: 'The daily report is being sent just now',
  reason: 'Please say why: it is kept in the log',
  noOrder: 'There is no such order',
  shipped: 'This order was shipped already',
  refunded: 'This order was paid back',
  nothingToShip: 'This order has no address to ship to',
  notShipped: 'This order was not shipped yet',
  longAgo: 'This order arrived long ago, and its address is forgotten',
  addressName: 'Please enter the name',
  addressStreet: 'Please enter the street',
  addressCity: 'Please enter the city',
  addressZip: 'Please enter the zip code',
  noPack: 'Only the address of a founding pack can be corrected here',
  orderChanged: 'This order has just changed. Please look at it again.',
  sameTracking: 'The tracking note says so already',
  chosen: 'Choose 1 to 50 orders at a time',
  chosenTwice: 'Each order can be named only once',
  notADay: 'A day is written as 2026-05-31',
  daysReversed: 'The last day is before the first one',
  noApplication: 'There is no such application',
  notSelected: 'This applicant is not selected',
  notWithdrawn: 'The selection of this applicant is not withdrawn',
  noMember: 'There is no such member',
  hasPlan: 'This member has a plan that was given by hand already',
  hasNoPlan: 'This member has no plan that was given by hand',
};

// What waits on a device to be sent.
import { plural } from './intl.ts';

export const outbox = {
  label: 'Outbox',
  sendNow: 'Send now',
  delete: 'Delete',
  deleteForGood: 'Delete it for good?',
  keep: 'Keep it',
  tryAgain: 'Try again',
  wasThereToo: 'I was there too',
  /** What was done, by the kind of the write. */
  deeds: {
    find: 'A find',
    rehide: 'Hidden again',
    hide: 'Hidden',
    note: 'A note about a find',
    register: 'A new rock',
    like: 'A like',
    unlike: 'A like taken back',
    comment: 'A comment',
    thanks: 'Thanks',
    line: 'A line for a painter',
    move: 'Moved a little',
    absence: 'A rock that is not there',
    handOn: 'Handed on',
    seen: 'Seen, and left there',
  },
  /** Of another kind. */
  something: 'Something you did',
  /** @param about a name, a Rock ID, a place, the beginning of a text */
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'Waiting for a connection',
    description: 'It is kept on this device, and sent as soon as there is one.',
  },
  noRoom:
    'There is no connection, and this device has no room to keep it. Please make some room, or try again where there is a signal.',
  /** What becomes of it, by its state. */
  states: {
    waiting: 'Waiting for a connection',
    ask: 'It may have arrived already. Look before you send it again.',
    refused: 'It was not accepted.',
    unknown: 'Another version of Rockabout has kept this. Please load the page again.',
  },
  foundBefore: 'Somebody else has found it before you.',
  dependsOnRefused: 'What it belongs to did not arrive.',
  arrivedUnchanged: 'It had already arrived as it was before you changed it.',
  needLook: (count: number) =>
    plural(count, { one: 'One thing needs a look', other: '# things need a look' }),
  wait: (count: number) =>
    plural(count, { one: 'One thing waits for a connection', other: '# things wait for a connection' }),
  /** Of a browser that deletes what a site keeps, unless it is visited. @param until such as 'Dec 4' */
  sevenDays: (until: string) =>
    `Safari deletes this on ${until}, unless you come back before then. Open Rockabout once near a signal, and it is sent.`,
  /** What is on the home screen keeps for good, but begins empty. */
  homeScreen:
    'To keep such things for good from now on, tap Share, then ‘Add to Home Screen’. What waits here is still sent from here.',
  installFor: 'Put Rockabout on your home screen, and what waits is kept more safely.',
  install: 'Install',
  sent: 'Sent',
  signIn: {
    title: 'Please sign in again',
    description: 'What you did without a connection waits on this device, and is then sent.',
    action: 'Sign in',
  },
  notSent: (count: number) =>
    plural(count, { one: 'One thing was not sent yet', other: '# things were not sent yet' }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'It waits on this device. Logging out deletes it.',
      other: 'They wait on this device. Logging out deletes them.',
    }),
  logOut: 'Log out anyway',
};

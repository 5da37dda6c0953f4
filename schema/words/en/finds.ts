// About finds: why one was refused, and what to do about it.
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = "This rock is still with its owner and hasn't been hidden yet.";

export const finds = {
  neverHidden: 'Rock not available: it has never been hidden',
  unknown: 'Rock not found',
  waiting: codes.waiting,
  taken: 'Rock already found',
  notYours: 'This found rock is not in your list',
  alreadyRehidden: 'This rock was already hidden again',
  movedOn: 'Somebody else has this rock now',
  /** @param isVisitor who is counted by subnet, which others may share */
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `Many IDs were tried in a short time${isVisitor ? ' from your network' : ''}. Please check the label, and try again in ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `You have entered ${number(most)} Rock IDs today, the most in one day. Please try again in ${wait(seconds)}.`,
  /** On the Found Rock page, by the word of the refusal. */
  onPage: {
    waiting: {
      title: codes.waiting,
      description: 'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
    },
    neverHidden: { title: 'Rock Not Available', description: withOwner },
    taken: {
      title: 'Rock Already Found',
      description: 'This rock has already been found and is waiting to be rehidden.',
    },
    unknown: {
      title: 'Rock Not Found',
      description: 'No rock found with this ID. Please check the number and try again.',
    },
  },
  /** In the dialog. */
  inDialog: {
    waiting: {
      title: codes.waiting,
      description: 'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
    },
    neverHidden: { title: 'Rock Not Available', description: withOwner },
    taken: {
      title: 'Rock Already Found',
      description: 'This rock has already been found by someone else.',
    },
    unknown: {
      title: 'Rock Not Found',
      description: 'No rock found with this ID. Please check the ID and try again.',
    },
  },
  noConnection: {
    title: 'No Connection',
    description:
      'We could not reach the server. Keep the rock with you and try again where there is a signal.',
  },
  oneMoment: { title: 'One Moment', description: 'Please wait a little and try again.' },
  failed: { title: 'Error', description: 'Failed to find rock. Please try again.' },
  unable: { title: 'Unable to Find Rock', description: 'Invalid Rock ID or rock not registered.' },
  lookUpFailed: {
    title: 'Look-Up Failed',
    description: 'We could not look this rock up. Please try again in a moment.',
  },
  /** A title and a sentence on one line. */
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'No connection: your find is kept on this device, and sent as soon as there is one. Until then it is in My Rocks.',
  notLookedUp: {
    title: 'No connection',
    text: 'This rock cannot be looked up just now. Try again where there is a signal.',
  },
  /** In place of a rock. */
  mistyped: {
    title: codes.check,
    text: 'Compare it with the label, or with the underside of the rock, character by character.',
  },
  unasked: {
    title: 'Press Look Up',
    text: 'Is this the whole ID? Then press Look Up, or go on typing.',
  },
  noRock: {
    title: 'Rock Not Found',
    text: 'Nobody has registered a rock with this ID. Is it yours, or is a character hard to read?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'The Rock ID is good, and no rock carries it yet. Is it yours? Register your rock with it.',
  },
  /** Replaces the button, for a member who cannot hide it. */
  elsewhere: {
    active:
      'This rock is still with its owner, who can hide it. Once it is hidden, whoever finds it can mark it as found.',
    found:
      'This rock is with the member who found it last, who can hide it again. Once it is hidden, you can mark it as found.',
  },
  /** Above the button, for a visitor, who may be the one who can hide it. */
  isThatYou: {
    active: 'This rock is still with its owner. Is that you? Sign in to hide it.',
    found: 'This rock is with the member who found it last. Is that you? Sign in to hide it.',
  },
};

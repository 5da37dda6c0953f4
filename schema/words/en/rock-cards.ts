// The cards of rocks: the member's own ones, those they found, and the featured ones.
import { number } from './intl.ts';

export const rockCards = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Copy the Rock ID ${code}`,
  codeCopied: 'Rock ID copied',
  /** The figures of a rock. */
  distance: 'Distance Traveled',
  timesFound: 'Times Found',
  lastLocation: 'Last Location',
  /** In place of the last location of a rock that was never hidden. */
  notSet: 'Not set',
  viewJourney: 'View Journey',
  track: 'Track on Map',
  trackNamed: (rock: string) => `Track ${rock} on Map`,

  /** A featured rock. @param rank from 1 */
  featured: (rank: number) => `#${number(rank)} Featured`,
  /** @param painter an element, with `adopted` of `ui` if the rock has another owner */
  by: <T>(painter: T) => ['by ', painter],
  /** The list beside the map of its journey. */
  places: 'Places, newest first',
  /** @param name an element */
  notHidden: <T>(name: T) => [name, ' has not been hidden yet. Its first place appears here.'],

  /** An own rock. */
  hide: 'Hide Rock',
  /** On a button that can no longer be used. */
  isHidden: 'Rock Hidden',
  printLabel: 'Print Label',
  giveAway: 'Give Away',
  /** @param painter an element */
  adoptedByYou: <T>(painter: T) => ['Painted by ', painter, ', adopted by you'],
  /** An own rock that is given away. Days such as 'May 31, 2026'; names are elements. */
  offer: {
    until: (day: string) => `Offered until ${day}`,
    /** In a row with little room. */
    wanted: <T>(receiver: T) => [receiver, ' would like it'],
    wish: <T>(receiver: T) => [receiver, ' would like to adopt it.'],
    answerUntil: (day: string) => `Please answer until ${day}.`,
    youOffer: (day: string) => `You offer it until ${day}.`,
    nobodyYet: 'Nobody has said yes yet.',
    answer: 'Answer',
    see: 'See Offer',
  },

  /** A rock that the member has found, and holds. */
  readyToHide: 'Ready to hide at a new location',
  isHome: 'Back home with you',
  isKept: 'With you to keep',
  /** @param near such as 'near Omaha, Nebraska'; null where no town is near */
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `You found it on ${day}. It is your own.`
      : `You found it on ${day} ${near}. It is your own.`,
  /** @param owner an element */
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `You found it on ${day}. It belongs to `
      : `You found it on ${day} ${near}. It belongs to `,
    owner,
    '.',
  ],
  rehide: 'Rehide Rock',
  addPlace: 'Add where you found it',

  /** A rock that the member has found, and hidden again. */
  rehidden: 'Rehidden',
  /** @param way such as '12 miles', an element @param painter an element, see `by` */
  wayBy: <T>(way: T, painter: T) => [way, ', by ', painter],
  hidAgain: (day: string) => `You hid it again on ${day}`,
  /** @param place its name, an element */
  hidAgainAt: <T>(day: string, place: T) => [`You hid it again on ${day} at `, place],

  /** The administrator keeps the rock, or its photo, from others. */
  withheld: {
    rock: 'Others do not see this rock at the moment.',
    rockHow:
      'Its journey is kept. The email that we sent you says why. Do you see it differently? Please answer it.',
    photo: 'The photo of this rock is not shown at the moment.',
    photoHow:
      'The rock itself goes on traveling. The email that we sent you says why. Do you see it differently? Please answer it.',
    /** For who holds the rock. */
    heldHow: 'You can hide it again all the same: it goes on traveling once we have looked at it.',
  },
};

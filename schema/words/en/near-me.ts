// The rocks around a person, and the way to one of them.
import { plural } from './intl.ts';

export const nearMe = {
  heading: 'Near me',
  stop: 'Stop',
  /** Where distances are measured from, after 'from'. */
  whereYouAre: 'where you are',
  count: (count: number) =>
    plural(count, { one: '# rock near you, nearest first', other: '# rocks near you, nearest first' }),
  looking: 'Looking for rocks around you...',
  locating: 'Finding where you are...',
  failed: 'The rocks did not arrive.',
  lastList: 'This is the last list.',
  tryAgain: 'Try again',
  staysHere: 'Your position stays on this device: only the part of the map around you is asked for.',
  /** @param accuracy such as '± 70 feet' */
  staysHereKnownTo: (accuracy: string) =>
    `Your position stays on this device: only the part of the map around you is asked for. It is known to ${accuracy}.`,
  showMore: 'Show more',
  noneYet: 'No rock is hidden yet. Yours could be the first.',
  farAway: 'No rock waits within a walk or a short drive. The nearest ones:',
  /** @param way such as '12 miles north' */
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# rock about ${way}`, other: `# rocks about ${way}` }),
  /** The way to one rock. */
  wayTo: (rock: string) => `The way to ${rock}`,
  wayToHidden: 'The way to a hidden rock',
  there: 'You are about there. Look around.',
  /** By the unit of distances. */
  visitorsSee: {
    mi: 'Visitors see places to about 300 feet. Members see them exactly.',
    km: 'Visitors see places to about 100 meters. Members see them exactly.',
  },
  knownTo: (accuracy: string) => `Your position is known to ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `Your position is only known to ${accuracy}: too rough for an arrow. It gets better under the open sky.`,
  arrowTurns: 'The arrow turns with your phone.',
  compassDenied: 'Your phone did not share its compass. Up is north.',
  upIsNorth: 'Up is north.',
  /** On the ring around the arrow. */
  northMark: 'N',
  aboutAway: (distance: string) => `About ${distance}. The direction is not known.`,
  foundIt: "Found it? Type the Rock ID from its label, then press 'Mark as Found'.",
  enterId: 'Enter the Rock ID',
  turnArrow: 'Turn the arrow with my phone',
  allRocks: 'All rocks near me',
  /** On the home page. @param distance such as '12 miles' */
  waitsFromYou: (distance: string) => `A rock waits ${distance} from you`,
  waitsFrom: (distance: string, town: string) => `A rock waits ${distance} from ${town}`,
  /** Both are elements. */
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};

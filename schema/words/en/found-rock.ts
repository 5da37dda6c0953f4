// The Found Rock page.
import { plural } from './intl.ts';

export const foundRock = {
  heading: 'Found Rock',
  field: 'Rock ID Number',
  lookUp: 'Look Up',
  looking: 'Looking...',
  wornOff: 'The ID is worn off',
  tryAgain: 'Try again',
  markAsFound: 'Mark as Found',
  finding: 'Finding Rock...',
  saw: 'I saw it and left it',
  hide: 'Hide Rock',
  register: 'Register Rock',
  won: 'Great Job! Rock Found!',
  titles: {
    active: 'Rock Ready to Hide',
    hidden: 'Hidden Rock Found!',
    found: 'Found Rock Ready for Rehide',
  },
  nothing: {
    title: 'Enter Rock ID',
    text: 'It is on the label, or painted on the underside of the rock.',
  },
  howItWorks: 'How it works',
  steps: [
    'Scan the label with your phone, or type the Rock ID Number in.',
    'Mark the rock as found. You need to be logged in for this; looking is open to everybody.',
    'Hide it in a new place, and follow it on the map.',
  ],
  quickLinks: 'Quick links',
  /** @param name an element; @param link makes one of its words */
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' is now available in ',
    link('Rock Rehide'),
    '.',
  ],
  timesFound: (count: number) => plural(count, { one: 'Found # time', other: 'Found # times' }),
  join: (productName: string) => `Join ${productName}: Choose your adventure level to start tracking rocks!`,
};

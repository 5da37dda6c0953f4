// The My Rocks page: the member's own rocks, those they found, and what happened to them.
import { number } from './intl.ts';

export const myRocks = {
  heading: 'My Rocks',
  foundRock: 'Found Rock, Enter ID#',
  register: 'Register New Rock',
  /** Below a rock that was hidden just now. */
  track: 'Track on Map',
  printLabel: 'Print Label',
  done: 'Done',
  tabs: {
    rocks: 'My Rocks',
    rehide: 'Rock Rehide',
    archive: 'Rock Rehide Archive',
    activity: 'Activity',
  },
  /** Of a list with further pages: 'Activity (50+)'. @param label of the tab */
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  /** Tabs in which there is nothing yet. */
  noRocks: {
    title: 'Your first rock will have its place here.',
    description: 'Paint one, give it an ID, and see where it goes.',
    register: 'Register Your First Rock',
  },
  noFinds: {
    title: 'No found rock is waiting in your pocket.',
    description: 'When you find one, type in its ID. It waits here until you hide it again.',
  },
  noArchive: {
    title: 'Rocks that you hide again will be remembered here.',
    look: 'Look for one on the map',
  },
  noActivity: {
    title: 'Nothing has happened yet.',
    description: 'Register a rock of your own, or look for one that somebody has hidden.',
    register: 'Register a Rock',
    exploreMap: 'Explore Map',
  },
  /** A link has led to a rock that is not there. */
  notYours: { title: 'This rock is not yours any more', description: 'Perhaps it has a new home already.' },
  notWithYou: {
    title: 'This rock is not with you',
    description:
      'Its owner, or whoever found it last, hides it. Once it waits in its place again, you can mark it as found.',
  },
  alreadyHidden: {
    title: 'Already hidden',
    description: (rock: string) =>
      `${rock} waits in its hiding place. It can be hidden again once somebody has found it.`,
  },
  withFinder: {
    title: 'With its finder',
    description: (rock: string) => `${rock} was found. Whoever has it now can hide it again.`,
  },
  lookUpFailed: {
    title: 'Your rock could not be looked up',
    description: 'Please try again in a moment.',
  },
  findsFailed: 'The rocks that you found could not be loaded.',
  archiveFailed: 'The rocks that you hid again could not be loaded.',
  activityFailed: 'Your activity could not be loaded.',
  /** In place of the name of a rock of which only the ID is known. */
  theRock: 'the rock',
};

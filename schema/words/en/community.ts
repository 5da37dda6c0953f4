// The Community page, its feed and its leaderboards.
import { number, plural } from './intl.ts';

const order = { nearest: 'nearest first', farthest: 'farthest first' };

export const community = {
  heading: 'Community',
  feed: 'Activity Feed',
  leaderboard: 'Leaderboard',
  featured: 'Featured Rocks',
  ambassadors: 'Founding Ambassador',
  /** Without access. */
  closed: {
    intro: 'The table where everybody shows their rocks. It opens with Rock Hunter Pro.',
    feed: 'Every rock that somebody registers, and what people say about it.',
    leaderboard: 'Who finds the most rocks, and who paints the most.',
    featured: 'The ones that traveled farthest, with their journeys on the map.',
    ambassadors: 'The pioneers of every state and country.',
    glimpse: 'A glimpse of the feed',
    glimpseHint: 'The newest rocks. Liking them and saying something is free for every member.',
  },
  feedFailed: 'The feed could not be loaded.',
  feedEmpty: 'The table is still empty.',
  feedEmptyHint: 'Rocks appear here as soon as somebody registers one.',
  registerRock: 'Register a Rock',
  feedArea: 'Community feed',
  showMore: 'Show more',
  moreFailed: 'More rocks could not be loaded. Please try again.',
  shown: (count: number) => `${number(count)} rocks are shown`,
  /** @param author and @param day are elements */
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'The leaderboards could not be loaded.',
    finds: 'Global Leaderboard on Rock Finds',
    registered: 'Global Leaderboard on Registered Rocks',
    noFinds: 'Nobody has found a rock yet. The first name here could be yours.',
    noRegistered: 'Nobody has registered a rock yet. The first name here could be yours.',
    /** Before the number, for those who cannot see where it stands. @param place an element */
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Place '), place],
    /** After the number. */
    findsUnit: (count: number) => plural(count, { one: 'find', other: 'finds' }),
    registeredUnit: (count: number) => plural(count, { one: 'rock', other: 'rocks' }),
  },
  featuredRocks: {
    failed: 'The featured rocks could not be loaded.',
    none: 'No rock has gone on a journey yet.',
    noneHint: 'The first one to be carried away and hidden again will be featured here.',
    registerFirst: 'Register Your First Rock',
    showAll: 'Show all of them',
    noHidden: 'None of the featured rocks is waiting to be found right now. They are all on their way.',
    noFound: 'None of the featured rocks is in a finder’s pocket right now. They are all out there.',
    noActive: 'All of the featured rocks have left home. None is waiting to be hidden for the first time.',
    filter: 'Filter by Status',
    all: 'All',
    sort: 'Sort by Distance',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'No rocks' : plural(count, { one: '# rock', other: `# rocks, ${order[first]}` }),
  },
};

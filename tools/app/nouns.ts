// The nouns of schema/words, and which of them load together.

/** 'foundRock' has its words in found-rock.ts. */
export const fileOfNoun = (noun: string): string =>
  `${noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const uses = /\b(?:useWords|wordsNow)\(\s*'(\w+)'\s*,?\s*\)/g;

/** Nouns whose words a module uses. */
export function nounsIn(code: string): string[] {
  return [...new Set([...code.matchAll(uses)].map(([, noun = '']) => noun))];
}

/** Nouns whose words load together, by the name of their file. Each file more is a request more. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  // Every page needs them.
  first: ['formats', 'shell'],
  scan: ['foundRock', 'codes', 'rockStatus'],
  // After the first paint.
  late: ['titles', 'languages', 'failures'],
  common: ['ui', 'follows', 'paging', 'offline', 'rocks', 'activities', 'photos', 'names', 'text'],
  where: ['near', 'distances'],
  find: ['findDialog', 'happened', 'placeForm'],
  member: ['memberMenu', 'bell', 'inbox', 'notifications', 'dashboard'],
  own: [
    'myRocks',
    'ownRocks',
    'pocket',
    'corrections',
    'justHidden',
    'rockWaiting',
    'pageAudience',
    'payoff',
    'share',
    'thanks',
    'whereabouts',
    'keptFinds',
  ],
  talk: ['interactions', 'community', 'outbox'],
  journeys: ['journey', 'rockCards'],
};

export const firstNouns: readonly string[] = groups['first'] ?? [];

/** The name of the noun's group; undefined for a noun with a file of its own. */
export const groupOf = (noun: string): string | undefined =>
  Object.keys(groups).find((name) => groups[name]?.includes(noun));

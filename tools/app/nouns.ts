// The nouns of schema/words, and which of them load together.

/** 'foundRock' has its words in found-rock.ts. */
export const fileOfNoun = (noun: string): string =>
  `${noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const uses = /\b(?:useWords|wordsNow)\(\s*'(\w+)'\s*,?\s*\)/g;

/** Nouns whose words a module uses. */
export function nounsIn(code: string): string[] {
  return [...new Set([...code.matchAll(uses)].map(([, noun = '']) => noun))];
}

/** Nouns that nearly every page needs. They load together: each file more is a request more. */
export const firstNouns: readonly string[] = ['formats', 'shell', 'foundRock', 'codes', 'rockStatus'];

// Makes the words of a noun load with every module of the web app that uses them, in the reader's language alone.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../schema/languages.ts';
import { projectRoot } from './root.ts';

const uses = /\b(?:useWords|wordsNow)\(\s*'(\w+)'\s*,?\s*\)/g;
const virtual = 'virtual:words/';

/** 'foundRock' has its words in found-rock.ts. */
export const fileOfNoun = (noun: string): string =>
  `${noun.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** Nouns whose words a module uses. */
export function nounsIn(code: string): string[] {
  return [...new Set([...code.matchAll(uses)].map(([, noun = '']) => noun))];
}

/** Nouns that nearly every page needs. They load together: each file more is a request more. */
export const firstNouns = ['shell', 'titles', 'foundRock', 'codes', 'rockStatus'];
const first = 'first';

/** What makes the words of a noun load. */
const loaderOf = (noun: string) => virtual + (firstNouns.includes(noun) ? first : noun);

/** The nouns that a module makes load. */
export function nounsOfVirtual(id: string): string[] {
  if (!id.startsWith(`\0${virtual}`)) return [];
  const name = id.slice(virtual.length + 1);
  return name === first ? firstNouns : [name];
}

/** All first words of a language in one module. */
const together = 'virtual:first-words/';

export function loadWords(): Plugin {
  return {
    name: 'rockabout:load-words',
    // While the quotes are those of the source.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !id.startsWith(projectRoot) || id.includes('/node_modules/')) return;
      const loaders = new Set(nounsIn(code).map(loaderOf));
      if (loaders.size === 0) return;
      // At the end, so that the lines of the module stay where they are.
      return { code: `${code}\n${[...loaders].map((id) => `import '${id}';`).join('\n')}\n`, map: null };
    },
    resolveId(id) {
      return id.startsWith(virtual) || id.startsWith(together) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${together}`)) {
        const language = id.slice(together.length + 1);
        return firstNouns.map((noun) => `export * from ${path(language, noun)};`).join('\n');
      }
      const nouns = nounsOfVirtual(id);
      if (nouns.length === 0) return;
      const [noun = ''] = nouns;
      const loads = languages.map((language) => {
        const module = nouns.length > 1 ? `'${together}${language}'` : path(language, noun);
        return `'${language}': () => import(${module}),`;
      });
      return [
        `import { registerNouns } from ${JSON.stringify(join(projectRoot, 'web/lib/words.ts'))};`,
        `registerNouns(${JSON.stringify(nouns)}, {`,
        ...loads,
        '});',
      ].join('\n');
    },
  };
}

const path = (language: string, noun: string) =>
  JSON.stringify(join(projectRoot, 'schema/words', language, fileOfNoun(noun)));

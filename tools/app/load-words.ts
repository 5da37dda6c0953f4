// Makes the words of a noun load with every module of the web app that uses them, in the reader's language alone.
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../schema/languages.ts';
import { builtWords, wordFilesOf } from './build-words.ts';
import { fileOfNoun, firstNouns, nounsIn } from './nouns.ts';
import { projectRoot } from './root.ts';

const virtual = 'virtual:words/';
/** Nouns of the app's own chunk, which one module makes load. */
const first = 'first';

/**
 * What makes a noun load, for each module that uses it: of a module for all of them, the bundler would make the words
 * load with other chunks, too.
 */
const loaderOf = (noun: string, importer: string) =>
  virtual + (firstNouns.includes(noun) ? first : `${noun}/${relative(projectRoot, importer)}`);

/** The nouns that a module makes load. */
export function nounsOfVirtual(id: string): readonly string[] {
  if (!id.startsWith(`\0${virtual}`)) return [];
  const [name = ''] = id.slice(virtual.length + 1).split('/');
  return name === first ? firstNouns : [name];
}

export function loadWords(): Plugin {
  let isBuild = false;
  return {
    name: 'rockabout:load-words',
    // While the quotes are those of the source.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !id.startsWith(projectRoot) || id.includes('/node_modules/')) return;
      const loaders = new Set(nounsIn(code).map((noun) => loaderOf(noun, id)));
      if (loaders.size === 0) return;
      // At the end, so that the lines of the module stay where they are.
      return { code: `${code}\n${[...loaders].map((one) => `import '${one}';`).join('\n')}\n`, map: null };
    },
    resolveId(id) {
      return id.startsWith(virtual) ? `\0${id}` : undefined;
    },
    async load(id) {
      const nouns = nounsOfVirtual(id);
      const [noun] = nouns;
      if (noun === undefined) return;
      const load = isBuild ? `'${wordFilesOf(noun, await builtWords())[0]}'` : fromSource(nouns);
      return `import { registerNouns } from ${JSON.stringify(join(projectRoot, 'web/lib/words.ts'))};
registerNouns(${JSON.stringify(nouns)}, ${load});`;
    },
    async generateBundle() {
      const { files } = await builtWords();
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Code of a function that loads the modules themselves, while nothing is built. */
function fromSource(nouns: readonly string[]): string {
  const path = (language: string, noun: string) =>
    JSON.stringify(join(projectRoot, 'schema/words', language, fileOfNoun(noun)));
  const loads = languages.map((language) => {
    const imports = nouns.map((noun) => `import(${path(language, noun)})`).join(', ');
    return `'${language}': () => Promise.all([${imports}]).then((modules) => Object.assign({}, ...modules)),`;
  });
  return `(language) => ({${loads.join('\n')}})[language]()`;
}

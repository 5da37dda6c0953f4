// Makes the words of a noun load with every module of the web app that uses them, in the reader's language alone.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../../schema/languages.ts';
import { builtWords, wordFilesOf } from './build-words.ts';
import { fileOfNoun, firstNouns, nounsIn } from './nouns.ts';
import { projectRoot } from './root.ts';

const virtual = 'virtual:words/';
/** The module that makes the first nouns load, which are in the app's own chunk. */
const first = `${virtual}first`;
const registry = JSON.stringify(join(projectRoot, 'web/lib/words.ts'));

const used = new Map<string, readonly string[]>();

/** The nouns that a built module makes load. */
export const nounsOfModule = (id: string): readonly string[] =>
  id === `\0${first}` ? firstNouns : (used.get(id) ?? []);

const isFirst = (noun: string) => firstNouns.includes(noun);

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
    async transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !id.startsWith(projectRoot) || id.includes('/node_modules/')) return;
      const nouns = nounsIn(code);
      if (nouns.length === 0) return;
      const own = nouns.filter((noun) => !isFirst(noun));
      used.set(id, own);
      // At the end, so that the lines of the module stay where they are.
      const lines = [
        code,
        ...(nouns.some(isFirst) ? [`import '${first}';`] : []),
        ...(isBuild ? await registrations(own) : own.map((noun) => `import '${virtual}${noun}';`)),
      ];
      return { code: `${lines.join('\n')}\n`, map: null };
    },
    resolveId(id) {
      return id.startsWith(virtual) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${virtual}`)) return;
      const nouns = id === `\0${first}` ? firstNouns : [id.slice(virtual.length + 1)];
      const load = isBuild ? await fileOf(nouns) : fromSource(nouns);
      return `import { registerNouns } from ${registry};\nregisterNouns(${JSON.stringify(nouns)}, ${load});`;
    },
    async generateBundle() {
      const { files } = await builtWords();
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** In each module, and not in one for each noun: of a shared one, the bundler would load the words with other chunks too. */
async function registrations(nouns: readonly string[]): Promise<string[]> {
  if (nouns.length === 0) return [];
  const calls = nouns.map(
    async (noun) => `registersNouns(${JSON.stringify([noun])}, ${await fileOf([noun])});`,
  );
  return [`import { registerNouns as registersNouns } from ${registry};`, ...(await Promise.all(calls))];
}

const fileOf = async ([noun = '']: readonly string[]) => `'${wordFilesOf(noun, await builtWords())[0]}'`;

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

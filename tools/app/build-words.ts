// Builds the words of each language into files whose addresses differ by the language alone, so that the app needs one
// name for each noun, however many languages there are. The files import only each other: a release that changes no
// word changes none of them.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { build, type Rolldown } from 'vite';
import { languages } from '../../schema/languages.ts';
import { pathOfWords } from '../../schema/word-files.ts';
import { buildTargets } from '../css/browsers.ts';
import { fileOfNoun, groupOf, groups } from './nouns.ts';
import { projectRoot } from './root.ts';

export interface BuiltWords {
  /** Names of files, such as 'finds-0123456', by their module: the file itself, and those that it imports. */
  names: ReadonlyMap<string, readonly [string, ...string[]]>;
  /** The code by its path below the site's root, without a slash at the start. */
  files: ReadonlyMap<string, string>;
}

/** The module with what several nouns are made with. */
const shared = 'shared';
/** What nouns are made with. */
export const helpers: ReadonlySet<string> = new Set(['countries', 'intl', 'lists', 'money', 'units', 'utc']);

const moduleOf = (noun: string) => parse(fileOfNoun(noun)).name;

const modulesOf = new Map(
  Object.entries(groups).map(([name, nouns]) => [name, new Set(nouns.map(moduleOf))]),
);
// Numbers and dates are written with it.
modulesOf.get('first')?.add('intl');
const grouped = new Set([...modulesOf.values()].flatMap((modules) => [...modules]));

/** Names of the file that has the noun, and of those that it imports. */
export function wordFilesOf(
  noun: string,
  { names }: Pick<BuiltWords, 'names'>,
): readonly [string, ...string[]] {
  const module = groupOf(noun) ?? moduleOf(noun);
  const files = names.get(module);
  if (!files) throw new Error(`schema/words has no ${module}`);
  return files;
}

let built: Promise<BuiltWords> | undefined;

/** Once for each process. */
export const builtWords = (): Promise<BuiltWords> => (built ??= buildAll());

interface Chunk {
  code: string;
  /** Names of modules. */
  imports: readonly string[];
}
type Chunks = ReadonlyMap<string, Chunk>;

async function buildAll(): Promise<BuiltWords> {
  const byLanguage = await Promise.all(languages.map(async (one) => [one, await chunksOf(one)] as const));
  const names = namesOf(byLanguage.map(([, chunks]) => chunks));
  const nameOf = (module: string) => names.get(module)?.[0] ?? module;
  const files = byLanguage.flatMap(([language, chunks]) =>
    [...chunks].map(([module, { code, imports }]): [string, string] => [
      pathOfWords(language, nameOf(module)).slice(1),
      imports.reduce((text, other) => text.replaceAll(`./${other}.js`, `./${nameOf(other)}.js`), code),
    ]),
  );
  return { names, files: new Map(files) };
}

/** Named by what is in them in all languages, and in what they import. */
function namesOf(languages: readonly Chunks[]): BuiltWords['names'] {
  const names = new Map<string, readonly [string, ...string[]]>();
  const namesFrom = (module: string): readonly [string, ...string[]] => {
    const known = names.get(module);
    if (known) return known;
    const chunks = languages.flatMap((one) => one.get(module) ?? []);
    const others = [...new Set(chunks.flatMap(({ imports }) => imports))].toSorted().flatMap(namesFrom);
    const hash = createHash('sha256');
    for (const part of [...chunks.map(({ code }) => code), ...others]) hash.update(part).update('\0');
    const all = [`${module}-${hash.digest('hex').slice(0, 7)}`, ...new Set(others)] as const;
    names.set(module, all);
    return all;
  };
  for (const module of languages[0]?.keys() ?? []) namesFrom(module);
  return names;
}

async function chunksOf(language: string): Promise<Chunks> {
  const folder = join(projectRoot, 'schema/words', language);
  const modules = readdirSync(folder)
    .map((file) => parse(file).name)
    .filter((module) => module !== 'index');
  const isIn = (id: string, names: ReadonlySet<string>) => {
    const { dir, name } = parse(id);
    return dir === folder && names.has(name);
  };
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: projectRoot,
    envDir: false,
    publicDir: false,
    build: {
      write: false,
      reportCompressedSize: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(modules.map((module) => [module, join(folder, `${module}.ts`)])),
        preserveEntrySignatures: 'strict',
        // Ten small builds beside a large one: a slow machine would be told so ten times.
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          minifyInternalExports: false,
          codeSplitting: {
            groups: [
              ...[...modulesOf].map(([name, modules]) => ({
                name,
                test: (id: string) =>
                  isIn(id, modules) || (modules.has('formats') && id.endsWith('/schema/words/formats.ts')),
              })),
              { name: shared, test: (id) => isIn(id, helpers) || parse(id).dir !== folder },
            ],
          },
        },
      },
    },
  });
  const [{ output: chunks }] = [output].flat() as [Rolldown.RolldownOutput]; // one, and not watched
  return new Map(
    chunks.flatMap((chunk) => {
      const { name } = parse(chunk.fileName);
      // What is in a group also has a file that only passes it on.
      if (chunk.type !== 'chunk' || grouped.has(name) || helpers.has(name)) return [];
      return [[name, { code: chunk.code, imports: chunk.imports.map((file) => parse(file).name) }] as const];
    }),
  );
}

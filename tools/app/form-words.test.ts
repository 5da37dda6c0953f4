// A form says why its input is refused. The nouns of these sentences load with the form: tests of components have all
// words from the start, and would not notice that one is missing.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { codeOf } from '../../schema/words/say.ts';
import { firstNouns, nounsIn } from './nouns.ts';
import { projectRoot } from './root.ts';

const modules = new Map(
  globSync(['schema/*.ts', 'web/**/*.{ts,tsx}'], { cwd: projectRoot })
    .filter((path) => !/\.test\.|^web\/(?:e2e|testing)\//.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
);

interface Import {
  names: string[];
  from: string;
}

/** What a module imports of others, apart from types. */
function importsOf(path: string): Import[] {
  const all = (modules.get(path) ?? '').matchAll(/^import (?!type )([^;]*?)from '(\.[^']*)'/gm);
  return [...all].map(([, names = '', from = '']) => ({
    names: names.match(/\w+/g) ?? [],
    from: normalize(join(dirname(path), from)),
  }));
}

/** A module and all that load with it. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (!modules.has(path) || seen.has(path)) return seen;
  seen.add(path);
  for (const { from } of importsOf(path)) loadedWith(from, seen);
  return seen;
}

const importers = (of: string): string[] =>
  [...modules.keys()].filter((path) => importsOf(path).some(({ from }) => from === of));

/** The inputs whose refusals a module shows: not those of which it only asks whether they fit. */
function inputsIn(code: string): string[] {
  const checks =
    /(const \{ data\b[^}]*\} = |)(?:(?:z\.safeParse|zodResolver)\(\s*(\w+)|\b(?!z\.)(\w+)(?:\(\))?\.safeParse\()(?!\w*\)\.success)/g;
  return [...code.matchAll(checks)]
    .filter(([, data = '']) => data === '' || data.includes('error'))
    .map(([, , ofCall, ofMethod]) => ofCall ?? ofMethod ?? '');
}

/** The texts of all `error`s in the definition of an input. */
function refusalsOf(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part === 'function') return refusalsOf((part as () => unknown)(), seen); // makes an input
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  if ('_zod' in part) return refusalsOf((part._zod as { def: unknown }).def, seen); // as zod/mini has it
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (name !== 'error') return typeof value === 'function' ? [] : refusalsOf(value, seen);
    const said: unknown = typeof value === 'function' ? (value as (issue: object) => unknown)({}) : value; // likewise
    return typeof said === 'string' ? [said] : [];
  });
}

/** An input that a module imports, or puts together of imported ones. */
async function nounsOfInput(path: string, input: string): Promise<string[]> {
  const own = new RegExp(`const ${input} = ([^;]*);`).exec(modules.get(path) ?? '')?.[1];
  const names = own?.match(/\w+/g) ?? [input];
  const found = importsOf(path)
    .filter(({ from }) => from.startsWith('schema/'))
    .flatMap((one) => one.names.filter((name) => names.includes(name)).map((name) => ({ ...one, name })));
  if (found.length === 0) throw new Error(`${path} checks ${input}, which is not of schema`);
  const refusals = found.map(async ({ from, name }) => {
    const module = (await import(join(projectRoot, from))) as Record<string, unknown>;
    return refusalsOf(module[name]);
  });
  return (await Promise.all(refusals)).flat().flatMap((said) => codeOf(said)?.split('.')[0] ?? []);
}

/** Of the module that checks the input, or of those that show what it found. */
const nounsOfForm = (path: string): Set<string> =>
  new Set([
    ...firstNouns,
    ...[path, ...importers(path)]
      .flatMap((one) => [...loadedWith(one)])
      .flatMap((one) => nounsIn(modules.get(one) ?? '')),
  ]);

test('each form loads the nouns with which its input is refused', async () => {
  const forms = [...modules]
    .filter(([path]) => path.startsWith('web/'))
    .flatMap(([path, code]) => inputsIn(code).map((input) => ({ path, input })));
  const missing = await Promise.all(
    forms.map(async ({ path, input }) => {
      const loaded = nounsOfForm(path);
      const nouns = new Set(await nounsOfInput(path, input));
      return [...nouns].filter((noun) => !loaded.has(noun)).map((noun) => `${path}: ${noun} of ${input}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
  // Or it would find none.
  const register = forms.find(({ path }) => path === 'web/rocks/register-fields.ts');
  expect(register?.input).toBe('RockInput');
  expect(new Set(await nounsOfInput('web/rocks/register-fields.ts', 'RockInput'))).toEqual(
    new Set(['rocks', 'codes', 'text']),
  );
  expect(forms.length).toBeGreaterThan(12);
});

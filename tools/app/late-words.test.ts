import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { nounsIn } from './nouns.ts';

/** What loads a module together with its words. */
const waits = new Set(['lazy', 'lazyDialog', 'lazyMap', 'lazyPage', 'lazyPart', 'withWords']);

interface AnyNode {
  type: string;
  callee?: { name?: string };
  source?: { value?: unknown };
}

/** Modules that the code imports when it needs them, without their words. */
function bareImports(file: string, code: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown, isWaiting: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, isWaiting);
    else if (typeof value === 'object' && value !== null) {
      const node = value as AnyNode; // of the syntax tree, or a part of one
      const waitsHere = isWaiting || (node.type === 'CallExpression' && waits.has(node.callee?.name ?? ''));
      if (node.type === 'ImportExpression' && !waitsHere && typeof node.source?.value === 'string')
        found.push(node.source.value);
      for (const one of Object.values(value)) walk(one, waitsHere);
    }
  };
  walk(parseSync(file, code).program.body, false);
  return found;
}

test('imports without words are found, wherever they stand', () => {
  const code = `lazy(() => import('./a.ts')); void withWords(import('./b.ts')); import('./c.ts').then(() => import('./d.ts'));`;
  expect(bareImports('x.ts', code)).toEqual(['./c.ts', './d.ts']);
});

/** Loaded within what waits. */
const known: readonly string[] = ['web/finds/lazy-messages.ts → web/finds/payoff.tsx'];

test('a module that says something comes with its words', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|e2e)\.tsx?$|\/(?:testing|e2e|service-worker)\//.test(file),
  );
  const bare = files.flatMap((file) =>
    bareImports(file, readFileSync(file, 'utf8'))
      .filter((source) => /^\..*\.tsx?$/.test(source))
      .map((source) => [file, join(dirname(file), source)] as const)
      .filter(([, target]) => nounsIn(readFileSync(target, 'utf8')).length > 0)
      .map((pair) => pair.join(' → ')),
  );
  expect(bare.filter((pair) => !known.includes(pair))).toEqual([]);
});

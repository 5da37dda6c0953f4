// A lint rule for the imports between folders: which noun may import which.
import { relative, resolve } from 'node:path';

const ranked = (text: string): string[][] => text.split('<').map((names) => names.trim().split(/\s+/));

/** A name may import those before it. Names side by side may import each other. */
const order: Readonly<Record<string, readonly (readonly string[])[]>> = {
  worker: ranked(`
    errors context session-claim suspension platform http words town-names < photos tiles < members < outbox < push < notifications < audit-log < moderation < reports < activities < rocks
    < places < journey < map < finds < questions < community < sightings < whereabouts < adoption < inbox < subscriptions < shop < payments < analytics < exports < own-data < designs
    < ambassadors < visits < figures < takebacks < alarms < daily-report < admin < emails < messages < health hourly pages watch < api < index`),
  web: ranked(`
    views < styles lib vite-env < ui painting config < api query-client refresh < visits < photos tiles < members < outbox < offline < push < reports < places
    < whereabouts < map < journey < labels < rocks < finds < questions < adoption < community < inbox < subscriptions < shop < analytics < exports < own-data < designs
    < ambassadors < admin < shell < pages < router < idle < main
    < service-worker`),
};

const projects = new Set(['schema', 'painting', 'worker', 'web', 'tools']);

/**
 * Why one file may not import another; undefined when it may.
 * @param from path below the project's root, such as `web/rocks/queries.ts`
 * @param to path of the imported file
 * @param isType whether the import is erased with the types
 */
export function objection(from: string, to: string, isType: boolean): string | undefined {
  const [side = '', noun = ''] = from.split('/');
  const [otherSide = '', otherNoun = ''] = to.split('/');
  if (!projects.has(side) || !projects.has(otherSide)) return undefined;
  // Tools and end-to-end tests may import everything.
  if (side === 'tools' || from.startsWith('web/e2e/')) return undefined;
  // All tests report figures in the same way.
  if (isTest(from) && to === 'worker/testing/proof.ts') return undefined;
  // Tests of the worker use the payment stand-in of the tools.
  if (side === 'worker' && isTest(from) && to.startsWith('tools/payments/')) return undefined;
  if (otherSide === 'tools') return 'production code may not import tools/';
  if (side === 'schema' && otherSide !== 'schema') return 'schema/ may import neither the web nor the worker';
  if (side === 'painting' && otherSide !== 'painting') return 'painting/ may import only itself';
  if (side === 'schema' && otherNoun === 'tables' && noun !== 'tables') {
    return 'shapes on the wire may not depend on the tables';
  }
  if (side === 'worker' && otherSide === 'web') {
    if (noun === 'pages' && otherNoun === 'views') return undefined;
    return 'only worker/pages may import from the web, and only web/views';
  }
  if (side === 'web' && otherSide === 'worker') {
    const isClient = from === 'web/api.ts' || from === 'web/testing/api.ts';
    if (isClient && to === 'worker/api.ts' && isType) return undefined;
    return 'the web may import only the type of the API from the worker, in web/api.ts';
  }
  if (side === 'web' && otherSide === 'schema' && otherNoun === 'tables')
    return 'only the worker may import tables';
  return side === otherSide ? nounObjection(side, from, noun, otherNoun) : undefined;
}

function nounObjection(side: string, from: string, noun: string, otherNoun: string): string | undefined {
  const ranks = order[side];
  if (!ranks || isTest(from) || nameOf(noun) === nameOf(otherNoun)) return undefined;
  if (otherNoun === 'testing') return 'only tests may import testing/';
  const rankOf = (name: string) => ranks.findIndex((names) => names.includes(nameOf(name)));
  const [rank, otherRank] = [rankOf(noun), rankOf(otherNoun)];
  const missing = rank < 0 ? noun : otherRank < 0 ? otherNoun : undefined;
  if (missing !== undefined)
    return `${side}/${missing} has no place in the order of tools/lint/arrows.ts yet`;
  if (otherRank > rank)
    return `${nameOf(noun)} comes before ${nameOf(otherNoun)} in the order, and may not import it`;
  return undefined;
}

/** Why a file may not import a package. schema/ and painting/ run on both sides, and should stay small. */
export function packageObjection(from: string, name: string): string | undefined {
  if (isTest(from)) return undefined;
  if (from.startsWith('painting/')) return 'painting/ may import only itself';
  if (!from.startsWith('schema/')) return undefined;
  const isTable = from.startsWith('schema/tables/');
  const isFine = isTable ? /^drizzle-orm(\/|$)/.test(name) : name === 'zod/mini';
  return isFine ? undefined : 'schema/ may import only zod/mini, and its tables only drizzle-orm';
}

const nameOf = (segment: string) => segment.replace(/\.[a-z.]+$/, '');

const isTest = (path: string) =>
  /\.(?:test|trial)\.tsx?$/.test(path) || /^(?:worker|web)\/testing\//.test(path);

interface Source {
  value: unknown;
}

interface ImportingNode {
  source?: Source | null;
  importKind?: string;
  exportKind?: string;
}

interface RuleContext {
  filename: string;
  report(finding: { node: unknown; message: string }): void;
}

const root = resolve(import.meta.dirname, '../..');

const arrows = {
  create(context: RuleContext) {
    const check = ({ source, importKind, exportKind }: ImportingNode) => {
      if (!source || typeof source.value !== 'string') return;
      const from = relative(root, context.filename);
      const to = relative(root, resolve(context.filename, '..', source.value));
      const isType = importKind === 'type' || exportKind === 'type';
      const isFile = source.value.startsWith('.');
      const message = isFile ? objection(from, to, isType) : packageObjection(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'rockabout' }, rules: { arrows } };

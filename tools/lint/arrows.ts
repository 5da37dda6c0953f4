// The arrows between folders, as a lint rule: who may import whom, in the order that CONTRIBUTING.md gives.
import { relative, resolve } from 'node:path';

const ranked = (text: string): string[][] => text.split('<').map((names) => names.trim().split(/\s+/));

/** What comes first may be imported by what comes after it, and names side by side may import each other. */
const order: Readonly<Record<string, readonly (readonly string[])[]>> = {
  worker: ranked(`
    errors context session-claim platform http < photos < members < outbox < audit-log < moderation < reports < activities < rocks
    < places < journey < finds < community < subscriptions < shop < payments < analytics < exports < designs
    < ambassadors < visits < figures < daily-report < admin < emails < health hourly pages < api < index`),
  web: ranked(`
    views < styles lib vite-env < ui painting config < api query-client refresh < visits < photos < members < reports < places
    < map < journey < labels < rocks < finds < community < subscriptions < shop < analytics < exports < designs
    < ambassadors < admin < shell < pages < router < main`),
};

const projects = new Set(['schema', 'painting', 'worker', 'web', 'tools']);

/**
 * Why one file may not import another; undefined when it may.
 * @param from path below the project's root, such as `web/rocks/queries.ts`
 * @param to the same of what is imported
 * @param isType whether nothing of it is left once types are erased
 */
export function objection(from: string, to: string, isType: boolean): string | undefined {
  const [side = '', noun = ''] = from.split('/');
  const [otherSide = '', otherNoun = ''] = to.split('/');
  if (!projects.has(side) || !projects.has(otherSide)) return undefined;
  // Tools and end-to-end tests stand outside, and may look at everything.
  if (side === 'tools' || from.startsWith('web/e2e/')) return undefined;
  // What a test has to show, it says in the same way everywhere.
  if (isTest(from) && to === 'worker/testing/proof.ts') return undefined;
  // Tests of the worker pay at the same stand-in as everybody on this machine.
  if (side === 'worker' && isTest(from) && to.startsWith('tools/payments/')) return undefined;
  if (otherSide === 'tools') return 'what runs in production imports nothing of tools/';
  if (side === 'schema' && otherSide !== 'schema') return 'schema/ imports neither side';
  if (side === 'painting' && otherSide !== 'painting') return 'painting/ imports nothing but itself';
  if (side === 'schema' && otherNoun === 'tables' && noun !== 'tables') {
    return 'the shapes on the wire know nothing of the tables';
  }
  if (side === 'worker' && otherSide === 'web') {
    if (noun === 'pages' && otherNoun === 'views') return undefined;
    return 'of the web, the pages of the worker import the views, and nothing else anything';
  }
  if (side === 'web' && otherSide === 'worker') {
    const isClient = from === 'web/api.ts' || from === 'web/testing/api.ts';
    if (isClient && to === 'worker/api.ts' && isType) return undefined;
    return 'the web knows the worker by one type alone, which web/api.ts imports';
  }
  if (side === 'web' && otherSide === 'schema' && otherNoun === 'tables')
    return 'tables are for the worker alone';
  return side === otherSide ? nounObjection(side, from, noun, otherNoun) : undefined;
}

function nounObjection(side: string, from: string, noun: string, otherNoun: string): string | undefined {
  const ranks = order[side];
  if (!ranks || isTest(from) || nameOf(noun) === nameOf(otherNoun)) return undefined;
  if (otherNoun === 'testing') return 'only tests import what is for tests';
  const rankOf = (name: string) => ranks.findIndex((names) => names.includes(nameOf(name)));
  const [rank, otherRank] = [rankOf(noun), rankOf(otherNoun)];
  const missing = rank < 0 ? noun : otherRank < 0 ? otherNoun : undefined;
  if (missing !== undefined)
    return `${side}/${missing} has no place in the order of tools/lint/arrows.ts yet`;
  if (otherRank > rank)
    return `${nameOf(noun)} comes before ${nameOf(otherNoun)}, and imports only what is before it`;
  return undefined;
}

/** Why a file may not import a package: schema/ and painting/ travel to both sides, and carry next to nothing. */
export function packageObjection(from: string, name: string): string | undefined {
  if (isTest(from)) return undefined;
  if (from.startsWith('painting/')) return 'painting/ imports nothing but itself';
  if (!from.startsWith('schema/')) return undefined;
  const isTable = from.startsWith('schema/tables/');
  const isFine = isTable ? /^drizzle-orm(\/|$)/.test(name) : name === 'zod/mini';
  return isFine ? undefined : 'schema/ imports zod/mini alone, and its tables drizzle-orm alone';
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

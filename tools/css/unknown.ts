// Finds features in a style sheet that a supported browser lacks, by MDN's compatibility data.
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { enhancements } from './enhancements.ts';
import { oldest } from './browsers.ts';

/** Safari is also checked as it is on iOS, where most people use it. */
const browsers = { ...oldest, safari_ios: oldest.safari };

type Browser = keyof typeof browsers;

const features: Identifier = bcd.css;

/** @returns one sentence for each unsupported feature, in the order of the sheet and without duplicates */
export function unknownIn(css: string): string[] {
  const found = new Set<string>();
  const root = postcss.parse(css);
  const note = (name: string, part: string, compat: CompatStatement | undefined, rule?: Container) => {
    if (compat === undefined || enhancements.has(name)) return;
    const browsers = without(compat, rule);
    if (browsers.length > 0) found.add(`${name}${part} is not supported in ${browsers.join(', ')}`);
  };
  root.walkAtRules((rule) => {
    const known = compatOf(features['at-rules']?.[rule.name]);
    if (!rule.name.startsWith('-') && !isConditional(rule.parent)) note(`@${rule.name}`, '', known);
  });
  root.walkRules((rule) => {
    if (
      isConditional(rule) ||
      (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes'))
    )
      return;
    for (const [, name = ''] of rule.selector.matchAll(/::?([a-z][\w-]*)/g))
      note(`:${name}`, '', compatOf(features['selectors']?.[name]));
  });
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (prop.startsWith('-') || isConditional(parent) || hasFallback(declaration)) return;
    const property = features['properties']?.[prop];
    const rule = parent?.type === 'rule' ? parent : undefined;
    note(prop, '', compatOf(property), rule);
    // A browser uses the first font that it has.
    if (prop === 'font-family') return;
    // The data has prefixes for properties and their parts, but not for each word.
    const isPrefixedToo =
      rule?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) === true;
    if (!isPrefixedToo)
      for (const word of wordsIn(value)) note(prop, `: ${word}`, compatOf(property?.[word]), rule);
    for (const name of functionsIn(value)) note(prop, `: ${name}()`, compatOf(types.get(name)), rule);
    for (const [part, compat] of partsOf(property, value)) note(prop, ` with ${part}`, compat, rule);
  });
  return [...found];
}

const compatOf = (found: Identifier | undefined) => found?.__compat;

/** The browsers without support, except those that support a prefixed form that the rule also has. */
function without({ support }: CompatStatement, rule: Container | undefined): string[] {
  return (Object.keys(browsers) as Browser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, version_removed: removed, prefix, alternative_name: other, flags }) => {
        if (flags || typeof added !== 'string' || versionOf(added) > browsers[browser]) return false;
        if (typeof removed === 'string' && versionOf(removed) <= browsers[browser]) return false;
        if (prefix === undefined && other === undefined) return true;
        return (
          rule?.some((node) => node.type === 'decl' && node.prop.startsWith(other ?? prefix ?? '-')) === true
        );
      },
    );
  });
}

/** `preview` is in no released browser. */
const versionOf = (text: string) => Number.parseFloat(text.replace('≤', '')) || Infinity;

/** Inside @supports the browser itself decides. */
function isConditional(node: Declaration['parent'] | Rule): boolean {
  for (let at: unknown = node; at instanceof postcss.Node; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  return false;
}

/** A browser that does not support a value keeps the one before it in the same rule. */
function hasFallback(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  return before.some((node) => node.type === 'decl' && node.prop === declaration.prop);
}

const bare = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ');

const wordsIn = (value: string) => new Set(bare(value).match(/(?<![\w#.-])[a-z][\w-]*(?![\w(-])/gi) ?? []);

const functionsIn = (value: string) => new Set(bare(value).match(/(?<![\w-])[a-z][\w-]*(?=\()/g) ?? []);

/** Data about the parts of a shorthand, such as `includes_thickness`. They apply to values with several parts. */
function partsOf(property: Identifier | undefined, value: string): [string, CompatStatement | undefined][] {
  const isLong = value
    .replaceAll(/\([^()]*\)/g, '')
    .trim()
    .includes(' ');
  return isLong
    ? identifiersIn(property)
        .filter(([part]) => part.startsWith('includes_'))
        .filter(([part]) => part !== 'includes_thickness' || /\d/.test(value))
        .map(([part, found]) => [part.replaceAll(/includes_|_/g, ' ').trim(), compatOf(found)])
    : [];
}

function identifiersIn(found: Identifier | undefined): [string, Identifier][] {
  return Object.entries(found ?? {}).flatMap(([name, part]): [string, Identifier][] =>
    name === '__compat' || part === undefined ? [] : [[name, part as Identifier]],
  );
}

/** Every value function, such as `color-mix`, wherever the data has it. */
const types = new Map<string, Identifier>();
for (const queue = identifiersIn(features['types']); queue.length > 0;) {
  const [name = '', found = {}] = queue.shift() ?? [];
  if (!types.has(name)) types.set(name, found);
  queue.push(...identifiersIn(found));
}

// Reads a module of words as it is written: each text, and each function that makes one, by its path of names.
import { parseSync, type Expression, type Program, type PropertyKey } from 'oxc-parser';

export interface Entry {
  /** Where it begins in the file. */
  start: number;
  source: string;
  /** Its texts, in the order in which they are written; those of templates without their values. */
  texts: readonly string[];
  /** Whether it is one text and nothing else. */
  isText: boolean;
  /** Names of values that a function takes and does not use, by their place. */
  unused: readonly number[];
  /** Names of the plural categories that it has a form for, by call of `plural`. */
  plurals: readonly (readonly string[])[];
}

/** By path, such as 'finds.noConnection.title'. @throws if the file is no TypeScript */
export function entriesOf(file: string, code: string): Map<string, Entry> {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const entries = new Map<string, Entry>();
  for (const [path, node] of exportsOf(program)) collect(code, node, path, entries);
  return entries;
}

function exportsOf({ body }: Program): [string, Expression][] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return [];
    return statement.declaration.declarations.flatMap(({ id, init }): [string, Expression][] =>
      id.type === 'Identifier' && init ? [[id.name, init]] : [],
    );
  });
}

function collect(code: string, node: Expression, path: string, entries: Map<string, Entry>): void {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties)
      if (property.type === 'Property')
        collect(code, property.value, `${path}.${nameOf(property.key)}`, entries);
  } else if (node.type === 'ArrayExpression') {
    node.elements.forEach((element, i) => {
      if (element && element.type !== 'SpreadElement') collect(code, element, `${path}.${i}`, entries);
    });
  } else entries.set(path, entryOf(code, node));
}

const nameOf = (key: PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '?';

function entryOf(code: string, node: Expression): Entry {
  const { texts, plurals } = partsOf(node);
  return {
    start: node.start,
    source: code.slice(node.start, node.end),
    texts,
    isText: node.type === 'Literal' && typeof node.value === 'string',
    unused: node.type === 'ArrowFunctionExpression' ? unusedOf(code, node) : [],
    plurals,
  };
}

type Arrow = Extract<Expression, { type: 'ArrowFunctionExpression' }>;

function unusedOf(code: string, { params, body }: Arrow): number[] {
  const used = new Set(code.slice(body.start, body.end).match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu));
  return params.flatMap((param, i) => (param.type === 'Identifier' && !used.has(param.name) ? [i] : []));
}

interface Parts {
  texts: string[];
  plurals: string[][];
}

interface AnyNode {
  type: string;
  value?: unknown;
  callee?: { name?: string };
  arguments?: { type: string; properties?: { key?: { name?: string } }[] }[];
}

function partsOf(node: object): Parts {
  const parts: Parts = { texts: [], plurals: [] };
  walk(node, (one) => {
    if (one.type === 'Literal' && typeof one.value === 'string') parts.texts.push(one.value);
    if (one.type === 'TemplateElement') parts.texts.push((one.value as { cooked: string }).cooked); // its text
    if (one.type !== 'CallExpression' || one.callee?.name !== 'plural') return;
    const forms = one.arguments?.[1];
    if (forms?.type === 'ObjectExpression')
      parts.plurals.push((forms.properties ?? []).flatMap(({ key }) => key?.name ?? []));
  });
  return parts;
}

function walk(value: unknown, visit: (node: AnyNode) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') visit(value as AnyNode); // a node of the syntax tree
    for (const one of Object.values(value)) walk(one, visit);
  }
}

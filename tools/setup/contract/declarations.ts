// Reads type declarations (.d.ts), and turns the types of a call into JSON schemas.
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface Schema {
  [key: string]: unknown;
}

/** A node of the syntax tree, of which we read these fields. */
interface Node {
  type: string;
  start: number;
  name?: string;
  value?: unknown;
  optional?: boolean;
  raw?: string;
  id?: Node;
  key?: Node;
  body?: Node | Node[];
  declaration?: Node | null;
  left?: Node;
  right?: Node;
  extends?: Node[];
  expression?: Node;
  literal?: Node;
  types?: Node[];
  elementType?: Node;
  typeName?: Node;
  typeAnnotation?: Node;
  typeArguments?: { params: Node[] } | null;
}

interface Known {
  node: Node;
  /** Names of the namespaces around it. */
  scope: string[];
}

type Place = 'query' | 'body';

const text = { type: 'string' };
const number = { type: 'number' };
/** What the packages import from elsewhere. Any other imported type may be anything. */
const imported: Readonly<Record<string, Schema>> = {
  /** Values that Stripe may add later. */
  OtherString: { enum: [] },
  MetadataParam: { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
  Metadata: { type: 'object', additionalProperties: text },
  PaginationParams: { properties: { ending_before: text, limit: number, starting_after: text } },
  V4PagePaginationArrayParams: { properties: { page: number, per_page: number } },
};
const keywords: Readonly<Record<string, Schema>> = {
  TSStringKeyword: text,
  TSNumberKeyword: number,
  TSBooleanKeyword: { type: 'boolean' },
  TSNullKeyword: { type: 'null' },
};

export function openDeclarations(file: string) {
  const source = readFileSync(file, 'utf8');
  const known = new Map<string, Known>();

  function collect(nodes: readonly Node[], scope: string[]): void {
    for (const statement of nodes) {
      const node = statement.declaration ?? statement;
      const name = node.id?.name ?? '';
      if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
        known.set([...scope, name].join('.'), { node, scope: [...scope, name] });
      }
      const inner = Array.isArray(node.body) ? node.body : node.body?.body;
      if (node.type === 'TSModuleDeclaration' && Array.isArray(inner)) collect(inner, [...scope, name]);
    }
  }
  // The parser's own types differ for each kind of node; only the fields of Node are read.
  collect(parseAst(source, { lang: 'dts' }).body as unknown as Node[], []);

  function find(name: string, scope: readonly string[]): Known | undefined {
    for (let depth = scope.length; depth >= 0; depth--) {
      const found = known.get([...scope.slice(0, depth), name].join('.'));
      if (found) return found;
    }
    return undefined;
  }

  const nameOf = (node: Node | undefined): string =>
    node?.type === 'TSQualifiedName' ? `${nameOf(node.left)}.${nameOf(node.right)}` : (node?.name ?? '');

  /** @param depth of objects; those below may contain anything */
  function of(node: Node | undefined, scope: readonly string[], depth: number): Schema {
    if (!node) return {};
    const simple = keywords[node.type];
    if (simple) return simple;
    if (node.type === 'TSLiteralType') return { enum: [node.literal?.value] };
    if (node.type === 'TSArrayType') return { type: 'array', items: of(node.elementType, scope, depth) };
    if (node.type === 'TSUnionType') return union((node.types ?? []).map((type) => of(type, scope, depth)));
    if (node.type !== 'TSTypeReference') return {};
    const name = nameOf(node.typeName);
    const [argument] = node.typeArguments?.params ?? [];
    if (name === 'Array') return { type: 'array', items: of(argument, scope, depth) };
    if (name === 'Emptyable') return union([of(argument, scope, depth), { enum: ['', null] }]);
    const found = find(name, scope);
    return found ? declared(found, depth) : (imported[name] ?? {});
  }

  function declared({ node, scope }: Known, depth: number): Schema {
    if (node.type === 'TSTypeAliasDeclaration') return of(node.typeAnnotation, scope, depth);
    return depth === 0 ? { type: 'object' } : objectOf(membersOf(node), scope, depth);
  }

  const membersOf = (node: Node): Node[] => {
    const inner = Array.isArray(node.body) ? node.body : node.body?.body;
    return Array.isArray(inner) ? inner.filter(({ key }) => key?.name !== undefined) : [];
  };

  const objectOf = (members: readonly Node[], scope: readonly string[], depth: number) => ({
    type: 'object',
    properties: Object.fromEntries(
      members.map((member) => [
        member.key?.name ?? '',
        of(member.typeAnnotation?.typeAnnotation, scope, depth - 1),
      ]),
    ),
    required: members.flatMap(({ optional, key }) => (optional ? [] : [key?.name ?? ''])),
  });

  function named(name: string): Known {
    const found = known.get(name);
    if (!found) throw new Error(`${file} has no ${name}`);
    return found;
  }

  /** The part of the request that a parameter goes into; undefined for a part of the path. */
  function placeOf(member: Node, usual: Place): Place | undefined {
    const comment = source.slice(source.lastIndexOf('/**', member.start), member.start);
    if (comment.includes('Path param') || member.key?.name === 'account_id') return undefined;
    if (comment.includes('Query param')) return 'query';
    return member.key?.name === 'zone_id' ? undefined : usual;
  }

  function inputs({ node, scope }: Known, usual: Place): { query: Schema; body: Schema }[] {
    if (node.type === 'TSTypeAliasDeclaration') {
      const types = node.typeAnnotation?.types ?? [node.typeAnnotation];
      return types.flatMap((type) => {
        const found = find(nameOf(type?.typeName), scope);
        return found ? inputs(found, usual) : [];
      });
    }
    const members = membersOf(node);
    const part = (place: Place) =>
      objectOf(
        members.filter((member) => placeOf(member, usual) === place),
        scope,
        6,
      );
    const inherited = (node.extends ?? []).map(({ expression }) => imported[expression?.name ?? '']);
    const query = part('query');
    for (const more of inherited) Object.assign(query.properties, more?.['properties']);
    return [{ query: closed(query), body: closed(part('body')) }];
  }

  return {
    schemaOf: (name: string, depth: number): Schema => declared(named(name), depth),
    /** The schemas of the query and of the body. */
    inputOf(name: string, method: string) {
      const variants = inputs(named(name), method === 'GET' ? 'query' : 'body');
      return {
        query: union(variants.map(({ query }) => query)),
        body: union(variants.map(({ body }) => body)),
      };
    },
  };
}

/** A parameter that the provider does not know is an error, at every depth. */
function closed(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties')
      return [
        key,
        Object.fromEntries(
          Object.entries(value as Schema).map(([name, each]) => [name, closed(each as Schema)]),
        ),
      ];
    if (key === 'items') return [key, closed(value as Schema)];
    if (key === 'anyOf') return [key, (value as Schema[]).map(closed)];
    return [key, value];
  });
  const isObject = 'properties' in schema;
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}

/** Literals become one list. */
function union(all: readonly Schema[]): Schema {
  const [first] = all;
  if (first && all.length === 1) return first;
  if (all.some((schema) => Object.keys(schema).length === 0)) return {};
  const literals = all.flatMap((schema) => (Array.isArray(schema['enum']) ? schema['enum'] : []));
  const others = all.filter((schema) => !('enum' in schema));
  const merged = literals.length > 0 ? [...others, { enum: literals }] : others;
  return merged.length === 1 ? (merged[0] ?? {}) : { anyOf: merged };
}

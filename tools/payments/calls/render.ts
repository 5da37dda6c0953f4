// An answer as it goes over the wire: ids are replaced by what they name where the caller asks for it.
import type { Books } from '../books.ts';
import { invalid } from './errors.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Given only to those who ask for it by name. */
const askedFor: Readonly<Record<string, string>> = { 'checkout.session': 'line_items', invoice: 'payments' };

/** @param expand paths such as `data.latest_invoice` */
export function render(books: Books, answer: object, expand: readonly string[]): Json {
  const tree = lean(answer);
  for (const path of expand) grow(books, { node: tree, whole: answer, steps: path.split('.'), path });
  return tree;
}

/** Without what has to be asked for. */
function lean(thing: unknown): Json {
  const tree: Json = JSON.parse(JSON.stringify(thing));
  return strip(tree);
}

function strip(node: Json): Json {
  if (Array.isArray(node)) return node.map(strip);
  if (node === null || typeof node !== 'object') return node;
  const hidden = typeof node['object'] === 'string' ? askedFor[node['object']] : undefined;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => name !== hidden)
      .map(([name, below]) => [name, strip(below)]),
  );
}

interface Growth {
  node: Json;
  /** The same with everything in it. */
  whole: unknown;
  steps: string[];
  /** For what to say when it cannot be. */
  path: string;
}

function grow(books: Books, { node, whole, steps, path }: Growth): void {
  const [step, ...rest] = steps;
  if (step === undefined || node === null) return;
  if (Array.isArray(node)) {
    const wholes: unknown[] = Array.isArray(whole) ? whole : [];
    for (const [index, each] of node.entries())
      grow(books, { node: each, whole: wholes[index], steps, path });
    return;
  }
  if (typeof node !== 'object') throw cannotBe(path);
  let below = partOf(whole, step);
  const shown = node[step];
  if (typeof shown === 'string') {
    below = find(books, shown);
    if (below === undefined) throw cannotBe(path);
    node[step] = lean(below);
  } else if (shown === undefined) {
    if (below === undefined) throw cannotBe(path);
    node[step] = lean(below);
  }
  grow(books, { node: node[step] ?? null, whole: below, steps: rest, path });
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? new Map(Object.entries(whole)).get(name) : undefined;
}

const cannotBe = (path: string) =>
  invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });

function find(books: Books, id: string): object | undefined {
  const shelves: ReadonlyMap<string, object>[] = [
    books.products,
    books.prices,
    books.shippingRates,
    books.customers,
    books.sessions,
    books.subscriptions,
    books.invoices,
    books.intents,
    books.charges,
    books.refunds,
  ];
  return shelves.find((shelf) => shelf.has(id))?.get(id);
}

// Turns an object into a response. Ids are replaced by the objects they name, where the caller asks for it.
import type Stripe from 'stripe';
import type { Books } from '../books.ts';
import { invalid } from './errors.ts';

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** @param paths such as `data.latest_invoice` */
export function expand(books: Books, answer: object, paths: readonly string[]): Json {
  const tree = jsonOf(answer);
  for (const path of paths) grow(books, tree, path.split('.'));
  return tree;
}

/** A copy that may be changed. */
function jsonOf(thing: object): Json {
  const tree: Json = JSON.parse(JSON.stringify(thing));
  return tree;
}

function grow(books: Books, node: Json, steps: readonly string[]): void {
  const [step, ...rest] = steps;
  if (step === undefined || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) grow(books, each, steps);
    return;
  }
  if (typeof node !== 'object') throw cannotBe(step);
  const shown = node[step];
  const below = typeof shown === 'object' ? shown : jsonOf(lookUp(books, node, step));
  node[step] = below;
  grow(books, below, rest);
}

function lookUp(books: Books, node: JsonObject, step: string): object {
  const id = node[step];
  const { customers, subscriptions, invoices, intents, charges } = books;
  const found =
    typeof id === 'string'
      ? [customers, subscriptions, invoices, intents, charges].find((shelf) => shelf.has(id))?.get(id)
      : step === 'payments' && paymentsOf(books, node);
  if (!found) throw cannotBe(step);
  return found;
}

type InvoicePayment = Pick<Stripe.InvoicePayment, 'object' | 'status'> & {
  payment: Pick<Stripe.InvoicePayment.Payment, 'payment_intent' | 'type'>;
};

/** The payments of an invoice, which a response contains only on request. */
function paymentsOf(
  books: Books,
  { id, status }: JsonObject,
): { object: 'list'; data: InvoicePayment[] } | undefined {
  const payment_intent = typeof id === 'string' ? books.invoiceIntents.get(id) : undefined;
  if (payment_intent === undefined) return undefined;
  const payment = { payment_intent, type: 'payment_intent' } as const;
  return {
    object: 'list',
    data: [{ object: 'invoice_payment', status: status === 'paid' ? 'paid' : 'open', payment }],
  };
}

const cannotBe = (name: string) => invalid(`This property cannot be expanded (${name}).`);

// Access to the payment provider through Stripe's SDK; null without keys.
import { Stripe } from 'stripe';
import { Conflict, KeyReused, NotFound, NotSetUp, Unavailable } from '../errors.ts';
import type { Config, PaymentConfig } from './config.ts';
import { logOnce, type Log } from './log.ts';
import { say } from '../../schema/words/say.ts';

export interface Payments {
  stripe: Stripe;
  webhookSecret: string;
  publishableKey: string;
  /** Settings of the customer portal; '' for those that were saved in the dashboard. */
  portal: string;
  /** Whether money moves. Events of the other mode are ignored. */
  isLive: boolean;
}

/** The transport of calls to the provider; tests replace it. */
interface Line {
  fetch?: typeof fetch;
  /** Milliseconds after which the provider counts as down. */
  timeout: number;
}

const realLine: Line = { timeout: 10_000 };

/** Seconds for which an event's signature is valid, as Stripe recommends. */
export const signatureTolerance = 300;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The host for calls; null for another host than Stripe's, unless it is local and the key is a test key. */
function hostOf({ apiUrl, secretKey }: PaymentConfig): Stripe.StripeConfig | null {
  if (apiUrl === '') return {};
  const url = URL.parse(apiUrl);
  const isOurs = url?.protocol === 'http:' && loopback.test(url.hostname);
  if (!isOurs || !/^(sk|rk)_test_/.test(secretKey)) return null;
  return { host: url.hostname, port: url.port || 80, protocol: 'http' };
}

/** Null without keys, for an API host that must not get the key, or for a live key without PUBLIC_ORIGIN. */
export function openPayments({ payments, publicOrigin }: Config, line: Line = realLine): Payments | null {
  if (!payments) return null;
  const { secretKey, webhookSecret, publishableKey, portal } = payments;
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (isLive && publicOrigin === '') {
    logOnce('payments are off: a live key needs PUBLIC_ORIGIN');
    return null;
  }
  const host = hostOf(payments);
  if (!host) {
    logOnce('payments are closed: STRIPE_API_URL is for a test key and for this machine alone');
    return null;
  }
  const stripe = new Stripe(secretKey, {
    ...host,
    httpClient: Stripe.createFetchHttpClient(checked(line.fetch ?? fetch)),
    timeout: line.timeout,
    // Callers retry with the same idempotency key; a retry here would only double their wait.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { stripe, webhookSecret, publishableKey, portal, isLive };
}

/**
 * A good answer of the provider is an object with a field `object`, and a refusal has an `error`. Any other answer
 * throws; the SDK would accept it, even with status 500.
 */
function checked(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const text = await answer.text();
    const said: unknown = JSON.parse(text);
    if (!(answer.ok ? isThing(said) : isRefusal(said))) throw new Error('the answer makes no sense');
    const headers = new Headers(answer.headers);
    // The text is already decompressed.
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    return new Response(text, { status: answer.status, headers });
  };
}

function isThing(said: unknown): boolean {
  if (typeof said !== 'object' || said === null || !('object' in said)) return false;
  return said.object !== 'list' || ('data' in said && Array.isArray(said.data));
}

function isRefusal(said: unknown): boolean {
  return typeof said === 'object' && said !== null && 'error' in said && typeof said.error === 'object';
}

/**
 * One call to the provider. @throws Unavailable if it is not configured, down, slow or answers nonsense, Conflict if an
 * equal call is still running, KeyReused if the idempotency key was used for another call, NotFound if the provider
 * has no such object
 */
export async function callStripe<T>(
  { payments, log }: { payments: Payments | null; log: Log },
  question: (stripe: Stripe) => Promise<T>,
  /** Thrown when the provider refuses the call in the current state. */
  refused?: Conflict,
): Promise<T> {
  if (!payments) throw new NotSetUp(say('subscriptions', 'comingSoon'));
  try {
    return await question(payments.stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) {
      log.failure('the payment provider gave no answer', error);
      throw new Unavailable(say('subscriptions', 'paymentsDown'));
    }
    if (error.statusCode === 409) throw new Conflict(say('subscriptions', 'checkoutOpen'));
    if (error instanceof Stripe.errors.StripeIdempotencyError)
      throw new KeyReused(say('errors', 'keyReused'));
    if (error.code === 'resource_missing') throw new NotFound(say('subscriptions', 'missing'));
    if (refused && error instanceof Stripe.errors.StripeInvalidRequestError) throw refused;
    // Its message may quote what a customer typed.
    log.failure('the payment provider refused a call', undefined, {
      code: [error.type, error.code].filter(Boolean).join(' '),
      reference: error.requestId,
    });
    throw new Unavailable(say('subscriptions', 'paymentsDown'));
  }
}

/** A value that the provider's answer must have. @throws Unavailable without it */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Unavailable(say('subscriptions', 'paymentsDown'));
  return value;
}

/** For `catch`: null if the provider has no such object. */
export function orMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** The id of an object that an answer names or contains. */
export function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id;
}

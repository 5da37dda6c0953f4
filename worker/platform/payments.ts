// The payment provider behind a small door: Stripe's SDK, or nothing where no key is configured.
import { Stripe } from 'stripe';
import { subscriptionWords } from '../../schema/subscriptions.ts';
import { errorWords } from '../../schema/errors.ts';
import { Conflict, Contradiction, NotFound, Unavailable } from '../errors.ts';
import type { Config, PaymentConfig } from './config.ts';
import { logOnce, type Log } from './log.ts';

export interface Payments {
  stripe: Stripe;
  webhookSecret: string;
  publishableKey: string;
  /** Whether money moves: events of the other kind are not ours. */
  isLive: boolean;
}

/** What carries calls to the provider; tests answer them themselves. */
interface Line {
  fetch?: typeof fetch;
  /** Milliseconds after which the provider counts as down. */
  timeout: number;
}

const realLine: Line = { timeout: 10_000 };

/** Seconds that an event's signature stays good; Stripe's own advice. */
export const signatureTolerance = 300;

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Where calls go; null for another host than Stripe's, unless it is on this machine and the key is a test key. */
function hostOf({ apiUrl, secretKey }: PaymentConfig): Stripe.StripeConfig | null {
  if (apiUrl === '') return {};
  const url = URL.parse(apiUrl);
  const isOurs = url?.protocol === 'http:' && loopback.test(url.hostname);
  if (!isOurs || !/^(sk|rk)_test_/.test(secretKey)) return null;
  return { host: url.hostname, port: url.port || 80, protocol: 'http' };
}

/** Null where nothing can be bought: without keys, with an address that no key may be sent to, or live at no address. */
export function openPayments({ payments, publicOrigin }: Config, line: Line = realLine): Payments | null {
  if (!payments) return null;
  const { secretKey, webhookSecret, publishableKey } = payments;
  const isLive = /^(sk|rk)_live_/.test(secretKey);
  if (isLive && publicOrigin === '') {
    logOnce('payments are closed: with a live key PUBLIC_ORIGIN says where they return to');
    return null;
  }
  const host = hostOf(payments);
  if (!host) {
    logOnce('payments are closed: STRIPE_API_URL is for a test key and for this machine alone');
    return null;
  }
  const stripe = new Stripe(secretKey, {
    ...host,
    httpClient: Stripe.createFetchHttpClient(sensible(line.fetch ?? fetch)),
    timeout: line.timeout,
    // A caller who tries again sends the same key; a second try here would only make them wait twice as long.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { stripe, webhookSecret, publishableKey, isLive };
}

/**
 * What the provider answers well is an object that says what it is, and what it refuses has an `error`. Anything else
 * is no answer; the SDK would take it for one, with a status of 500 too.
 */
function sensible(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const text = await answer.text();
    const said: unknown = JSON.parse(text);
    if (!(answer.ok ? isThing(said) : isRefusal(said))) throw new Error('the answer makes no sense');
    const headers = new Headers(answer.headers);
    // The text was unpacked.
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
 * One question to the provider. Throws Unavailable when it is not configured, down, slow or makes no sense, Conflict
 * when an equal call is still on its way, Contradiction when its key was used for another one, NotFound when the
 * provider knows no such thing.
 */
export async function ask<T>(
  { payments, log }: { payments: Payments | null; log: Log },
  question: (stripe: Stripe) => Promise<T>,
  /** Thrown for what the provider refuses in the state that things are in. */
  refused?: Conflict,
): Promise<T> {
  if (!payments) throw new Unavailable(subscriptionWords.comingSoon);
  try {
    return await question(payments.stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) {
      log.failure('the payment provider gave no answer', error);
      throw new Unavailable(subscriptionWords.paymentsDown);
    }
    if (error.statusCode === 409) throw new Conflict(subscriptionWords.checkoutOpen);
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new Contradiction(errorWords.keyReused);
    if (error.code === 'resource_missing') throw new NotFound(subscriptionWords.missing);
    if (refused && error instanceof Stripe.errors.StripeInvalidRequestError) throw refused;
    // Its message may quote what a customer typed.
    log.failure('the payment provider refused a call', undefined, {
      code: [error.type, error.code].filter(Boolean).join(' '),
      reference: error.requestId,
    });
    throw new Unavailable(subscriptionWords.paymentsDown);
  }
}

/** A value that the provider's answer must have; without it the answer makes no sense. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Unavailable(subscriptionWords.paymentsDown);
  return value;
}

/** For `catch`: null for what the provider does not know. */
export function orMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** The id of what an answer names or carries. */
export function idOf(named: string | { id: string }): string {
  return typeof named === 'string' ? named : named.id;
}

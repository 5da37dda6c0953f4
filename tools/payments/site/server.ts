// Serves the payment stand-in on a local port: its API for the worker, its pages for people.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { restore, type Known } from '../snapshot.ts';
import { openStandIn, type SignedEvent } from '../stand-in.ts';
import { serveHere } from '../../app/serve-here.ts';
import { pagesApp } from './routes.ts';

export interface PaymentsOptions {
  /** 0 for a free one. */
  port: number;
  /** Origin of the app, which receives the events. */
  appOrigin: string;
  /** File for its state, so that customers last as long as those in the database beside it. */
  stateFile?: string;
}

export interface Payments {
  url: string;
  /** The worker's variables. */
  vars: Record<string, string>;
  close(): Promise<void>;
}

export async function openPayments({ port, appOrigin, stateFile }: PaymentsOptions): Promise<Payments> {
  const secretKey = 'sk_test_localstandin';
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;
  const known = stateFile === undefined ? undefined : read(stateFile);

  // Its responses contain its own URLs, so the port comes first.
  let answer = (_: Request): Promise<Response> | Response => new Response(null, { status: 503 });
  const listening = await serveHere(port, (request) => answer(request));
  const url = `http://localhost:${listening.port}`;

  let soon: NodeJS.Timeout | undefined;
  const keep = () => {
    clearTimeout(soon);
    soon = undefined;
    if (stateFile !== undefined) write(stateFile, standIn.snapshot());
  };
  /** Saves once for many changes in a row. */
  const keepSoon = () => {
    soon ??= setTimeout(keep, 200).unref();
  };

  const send = async ({ body, signature }: SignedEvent) => {
    const delivered = await fetch(`${appOrigin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await delivered.body?.cancel();
    keepSoon();
    return delivered.status;
  };
  const standIn = openStandIn({
    secretKey,
    webhookSecret,
    origin: url,
    now: () => Date.now(),
    send,
    known,
  });

  const pages = pagesApp(standIn, appOrigin);
  answer = async (request) => {
    const isApi = new URL(request.url).pathname.startsWith('/v1/');
    const response = await (isApi ? standIn.api(request) : pages.fetch(request));
    if (request.method !== 'GET') keepSoon();
    return response;
  };

  return {
    url,
    vars: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_localstandin',
      STRIPE_API_URL: url,
    },
    async close() {
      await listening.close();
      keep();
    },
  };
}

function read(file: string): Known | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return restore(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read. Delete it to start without any payments.`, { cause });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  // A half-written file is never read.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

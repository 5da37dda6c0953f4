// The payment stand-in on a port of this machine: its API for the worker, its pages for people, its calls for stories.
import { randomBytes } from 'node:crypto';
import { cardFormCalls } from './card-form.ts';
import { openMemory } from './memory.ts';
import { serveHere } from './node-http.ts';
import { pagesApp } from './routes.ts';
import { openStandIn, type SignedEvent, type StandIn } from '../stand-in.ts';

export interface PaymentsOptions {
  /** 0 for a free one. */
  port: number;
  /** Where the app is: events go there. */
  appOrigin: string;
  /** Where it keeps what it knows; without one it forgets when it ends. */
  stateFile?: string;
}

export interface Payments {
  url: string;
  /** The worker's variables. */
  vars: Record<string, string>;
  standIn: StandIn;
  close(): Promise<void>;
}

export async function openPayments({ port, appOrigin, stateFile }: PaymentsOptions): Promise<Payments> {
  const secretKey = 'sk_test_localstandin';
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`;

  // Its own addresses stand in what it answers, so the port comes first.
  let answer = (_: Request): Promise<Response> | Response => new Response(null, { status: 503 });
  const listening = await serveHere(port, (request) => answer(request));
  const url = `http://localhost:${listening.port}`;

  const memory = stateFile === undefined ? undefined : await openMemory(stateFile, () => standIn.snapshot());
  const send = async ({ body, signature }: SignedEvent) => {
    const delivered = await fetch(`${appOrigin}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await delivered.body?.cancel();
    memory?.touch();
    return delivered.status;
  };
  const open = (restored?: string) =>
    openStandIn({ secretKey, webhookSecret, origin: url, now: () => Date.now(), send, restored });
  let standIn: StandIn;
  try {
    standIn = open(memory?.kept);
  } catch (cause) {
    await listening.close();
    throw new Error(`${stateFile} cannot be read. Without it, payments begin anew.`, { cause });
  }

  const pages = pagesApp({ standIn, isHolding: false, manner: 'well' }, appOrigin);
  pages.route('/', cardFormCalls(standIn));
  answer = async (request) => {
    const isApi = new URL(request.url).pathname.startsWith('/v1/');
    const response = await (isApi ? standIn.api(request) : pages.fetch(request));
    if (request.method !== 'GET') memory?.touch();
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
    standIn,
    close: async () => {
      await listening.close();
      await memory?.close();
    },
  };
}

// A world whose stores, mail and payments fail as in production: before a call takes effect, or after it.
import { env } from 'cloudflare:test';
import { realDeps } from '../context.ts';
import { keepSent } from './as.ts';
import { bindingWith } from './binding.ts';
import { watchedDatabase } from './database.ts';
import { makePaidWorld, type PaidWorld } from './payments.ts';

export const stores = ['D1', 'KV', 'R2', 'mail', 'payments'] as const;
export type Store = (typeof stores)[number];

/** A call that is about to be made, such as { store: 'KV', verb: 'put' }. */
export interface Call {
  store: Store;
  verb: string;
}

/** 'before': the call fails without effect. 'after': it takes effect and then fails. null: it does not fail. */
export type Fault = 'before' | 'after' | null;

/** Transient errors that the services throw in production, and that callers should retry. */
export const passingFaults = {
  // https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
  D1: [
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
    'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
    'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
    "D1_ERROR: Can't read from request stream because client disconnected.",
    'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
    'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
    'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
    "D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.",
    'D1_ERROR: D1 DB exceeded its CPU time limit and was reset.',
    'internal error; reference = 0123456789abcdefghijklmn',
    'D1_ERROR: internal error; reference = 0123456789abcdefghijklmn',
    // While another process has the database locked.
    'D1_ERROR: Failed to get session commit token: internal error; reference = 0123456789abcdefghijklmn',
    'D1_ERROR: database is locked: SQLITE_BUSY',
  ],
  KV: [
    'KV GET failed: 500 Internal Server Error',
    'KV PUT failed: 429 Too Many Requests',
    'KV PUT failed: 503 Service Unavailable',
    'KV DELETE failed: 502 Bad Gateway',
    'Network connection lost.',
  ],
  // https://developers.cloudflare.com/r2/api/error-codes/#service-errors
  R2: [
    'put: We encountered an internal error. Please try again. (10001)',
    'get: Service is temporarily unavailable. (10043)',
    'put: Client disconnected before request completed. (10054)',
    'put: Reduce your concurrent request rate for the same object. (10058)',
    'put: Unspecified error (0)',
  ],
  mail: ['E_INTERNAL_SERVER_ERROR: the email could not be taken'],
  payments: ['Network connection lost.'],
} as const satisfies Record<Store, readonly string[]>;

export interface FaultyWorld extends PaidWorld {
  /** Called before every call. By default nothing fails. */
  fault: (call: Call) => Fault;
}

/** A world with mail and payments in which every call to a service outside of the worker may fail. */
export function makeFaultyWorld(start: number = Date.now()): FaultyWorld {
  const paid = makePaidWorld(start);
  let failures = 0;
  const world: FaultyWorld = Object.assign(paid, { fault: () => null });

  async function call<T>(store: Store, verb: string, make: () => Promise<T>): Promise<T> {
    const fault = world.fault({ store, verb });
    if (fault === null) return make();
    const words = passingFaults[store];
    failures += 1;
    const error = new Error(words[failures % words.length]);
    if (fault === 'after') await make();
    throw error;
  }

  /** A binding whose `verbs` may fail. */
  const binding = <T extends object>(store: Store, real: T, verbs: readonly (keyof T & string)[]): T => {
    const failing =
      (verb: keyof T & string) =>
      // The cast is needed because methods are looked up by name.
      (...given: unknown[]) =>
        call(store, verb, () => (real[verb] as (...all: unknown[]) => Promise<unknown>).apply(real, given));
    return bindingWith(
      real,
      Object.fromEntries(verbs.map((verb) => [verb, failing(verb)])) as Partial<Record<keyof T, unknown>>,
    );
  };

  world.env = {
    ...world.env,
    DB: watchedDatabase(world.env.DB, ({ verb }, make) => call('D1', verb, make)),
    SESSIONS: binding('KV', env.SESSIONS, ['get', 'put', 'delete']),
    PHOTOS: binding('R2', env.PHOTOS, ['get', 'head', 'put', 'delete']),
    EMAIL: { send: (email) => call('mail', 'send', () => keepEmail(world, email)) },
  };
  world.deps = { ...world.deps, openMail: realDeps.openMail };
  world.line = (request, send) => call('payments', request.method, () => send(request));
  return world;
}

async function keepEmail(world: FaultyWorld, email: EmailMessage | EmailMessageBuilder) {
  if (!('subject' in email) || typeof email.to !== 'string') throw new Error('unexpected kind of email');
  const { to, subject, text = '', html = '' } = email;
  keepSent(world, { to, subject, text, html });
  return { messageId: `<${world.emails.length}@example.test>` };
}

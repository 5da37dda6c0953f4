// What a step of setup is, what it may use, and what it can find.
import type Stripe from 'stripe';
import type { Access } from './connect.ts';
import type { Settings } from './questions.ts';
import type { ConfigFile, TablePlace } from './toml.ts';
import type { Secrets } from './wrangler.ts';

export interface Setup {
  settings: Settings;
  /** wrangler.toml. */
  config: ConfigFile;
  /** Null without a login: nothing can be looked up then. */
  cloudflare: (Access & { secrets: Secrets }) | null;
  /** Null without a key. */
  stripe: Stripe | null;
  /** Names of secrets that are set and shall be replaced. */
  replaced: ReadonlySet<string>;
}

export type Finding =
  /** Nothing is left to do. */
  | { is: 'there'; text: string }
  /** @param text in the imperative: 'make the database rockabout' */
  | { is: 'todo'; text: string; act: () => Promise<void> | void }
  /** Only a person can do it. */
  | { is: 'open'; text: string };

export interface Step {
  /** What it sees to, for the report: 'the database rockabout'. */
  what: string;
  /** What it does where nothing is there yet, in the imperative: 'make the database rockabout'. */
  makes: (setup: Setup) => string;
  /** How a person does it if the token may not. */
  byHand: string;
  /** What only a person can do first. It is said where nothing could be looked up; otherwise `look` finds it. */
  needs?: (setup: Setup) => string;
  /** Reads only. Throws CannotLook without the account that it needs. */
  look: (setup: Setup) => Promise<Finding> | Finding;
}

/** A step needs an account that is not there. The message says what is missing. */
export class CannotLook extends Error {}

export function cloudflareOf({ cloudflare }: Setup): NonNullable<Setup['cloudflare']> {
  if (!cloudflare) throw new CannotLook('a login at Cloudflare: npx wrangler login');
  return cloudflare;
}

export function stripeOf({ stripe }: Setup): Stripe {
  if (!stripe) throw new CannotLook('the secret key of Stripe: STRIPE_SECRET_KEY in the environment');
  return stripe;
}

export const vars: TablePlace = { table: 'vars' };
export const there = (text: string): Finding => ({ is: 'there', text });
export const open = (text: string): Finding => ({ is: 'open', text });
export const todo = (text: string, act: () => Promise<void> | void): Finding => ({ is: 'todo', text, act });

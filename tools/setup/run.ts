// Runs the steps in their order, and reports what was there, what was made, and what is left for a person.
import { Stripe } from 'stripe';
import { CloudflareError } from '../cloudflare/api.ts';
import { paymentSteps } from './payments.ts';
import { secretSteps } from './secrets.ts';
import { siteSteps, zoneSteps } from './site.ts';
import { CannotLook, type Finding, type Setup, type Step } from './steps.ts';
import { storeSteps } from './stores.ts';

export interface Report {
  /** What only a person can do. */
  open: string[];
  /** Why it ended before the last step; null if it did not. */
  failed: string | null;
}

export interface Run {
  isDry: boolean;
  say: (line: string) => void;
}

/** Local changes come first, so that an answer once given is kept; a store before the secrets of the worker. */
const steps: readonly Step[] = [...siteSteps, ...storeSteps, ...zoneSteps, ...secretSteps];

/** A second run goes on where an earlier one ended: each step looks first. */
export async function runSteps(setup: Setup, { isDry, say }: Run): Promise<Report> {
  const report: Report = { open: [], failed: null };
  const missing = new Set<string>();
  const hasPayments = setup.settings.stripePublishableKey !== '';
  for (const step of hasPayments ? [...steps, ...paymentSteps] : steps) {
    try {
      // Each step builds on what those before it have made.
      const finding = await step.look(setup);
      if (finding.is === 'todo' && !isDry) await finding.act();
      if (finding.is === 'open') report.open.push(finding.text);
      say(lineOf(finding, isDry));
    } catch (error) {
      if (error instanceof CannotLook) {
        missing.add(error.message);
        say(`?  ${isDry ? 'would' : 'not yet:'} ${step.makes(setup)}`);
        if (step.needs) report.open.push(step.needs(setup));
      } else if (isForbidden(error)) {
        say(`!  ${step.what}: refused`);
        report.open.push(
          `Access to ${step.what} was refused: ${sentence(messageOf(error))} By hand: ${sentence(step.byHand)}`,
        );
      } else {
        report.failed = `${step.what}: ${messageOf(error)}`;
        return report;
      }
    }
  }
  if (missing.size > 0) {
    const what = [...missing].join(', and ');
    say(`\nLines with ? were not looked up: what is there already stays. Looking needs ${what}.`);
    if (!isDry) report.open.push(`Run npm run setup again with ${what}.`);
  }
  if (!hasPayments) sayPayments(setup, { isDry, say });
  report.open = [...new Set(report.open)];
  return report;
}

function sayPayments(setup: Setup, { isDry, say }: Run): void {
  if (!isDry) return say('-  payments: not wanted; everything else works without them');
  say('\nPayments are not wanted. With both keys of Stripe it would also:');
  for (const { makes } of paymentSteps) say(`-  ${makes(setup)}`);
}

function lineOf(finding: Finding, isDry: boolean): string {
  if (finding.is === 'there') return `✓  ${finding.text}`;
  if (finding.is === 'open') return `!  ${finding.text}`;
  return `${isDry ? '→  would' : '+  done:'} ${finding.text}`;
}

/** The token or key is right, but may not do this. */
const isForbidden = (error: unknown) =>
  (error instanceof CloudflareError && error.status === 403) ||
  error instanceof Stripe.errors.StripePermissionError;

/** In the words of people. */
export function messageOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return 'Stripe does not accept STRIPE_SECRET_KEY';
  if (error instanceof CloudflareError && error.status === 401) return 'Cloudflare does not accept the token';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.message === 'fetch failed'
    ? 'the network failed'
    : error.message;
}

/** With one full stop, whatever it ends with. */
export const sentence = (text: string): string => `${text.replace(/[.\s]+$/, '')}.`;

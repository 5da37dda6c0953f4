// Sends emails through the EMAIL binding.
import { Undeliverable, Unavailable } from '../errors.ts';
import type { Config } from './config.ts';
import type { HealthCounts } from './health-counts.ts';
import type { Log } from './log.ts';
import { say } from '../../schema/words/say.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only headers that the mail service accepts, such as List-Unsubscribe. */
  headers?: Record<string, string>;
}

/**
 * Timeout for one email: a member, or the rest of the hourly job, waits for it. An email that the mail service accepts
 * later still goes out, and arrives twice when it is retried.
 */
const patienceMs = 20_000;

const notNow = say('errors', 'noEmail');

/** Sends one email. @throws Unavailable when the mail service does not accept it */
export type Mail = (email: Email) => Promise<void>;

export function openMail(binding: SendEmail, config: Config, log: Log): Mail {
  return async (email) => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new Error('the mail service did not answer')), patienceMs);
    try {
      const from = { name: config.productName, email: config.mailFrom };
      // People reply to emails, and the sender's address need not have a mailbox.
      const sent = binding.send({ ...email, from, replyTo: config.supportEmail });
      await Promise.race([sent, silence.promise]);
    } catch (cause) {
      log.failure('the mail service did not take an email', cause);
      throw isAboutAddress(cause) ? new Undeliverable(notNow) : new Unavailable(notNow);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Whether the service refuses only this address, such as one from which emails have come back.
 * https://developers.cloudflare.com/email-service/api/send-emails/workers-api/
 */
const isAboutAddress = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('E_RECIPIENT_');

/** Counts what the mail service takes and refuses. Whoever enters a bad address must not ring an alarm. */
export const counted =
  (mail: Mail, counts: HealthCounts): Mail =>
  async (email) => {
    try {
      await mail(email);
    } catch (error) {
      if (!(error instanceof Undeliverable)) counts.note('mail', true);
      throw error;
    }
    counts.note('mail', false);
  };

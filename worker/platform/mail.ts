// Emails to members through the EMAIL binding.
import { Unavailable } from '../errors.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * How long the mail service may take for one email: a member, or what else the hourly tick has to do, waits for it. A
 * email that it takes later has gone out all the same, and comes twice when it is sent again.
 */
const patienceMs = 20_000;

/** Sends one email; fails with Unavailable when the mail service does not take it. */
export type Mail = (email: Email) => Promise<void>;

export function openMail(binding: SendEmail, config: Config, log: Log): Mail {
  return async (email) => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new Error('the mail service did not answer')), patienceMs);
    try {
      const from = { name: config.productName, email: config.mailFrom };
      // Emails ask for answers, and their sender need not have a mailbox.
      const sent = binding.send({ ...email, from, replyTo: config.supportEmail });
      await Promise.race([sent, silence.promise]);
    } catch (cause) {
      log.failure('the mail service did not take an email', cause);
      throw new Unavailable('We could not send the email just now. Please try again in a moment.');
    } finally {
      clearTimeout(timer);
    }
  };
}

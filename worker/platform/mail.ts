// Letters to members through the EMAIL binding.
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
 * How long the mail service may take for one letter: a member, or what else the hourly tick has to do, waits for it. A
 * letter that it takes later has gone out all the same, and comes twice when it is sent again.
 */
const patienceMs = 20_000;

/** Sends one letter; fails with Unavailable when the mail service does not take it. */
export type Mail = (letter: Email) => Promise<void>;

export function openMail(binding: SendEmail, config: Config, log: Log): Mail {
  return async (letter) => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new Error('the mail service did not answer')), patienceMs);
    try {
      const from = { name: config.productName, email: config.mailFrom };
      // Letters ask for answers, and their sender need not have a mailbox.
      const sent = binding.send({ ...letter, from, replyTo: config.supportEmail });
      await Promise.race([sent, silence.promise]);
    } catch (cause) {
      log.failure('the mail service did not take a letter', cause);
      throw new Unavailable('We could not send the letter just now. Please try again in a moment.');
    } finally {
      clearTimeout(timer);
    }
  };
}

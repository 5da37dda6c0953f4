// Letters to members through the EMAIL binding.
import { Unavailable } from '../errors.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends one letter; fails with Unavailable when the mail service does not take it. */
export type Mail = (letter: Letter) => Promise<void>;

export function openMail(binding: SendEmail, config: Config, log: Log): Mail {
  return async (letter) => {
    try {
      await binding.send({ ...letter, from: { name: config.productName, email: config.mailFrom } });
    } catch (cause) {
      log.failure('the mail service did not take a letter', cause);
      throw new Unavailable('We could not send the letter just now. Please try again in a moment.');
    }
  };
}

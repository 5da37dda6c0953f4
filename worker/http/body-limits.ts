// Size limits of request bodies: a form may carry a photo, a list many rocks, everything else is small.
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ownDataLimits } from '../../schema/own-data.ts';
import { formMaxBytes, photoMaxBytes } from '../../schema/photos.ts';
import { rockListLimits } from '../../schema/rock-list.ts';
import { Malformed, TooLarge } from '../errors.ts';
import { webhookPath } from './same-origin.ts';
import type { AppEnv } from './router.ts';
import { say, type Said } from '../../schema/words/say.ts';

function upTo(maxSize: number, words: Said = say('errors', 'tooLarge')): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new TooLarge(words);
    },
  });
  return async (c, next) => {
    let isRead = false;
    try {
      return await limit(c, () => {
        isRead = true;
        return next();
      });
    } catch (error) {
      // A body of unknown length is read here. A sender who has gone is no failure of ours.
      throw isRead || error instanceof TooLarge ? error : new Malformed(say('errors', 'malformed'));
    }
  };
}

const form = upTo(photoMaxBytes + formMaxBytes);
const small = upTo(formMaxBytes);

/** A webhook event contains the whole object that it is about. */
const event = upTo(1024 * 1024);

/** The rocks of a spreadsheet. */
const list = upTo(rockListLimits.bytes);

/** A member's own archive. */
const archive = upTo(ownDataLimits.importBytes, say('ownData', 'tooMuch'));

export const bodyLimits = createMiddleware<AppEnv>((c, next) => {
  if (c.req.path === webhookPath) return event(c, next);
  if (c.req.path === '/api/user/import') return archive(c, next);
  if (c.req.path === '/api/rocks/list') return list(c, next);
  return isForm(c.req.header('Content-Type')) ? form(c, next) : small(c, next);
});

export function isForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

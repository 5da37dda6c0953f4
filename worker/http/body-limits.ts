// Size limits of request bodies: a form may carry a photo, everything else is small.
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { errorWords } from '../../schema/errors.ts';
import { formMaxBytes, photoMaxBytes } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { webhookPath } from './same-origin.ts';
import type { AppEnv } from './router.ts';

function upTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new TooLarge(errorWords.tooLarge);
    },
  });
}

const form = upTo(photoMaxBytes + formMaxBytes);
const small = upTo(formMaxBytes);

/** A webhook event contains the whole object that it is about. */
const event = upTo(1024 * 1024);

export const bodyLimits = createMiddleware<AppEnv>((c, next) => {
  if (c.req.path === webhookPath) return event(c, next);
  return isForm(c.req.header('Content-Type')) ? form(c, next) : small(c, next);
});

export function isForm(contentType: string | undefined): boolean {
  return /^multipart\/form-data\b/i.test(contentType ?? '');
}

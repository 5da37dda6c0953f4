// Changes an answer on its way out. Hono copies it for each header that is set; here it is copied once.
import type { Context } from 'hono';

/** Replaces the whole answer, headers included. */
export function replaceAnswer(c: Context, body: BodyInit | null, init: ResponseInit): Headers {
  const answer = new Response(body, init);
  // Otherwise Hono merges the headers of both.
  c.res = undefined;
  c.res = answer;
  return answer.headers;
}

/** The headers of the answer, made mutable: those of an asset are not. */
export const openHeaders = (c: Context): Headers => replaceAnswer(c, c.res.body, c.res);

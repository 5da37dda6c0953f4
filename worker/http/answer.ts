// Changing an answer on its way out. Hono copies it for each header that is set on it; here it is copied once.
import type { Context } from 'hono';

/** Puts another answer in the place of this one; nothing of this one stays. */
export function replaceAnswer(c: Context, body: BodyInit | null, init: ResponseInit): Headers {
  const answer = new Response(body, init);
  // Hono would mix the headers of both.
  c.res = undefined;
  c.res = answer;
  return answer.headers;
}

/** The headers of the answer, to be changed; as it came, that of a file cannot be. */
export const openHeaders = (c: Context): Headers => replaceAnswer(c, c.res.body, c.res);

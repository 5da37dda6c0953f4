// Sends push messages to the push services of browsers: encrypted for one browser, signed with our key (VAPID).
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { publicKeyPattern, pushLimits } from '../../schema/push.ts';
import type { Config } from './config.ts';
import { logOnce } from './log.ts';

/** The browser that a message is for. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Push {
  /** Browsers subscribe with it. */
  publicKey: string;
  /**
   * Sends one message. @param topic a later message with the same topic replaces it while it waits for the browser
   * @returns the status that the push service answers. @throws without an answer
   */
  send(to: PushTarget, json: string, topic: string): Promise<number>;
}

/** The transport; tests replace it. */
interface Line {
  fetch: typeof fetch;
  /** Milliseconds after which a push service counts as down. */
  timeout: number;
}

const realLine: Line = { fetch: (input, init) => fetch(input, init), timeout: 10_000 };

/** 32 bytes in base64url. */
const privateKeyPattern = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

/** Null without a pair of keys, or without an address of the site: messages lead there. */
export function openPush({ push, publicOrigin, supportEmail }: Config, line: Line = realLine): Push | null {
  if (!push) return null;
  const { publicKey, privateKey } = push;
  if (!publicKeyPattern.test(publicKey) || !privateKeyPattern.test(privateKey)) {
    logOnce('push messages are off: make PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY with npm run setup');
    return null;
  }
  if (publicOrigin === '') {
    logOnce('push messages are off: they need PUBLIC_ORIGIN');
    return null;
  }
  // Where push services find us if something is wrong. Apple refuses an address of localhost.
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${supportEmail}`;
  return {
    publicKey,
    send: async ({ endpoint, p256dh, auth }, json, topic) => {
      const request = await buildPushPayload(
        { data: json, options: { ttl: pushLimits.keptSeconds, urgency: 'normal', topic } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject, publicKey, privateKey },
      );
      const answer = await line.fetch(endpoint, {
        ...request,
        method: 'POST',
        // A redirect could lead into our own network.
        redirect: 'manual',
        signal: AbortSignal.timeout(line.timeout),
      });
      await answer.body?.cancel();
      return answer.status;
    },
  };
}

// Inputs about push subscriptions. Separate from push.ts, so that the web loads no zod for them.
import * as z from 'zod/mini';
import { isKnownPushService, offeredTopics, publicKeyPattern, pushLimits } from './push.ts';
import { TimeZone } from './time-zone.ts';
import { say } from './words/say.ts';

const Endpoint = z
  .string({ error: say('push', 'endpoint') })
  .check(
    z.maxLength(pushLimits.endpoint, { error: say('push', 'endpoint'), abort: true }),
    z.refine(isKnownPushService, { error: say('push', 'endpoint') }),
  );

const keyLike = (pattern: RegExp) =>
  z.string({ error: say('push', 'key') }).check(z.regex(pattern, { error: say('push', 'key') }));

/** Body of POST /api/push/subscriptions: the browser's PushSubscription as JSON, whose other fields are ignored. */
export const PushSubscriptionInput = z.object({
  endpoint: Endpoint,
  keys: z.object(
    {
      p256dh: keyLike(publicKeyPattern),
      /** 16 bytes (RFC 8291, 3.2). */
      auth: keyLike(/^[\w-]{21}[AQgw]$/),
    },
    { error: say('push', 'key') },
  ),
  /** What the member asked to be told of; missing when a browser only sends its subscription again. */
  topic: z.optional(z.enum(offeredTopics, { error: say('push', 'topic') })),
  /** The browser's: no message is shown in the member's quiet hours. */
  timeZone: z._default(TimeZone, ''),
});
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>;

/** Body of DELETE /api/push/subscriptions. */
export const EndpointInput = z.object({ endpoint: Endpoint });

// Inputs about notifications. Separate from notifications.ts, so that the bell loads no zod.
import * as z from 'zod/mini';
import { digestRhythms, emailChoices, notificationLimits, notificationTopics } from './notifications.ts';
import { optionalText } from './text.ts';
import { TimeZone } from './time-zone.ts';
import { say } from './words/say.ts';

const hour = z.number({ error: say('notifications', 'hour') }).check(
  z.gte(0, { error: say('notifications', 'hour') }),
  z.lte(23, { error: say('notifications', 'hour') }),
  z.refine((value) => Number.isInteger(value), { error: say('notifications', 'hour') }),
);

const Choice = z.object(
  {
    email: z.enum(emailChoices, { error: say('notifications', 'choice') }),
    push: z.boolean({ error: say('notifications', 'push') }),
  },
  { error: say('notifications', 'choice') },
);

/** Body of PUT /api/user/notifications. A topic that is missing stays as it is: an older app does not know it. */
export const NotificationSettingsInput = z.object({
  choices: z.partialRecord(z.enum(notificationTopics, { error: say('notifications', 'topic') }), Choice, {
    error: say('notifications', 'topic'),
  }),
  digest: z.enum(digestRhythms, { error: say('notifications', 'digest') }),
  quiet: z.object({ from: hour, to: hour }, { error: say('notifications', 'quiet') }),
  timeZone: z._default(TimeZone, ''),
});
export type NotificationSettingsInput = z.output<typeof NotificationSettingsInput>;

/** Body of POST /api/notifications/read: everything until the moment of the newest that was shown was seen. */
export const ReadInput = z.object({
  until: z.string({ error: say('notifications', 'until') }).check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, {
      error: say('notifications', 'until'),
      abort: true,
    }),
    z.refine((text) => !Number.isNaN(Date.parse(text)), { error: say('notifications', 'until') }),
  ),
});

/** Body of PUT .../thanks and PUT .../line: one line, or '' for none. It must not have the Rock ID in it. */
export const LineInput = z.object({
  line: optionalText('line', notificationLimits.line).check(
    z.refine((text) => !text.includes('\n'), { error: say('notifications', 'oneLine') }),
  ),
});
export type LineInput = z.output<typeof LineInput>;

/** Number of an entry in a rock's journey, in a path. */
export const JourneySeq = z
  .string({ error: say('notifications', 'seq') })
  .check(z.regex(/^[1-9]\d{0,8}$/, { error: say('notifications', 'seq') }));

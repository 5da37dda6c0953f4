// Inputs about notifications. Separate from notifications.ts, so that the bell loads no zod.
import * as z from 'zod/mini';
import {
  digestRhythms,
  emailChoices,
  notificationLimits,
  notificationTopics,
  notificationWords as words,
} from './notifications.ts';
import { optionalText } from './text.ts';
import { TimeZone } from './time-zone.ts';

const hour = z.number({ error: words.hour }).check(
  z.gte(0, { error: words.hour }),
  z.lte(23, { error: words.hour }),
  z.refine((value) => Number.isInteger(value), { error: words.hour }),
);

const Choice = z.object(
  {
    email: z.enum(emailChoices, { error: words.choice }),
    push: z.boolean({ error: words.push }),
  },
  { error: words.choice },
);

/** Body of PUT /api/user/notifications. A topic that is missing stays as it is: an older app does not know it. */
export const NotificationSettingsInput = z.object({
  choices: z.partialRecord(z.enum(notificationTopics, { error: words.topic }), Choice, {
    error: words.topic,
  }),
  digest: z.enum(digestRhythms, { error: words.digest }),
  quiet: z.object({ from: hour, to: hour }, { error: words.quiet }),
  timeZone: z._default(TimeZone, ''),
});
export type NotificationSettingsInput = z.output<typeof NotificationSettingsInput>;

/** Body of POST /api/notifications/read: everything until the moment of the newest that was shown was seen. */
export const ReadInput = z.object({
  until: z.string({ error: words.until }).check(
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { error: words.until, abort: true }),
    z.refine((text) => !Number.isNaN(Date.parse(text)), { error: words.until }),
  ),
});

/** Body of PUT .../thanks and PUT .../line: one line, or '' for none. It must not have the Rock ID in it. */
export const LineInput = z.object({
  line: optionalText('A line', notificationLimits.line).check(
    z.refine((text) => !text.includes('\n'), { error: words.oneLine }),
  ),
});
export type LineInput = z.output<typeof LineInput>;

/** Number of an entry in a rock's journey, in a path. */
export const JourneySeq = z
  .string({ error: words.seq })
  .check(z.regex(/^[1-9]\d{0,8}$/, { error: words.seq }));

// Reports: a member asks the administrator to look at something, and no longer sees it.
import * as z from 'zod/mini';
import { optionalText } from './text.ts';

export const reportReasons = {
  unkind: 'It is unkind or hurtful',
  private: 'It shows something private, such as a face or an address',
  unsafe: 'It leads somewhere unsafe or forbidden',
  advertising: 'It is advertising',
  other: 'Something else',
} as const;

/** Words of a member: a name, or what they wrote at an entry of a journey. */
export const wordSubjects = ['name', 'place', 'note', 'line', 'thanks'] as const;
export type WordSubject = (typeof wordSubjects)[number];

/** `question`: the photo that a finder sent to a painter. */
export type ReportSubject = 'photo' | 'rock' | 'comment' | 'question' | WordSubject;

export const reportLimits = { details: 500, perDay: 20 } as const;

export const reportWords = {
  subject: 'Say what you report, such as a photo, a rock, a comment or a name',
  reason: 'Please choose a reason',
  choose: 'Please choose what you report',
  own: 'This is your own. You can change or remove it yourself.',
  noPhoto: 'This rock has no photo',
  gone: 'This is no longer here',
  noWords: 'There are no words to report here',
  tooMany: 'You have reported a lot today. Please write to us if something is urgent.',
  thanks: 'Thank you for telling us',
  hidden: 'We will look at it. You will not see it any more.',
  stays: 'We will look at it. Until then it stays as it is.',
} as const;

export const reportSubjects = [
  'photo',
  'rock',
  'comment',
  'question',
  ...wordSubjects,
] as const satisfies readonly ReportSubject[];
const reasons = ['unkind', 'private', 'unsafe', 'advertising', 'other'] as const;

/** How reports name an entry of a journey. */
export const entrySubject = (rockId: string, seq: number): string => `${rockId}.${seq}`;

/**
 * Body of POST /api/reports. `subjectId` is the rock's public id, also for its photo, or that of the comment or question.
 * Of words it is the entry, as in `entrySubject`. A name is that of the rock's owner, the comment's author or the entry's
 * author: wherever it was seen.
 */
export const ReportInput = z.object({
  subject: z.enum(reportSubjects, { error: reportWords.subject }),
  subjectId: z.string({ error: reportWords.subject }).check(z.maxLength(40, { error: reportWords.gone })),
  reason: z.enum(reasons, { error: reportWords.reason }),
  details: optionalText('Details', reportLimits.details),
});
export type ReportInput = z.output<typeof ReportInput>;

/** Answer of POST /api/reports; the same for a repeated report. */
export interface ReportTaken {
  subject: ReportSubject;
  subjectId: string;
}

// Reports: a member asks the administrator to look at something, and no longer sees it.
import * as z from 'zod/mini';
import { optionalText } from './text.ts';
import { say } from './words/say.ts';

/** Words of a member: a name, or what they wrote at an entry of a journey. */
export const wordSubjects = ['name', 'place', 'note', 'line', 'thanks'] as const;
export type WordSubject = (typeof wordSubjects)[number];

/** `question`: the photo that a finder sent to a painter. */
export type ReportSubject = 'photo' | 'rock' | 'comment' | 'question' | WordSubject;

export const reportLimits = { details: 500, perDay: 20 } as const;

export const reportSubjects = [
  'photo',
  'rock',
  'comment',
  'question',
  ...wordSubjects,
] as const satisfies readonly ReportSubject[];
export const reportReasons = ['unkind', 'private', 'unsafe', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** How reports name an entry of a journey. */
export const entrySubject = (rockId: string, seq: number): string => `${rockId}.${seq}`;

/**
 * Body of POST /api/reports. `subjectId` is the rock's public id, also for its photo, or that of the comment or question.
 * Of words it is the entry, as in `entrySubject`. A name is that of the rock's owner, the comment's author or the entry's
 * author: wherever it was seen.
 */
export const ReportInput = z.object({
  subject: z.enum(reportSubjects, { error: say('reports', 'subject') }),
  subjectId: z
    .string({ error: say('reports', 'subject') })
    .check(z.maxLength(40, { error: say('reports', 'gone') })),
  reason: z.enum(reportReasons, { error: say('reports', 'reason') }),
  details: optionalText('details', reportLimits.details),
});
export type ReportInput = z.output<typeof ReportInput>;

/** Answer of POST /api/reports; the same for a repeated report. */
export interface ReportTaken {
  subject: ReportSubject;
  subjectId: string;
}

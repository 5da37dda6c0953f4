// The actions on reported content, with the texts of their dialogs.
import type { ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { api } from '../api.ts';
import type { ReasonedAction } from './reason-dialog.tsx';

type Verdict = ModerationInput['verdict'];

interface Thing extends Pick<ModerationInput, 'subject' | 'subjectId' | 'seenUntil'> {
  isWithheld: boolean;
}

const author: Partial<Record<ReportSubject, string>> = { photo: 'owner', rock: 'owner', question: 'sender' };

/** The word on the button that takes it away. */
export const hiding = (subject: ReportSubject) => (subject === 'question' ? 'Delete' : 'Hide');

/** The consequence of hiding. */
const hidden: Readonly<Record<ReportSubject, string>> = {
  photo: 'Nobody sees it from now on; the rock goes on traveling.',
  rock: 'Nobody but its owner, and whoever holds it, sees it from now on.',
  comment: 'Nobody sees it from now on.',
  question: 'It is deleted for good.',
  name: 'Others see ‘Anonymous’ in its place until the member chooses another one.',
  place: 'Others see ‘A hiding place’ in its place; the place itself stays on the map.',
  note: 'Nobody sees it from now on.',
  line: 'Nobody sees it from now on.',
  thanks: 'Nobody sees the words from now on.',
};

/** @param words the content's name, such as 'the photo of Sunny' */
export function moderationAction(
  { subject, subjectId, seenUntil, isWithheld }: Thing,
  words: string,
  verdict: Verdict,
): ReasonedAction {
  const hide = isWithheld ? 'Keep hidden' : hiding(subject);
  const whose = `Its ${author[subject] ?? 'author'}`;
  return {
    key: `${verdict} ${subject} ${subjectId}`,
    send: ({ reason }, headers) =>
      api.admin.moderation.$post({ json: { subject, subjectId, verdict, seenUntil, reason } }, { headers }),
    ...(verdict === 'withhold'
      ? {
          title: <bdi>{`${hide}: ${words}`}</bdi>,
          description: `${hidden[subject]} ${whose} reads your reason in a kind email.`,
          action: hide,
          isDanger: true,
          done:
            subject === 'question'
              ? { title: 'Deleted', description: 'Nobody sees it any more.' }
              : { title: 'Hidden', description: 'Others no longer see it.' },
        }
      : verdict === 'restore'
        ? {
            title: <bdi>{`Restore: ${words}`}</bdi>,
            description: `Everybody sees it again. ${whose} is told.`,
            action: 'Restore',
            done: { title: 'Restored', description: 'Everybody sees it again.' },
          }
        : {
            title: <bdi>{`Nothing wrong: ${words}`}</bdi>,
            description: 'It stays as it is, and its reports are settled.',
            action: 'Nothing wrong with it',
            done: { title: 'Reports settled', description: 'It stays as it is.' },
          }),
  };
}

// The actions on reported content, with the texts of their dialogs.
import type { ModerationInput } from '../../schema/moderation.ts';
import { api } from '../api.ts';
import type { ReasonedAction } from './reason-dialog.tsx';

type Verdict = ModerationInput['verdict'];

interface Thing extends Pick<ModerationInput, 'subject' | 'subjectId' | 'seenUntil'> {
  isWithheld: boolean;
}

const author = { photo: 'owner', rock: 'owner', comment: 'author', question: 'sender' } as const;

/** The word on the button that takes it away. */
export const hiding = { photo: 'Hide', rock: 'Hide', comment: 'Hide', question: 'Delete' } as const;

/** The consequence of hiding. */
const hidden = {
  photo: 'Nobody sees it from now on; the rock goes on traveling.',
  rock: 'Nobody but its owner, and whoever holds it, sees it from now on.',
  comment: 'Nobody sees it from now on.',
  question: 'It is deleted for good.',
} as const;

/** @param words the content's name, such as 'the photo of Sunny' */
export function moderationAction(
  { subject, subjectId, seenUntil, isWithheld }: Thing,
  words: string,
  verdict: Verdict,
): ReasonedAction {
  const hide = isWithheld ? 'Keep hidden' : hiding[subject];
  return {
    key: `${verdict} ${subject} ${subjectId}`,
    send: ({ reason }, headers) =>
      api.admin.moderation.$post({ json: { subject, subjectId, verdict, seenUntil, reason } }, { headers }),
    ...(verdict === 'withhold'
      ? {
          title: <bdi>{`${hide}: ${words}`}</bdi>,
          description: `${hidden[subject]} Its ${author[subject]} reads your reason in a kind email.`,
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
            description: `Everybody sees it again, and its ${author[subject]} is told.`,
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

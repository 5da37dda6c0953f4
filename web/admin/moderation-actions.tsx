// The actions on reported content, with the texts of their dialogs.
import type { ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { api } from '../api.ts';
import { wordsNow } from '../lib/words.ts';
import type { ReasonedAction } from './reason-dialog.tsx';

type Verdict = ModerationInput['verdict'];

interface Thing extends Pick<ModerationInput, 'subject' | 'subjectId' | 'seenUntil'> {
  isWithheld: boolean;
}

const author: Partial<Record<ReportSubject, 'owner' | 'sender'>> = {
  photo: 'owner',
  rock: 'owner',
  question: 'sender',
};

/** The word on the button that takes it away. */
export const hiding = (subject: ReportSubject) => {
  const texts = wordsNow('moderation');
  return subject === 'question' ? texts.delete : texts.hide;
};

/** @param words the content's name, such as 'the photo of Sunny' */
export function moderationAction(
  { subject, subjectId, seenUntil, isWithheld }: Thing,
  words: string,
  verdict: Verdict,
): ReasonedAction {
  const texts = wordsNow('moderation');
  const hideTitle = isWithheld
    ? texts.keepHiddenTitle
    : subject === 'question'
      ? texts.deleteTitle
      : texts.hideTitle;
  return {
    key: `${verdict} ${subject} ${subjectId}`,
    send: ({ reason }, headers) =>
      api.admin.moderation.$post({ json: { subject, subjectId, verdict, seenUntil, reason } }, { headers }),
    ...(verdict === 'withhold'
      ? {
          title: <bdi>{hideTitle(words)}</bdi>,
          description: texts.hides[subject],
          action: isWithheld ? texts.keepHidden : hiding(subject),
          isDanger: true,
          done: subject === 'question' ? texts.deletedToast : texts.hiddenToast,
        }
      : verdict === 'restore'
        ? {
            title: <bdi>{texts.restoreTitle(words)}</bdi>,
            description: texts.restores[author[subject] ?? 'author'],
            action: texts.restore,
            done: texts.restoredToast,
          }
        : {
            title: <bdi>{texts.nothingWrongTitle(words)}</bdi>,
            description: texts.settles,
            action: texts.nothingWrong,
            done: texts.settledToast,
          }),
  };
}

// The questions that the member asked, with what became of them.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Question, QuestionState } from '../../schema/questions.ts';
import { dayWords } from '../lib/days.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { useWords } from '../views/words.ts';

const tones: Readonly<Record<QuestionState, string>> = {
  open: 'bg-sun',
  yes: 'bg-moss',
  no: 'bg-coral',
  over: 'bg-edge',
};

const isOpen = ({ state }: Question) => (state === 'open' ? 0 : 1);

/** @param questions newest first; the open ones lead */
export function OwnQuestions({ questions }: { questions: readonly Question[] }) {
  const words = useWords('questions').asked;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="flex max-w-form flex-col gap-2">
      <h2 id="asked">{words.heading}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {questions
          .toSorted((a, b) => isOpen(a) - isOpen(b))
          .map(({ id, state, askedAt, rock }) => (
            <li key={id} className="relative flex items-center gap-4 py-3">
              <RockPicture rock={rock} named={false} isPart sizes="3.5rem" className="size-14 shrink-0" />
              <div className="min-w-0 leading-snug">
                <Link
                  to="/worn-off"
                  search={{ question: id }}
                  className="font-semibold before:absolute before:inset-0 hover:underline"
                >
                  <bdi className="wrap-anywhere">{rock.name}</bdi>
                </Link>
                <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                  <span className="inline-flex items-baseline gap-2">
                    <span
                      aria-hidden
                      className={clsx('size-2.5 shrink-0 self-center rounded-full', tones[state])}
                    />
                    {words[state]}
                  </span>
                  <span className="text-soft">{dayWords(askedAt)}</span>
                </p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

// The questions that the member asked, with what became of them.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { QuestionState } from '../../schema/questions.ts';
import { dayWords } from '../lib/days.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { ownQuestions } from './queries.ts';

const states: Readonly<Record<QuestionState, string>> = {
  open: 'Its painter has not answered yet',
  yes: 'It is this one: you found it',
  no: 'It is another one',
  over: 'It has moved on',
};

/** Nothing while there are none, and while they load: they are not why somebody comes here. */
export function OwnQuestions() {
  const { data = [] } = useQuery(ownQuestions);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="flex max-w-form flex-col gap-2">
      <h2 id="asked">You have asked about</h2>
      <ul className="flex flex-col divide-y divide-line">
        {data.map(({ id, state, askedAt, rock }) => (
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
              <p className="text-sm text-soft">
                {states[state]}. Asked on {dayWords(askedAt)}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A question as the finder who asked sees it: what became of it, and what to do next.
import type { ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { Question } from '../../schema/questions.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { RockCode } from '../rocks/rock-code.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DotRing } from '../ui/dot-ring.tsx';
import { Refusal } from '../ui/field.tsx';
import { nameOf, portrait, QuestionLayout, RockName } from './question-layout.tsx';
import { useTakeBack, type Sought } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export function ForFinder({ question, sought }: { question: Question; sought: Sought }) {
  const words = useWords('questions').forFinder;
  const { state, rock, painter, held } = question;
  switch (state) {
    case 'open':
      return <Waiting question={question} sought={sought} />;
    case 'yes':
      return (
        <QuestionLayout
          key={state}
          picture={
            <DotRing count={held?.timesFound ?? 1}>
              <RockPicture rock={rock} named={false} eager sizes="18rem" className="w-4/5" />
            </DotRing>
          }
          title={<Sentence parts={words.found<ReactNode>(<RockName rock={rock} />)} />}
        >
          <p className="text-lg">
            <Sentence parts={words.recognized<ReactNode>(nameOf(painter))} />
          </p>
          {held && (
            <>
              <div className="w-full rounded-md border border-line bg-card p-4">
                <p className="font-semibold">{words.write}</p>
                <RockCode code={held.laserEngraverId} />
              </div>
              <ButtonLink
                to="/my-rocks"
                search={{ tab: 'rehide', action: 'hide', rockId: held.foundRockId }}
                variant="main"
                size="large"
              >
                {words.hide}
              </ButtonLink>
            </>
          )}
        </QuestionLayout>
      );
    case 'no':
    case 'over':
      return (
        <QuestionLayout
          key={state}
          picture={portrait(rock)}
          title={
            <Sentence
              parts={(state === 'no' ? words.not : words.movedOn)<ReactNode>(<RockName rock={rock} />)}
            />
          }
        >
          <p className="text-lg">
            {state === 'no' ? <Sentence parts={words.another<ReactNode>(nameOf(painter))} /> : words.over}
          </p>
          <ButtonLink to="/worn-off" search={sought} variant="main" size="large">
            {words.lookAgain}
          </ButtonLink>
        </QuestionLayout>
      );
  }
}

function Waiting({
  question: { id, rock, painter, photoUrl, askedAt },
  sought,
}: {
  question: Question;
  sought: Sought;
}) {
  const words = useWords('questions').forFinder;
  const navigate = useNavigate();
  const takeBack = useTakeBack(id, () => void navigate({ to: '/worn-off', search: sought, replace: true }));
  return (
    <QuestionLayout
      key="open"
      picture={
        photoUrl && (
          <WholePhoto
            src={photoUrl}
            alt={words.photoAlt}
            sizes="(min-width: 64rem) 24rem, 18rem"
            className="max-h-[min(24rem,50svh)] rounded-md border border-line object-contain"
          />
        )
      }
      title={<Sentence parts={words.asked<ReactNode>(nameOf(painter))} />}
    >
      <p className="text-lg">
        <Sentence parts={words.youAsked<ReactNode>(dayWords(askedAt), <RockName rock={rock} />)} />
      </p>
      <p className="text-soft">{words.keepSafe}</p>
      <Refusal>{takeBack.isError && serverWords(takeBack.error, words.notTakenBack)}</Refusal>
      <ButtonLink to="/worn-off" search={sought}>
        {words.lookAtOthers}
      </ButtonLink>
      <Button
        variant="link"
        className="text-sm"
        pending={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        {words.takeBack}
      </Button>
    </QuestionLayout>
  );
}

// A question as the finder who asked sees it: what became of it, and what to do next.
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

export function ForFinder({ question, sought }: { question: Question; sought: Sought }) {
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
          title={
            <>
              You found <RockName rock={rock} />!
            </>
          }
        >
          <p className="text-lg">{nameOf(painter, 'Its painter')} recognized it.</p>
          {held && (
            <>
              <div className="w-full rounded-md border border-line bg-card p-4">
                <p className="font-semibold">Write this on it, so that the next finder can read it:</p>
                <RockCode code={held.laserEngraverId} />
              </div>
              <ButtonLink
                to="/my-rocks"
                search={{ tab: 'rehide', action: 'hide', rockId: held.foundRockId }}
                variant="main"
                size="large"
              >
                Hide it again
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
            state === 'no' ? (
              <>
                It is not <RockName rock={rock} />
              </>
            ) : (
              <>
                <RockName rock={rock} /> has moved on
              </>
            )
          }
        >
          <p className="text-lg">
            {state === 'no' ? (
              <>{nameOf(painter, 'Its painter')} looked at your photo: yours is another rock.</>
            ) : (
              'Nobody can answer any more. If somebody found it elsewhere, yours is another rock.'
            )}{' '}
            You may find it among the others.
          </p>
          <ButtonLink to="/worn-off" search={sought} variant="main" size="large">
            Look once more
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
  const navigate = useNavigate();
  const takeBack = useTakeBack(id, () => void navigate({ to: '/worn-off', search: sought, replace: true }));
  return (
    <QuestionLayout
      key="open"
      picture={
        photoUrl && (
          <WholePhoto
            src={photoUrl}
            alt="Your photo"
            sizes="(min-width: 64rem) 24rem, 18rem"
            className="max-h-[min(24rem,50svh)] rounded-md border border-line object-contain"
          />
        )
      }
      title={<>We asked {nameOf(painter, 'its painter')}</>}
    >
      <p className="text-lg">
        You asked on {dayWords(askedAt)} whether it is <RockName rock={rock} />. As soon as they answer, you
        hear of it. After 30 days the question ends.
      </p>
      <p className="text-soft">Please keep the rock safe until then.</p>
      <Refusal>
        {takeBack.isError &&
          serverWords(takeBack.error, 'Your question was not taken back. Please try again.')}
      </Refusal>
      <ButtonLink to="/worn-off" search={sought}>
        Look at other rocks
      </ButtonLink>
      <Button
        variant="link"
        className="text-sm"
        pending={takeBack.isPending}
        onClick={() => takeBack.mutate()}
      >
        Take the question back
      </Button>
    </QuestionLayout>
  );
}

// One question: the painter answers it, the finder sees what became of it.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { displayName, nameOr } from '../../schema/members.ts';
import { nearWords } from '../../schema/near.ts';
import type { Question } from '../../schema/questions.ts';
import { SayThanks } from '../journey/say-thanks.tsx';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { Loader } from '../ui/loader.tsx';
import { oneQuestion, useAnswer, useTakeBack } from './queries.ts';

export function OneQuestion({ id }: { id: string }) {
  const query = useQuery(oneQuestion(id));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        rock="elsewhere"
        title="This question is no longer here."
        description="It may be over, or it was meant for somebody else."
      >
        <ButtonLink to="/notifications">Notifications</ButtonLink>
      </EmptyState>
    );
  if (data) return data.isAsked ? <ForPainter question={data} /> : <ForFinder question={data} />;
  if (query.isError) return <LoadFailed title="The question could not be loaded." queries={[query]} />;
  return <Loader className="min-h-60" />;
}

interface LayoutProps {
  title: ReactNode;
  question: Question;
  children: ReactNode;
}

/** The heading takes the focus when the state changes, since the button that had it is gone. */
function Layout({ title, question: { rock, photoUrl, state, isAsked }, children }: LayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current) heading.current?.focus();
  }, [state]);
  return (
    <article className="flex flex-col gap-8">
      <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
        {title}
      </h1>
      <div className="grid max-w-4xl grid-cols-2 items-start gap-5 sm:gap-10">
        {photoUrl && (
          <figure className="flex min-w-0 flex-col gap-2">
            <figcaption className="font-semibold">{isAsked ? 'Their photo' : 'Your photo'}</figcaption>
            <WholePhoto
              src={photoUrl}
              alt={isAsked ? 'Their photo' : 'Your photo'}
              sizes="(min-width: 64rem) 26rem, 45vw"
              className="max-h-96 min-h-24 rounded-md border border-line object-contain"
            />
          </figure>
        )}
        <figure className="flex min-w-0 flex-col gap-2">
          <figcaption className="font-semibold wrap-anywhere">
            {rock.hasNoPage ? (
              <bdi>{rock.name}</bdi>
            ) : (
              <Link to="/rocks/$id" params={{ id: rock.id }} className="link">
                <bdi>{rock.name}</bdi>
              </Link>
            )}
          </figcaption>
          <RockPicture
            rock={rock}
            named={false}
            eager
            sizes="(min-width: 64rem) 26rem, 45vw"
            className="w-full max-w-96"
          />
        </figure>
      </div>
      <div className="flex max-w-form flex-col items-start gap-4">{children}</div>
    </article>
  );
}

const nameOf = (member: Question['finder'], otherwise: string) => (
  <bdi className="wrap-anywhere">{nameOr(member, otherwise)}</bdi>
);

function ForPainter({ question }: { question: Question }) {
  const { id, state, rock, finder, seq, thanks } = question;
  const answer = useAnswer(id);
  const [isReporting, setReporting] = useState(false);
  const refusal = answer.isError
    ? serverWords(answer.error, 'Your answer did not arrive. Please try again.')
    : '';
  if (state === 'yes')
    return (
      <Layout
        question={question}
        title={
          <>
            <bdi>{rock.name}</bdi> was found
          </>
        }
      >
        <p className="text-lg">
          It is the find of {nameOf(finder, 'somebody')}, who sees its ID to write it on again. You hear of it
          when they hide it.
        </p>
        {seq !== null && (
          <SayThanks
            find={{ rockId: rock.id, seq }}
            finder={displayName(finder)}
            thanks={thanks ?? undefined}
          />
        )}
      </Layout>
    );
  if (state === 'no')
    return (
      <Layout question={question} title="Thank you for looking">
        <p className="text-lg">
          {nameOf(finder, 'Whoever asked')} knows that theirs is another rock. <bdi>{rock.name}</bdi> stays
          where it is hidden.
        </p>
      </Layout>
    );
  if (state === 'over')
    return (
      <Layout question={question} title="There is nothing left to answer">
        <p className="text-lg">
          <bdi>{rock.name}</bdi> has moved on since you were asked.
        </p>
      </Layout>
    );
  return (
    <Layout question={question} title="Is this yours?">
      <p className="text-lg">
        {nameOf(finder, 'Somebody')} found a rock whose ID is worn off, and thinks that it is{' '}
        <bdi>{rock.name}</bdi>
        {rock.near && `, hidden ${nearWords(rock.near)}`}.
      </p>
      <p className="text-soft">
        If you say yes, it counts as their find, and they see its ID, to write it on again. You cannot take
        your answer back.
      </p>
      <Refusal>{refusal}</Refusal>
      <div className="flex w-full flex-col gap-3 sm:flex-row">
        <Button
          variant="main"
          size="large"
          className="flex-1"
          pending={answer.isPending && answer.variables}
          disabled={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(true)}
        >
          Yes, it is mine
        </Button>
        <Button
          size="large"
          className="flex-1"
          pending={answer.isPending && !answer.variables}
          disabled={answer.isPending && answer.variables}
          onClick={() => answer.mutate(false)}
        >
          No, it is another one
        </Button>
      </div>
      <Button variant="link" className="text-sm" onClick={() => setReporting(true)}>
        Report this photo
      </Button>
      <LazyReportDialog
        open={isReporting}
        onOpenChange={setReporting}
        subject="question"
        subjectId={id}
        title="Report this photo"
      />
    </Layout>
  );
}

function ForFinder({ question }: { question: Question }) {
  const { id, state, rock, painter } = question;
  const navigate = useNavigate();
  const takeBack = useTakeBack(id, () => void navigate({ to: '/worn-off', replace: true }));
  if (state === 'yes')
    return (
      <Layout
        question={question}
        title={
          <>
            You found <bdi>{rock.name}</bdi>!
          </>
        }
      >
        <p className="text-lg">
          {nameOf(painter, 'Its painter')} recognized it. Write its ID on it again: you see it in My Rocks.
          Then hide it where somebody will smile.
        </p>
        <ButtonLink to="/my-rocks" search={{ tab: 'rehide' }} variant="main" size="large">
          Rock Rehide
        </ButtonLink>
      </Layout>
    );
  if (state === 'no' || state === 'over')
    return (
      <Layout
        question={question}
        title={
          state === 'no' ? (
            <>
              It is not <bdi>{rock.name}</bdi>
            </>
          ) : (
            <>
              <bdi>{rock.name}</bdi> has moved on
            </>
          )
        }
      >
        <p className="text-lg">
          {state === 'no' ? (
            <>
              {nameOf(painter, 'Its painter')} looked at your photo: yours is another rock. Perhaps you find
              it among the others.
            </>
          ) : (
            'So yours is another rock, or its painter has left. Perhaps you find it among the others.'
          )}
        </p>
        <ButtonLink to="/worn-off" variant="main" size="large">
          Look once more
        </ButtonLink>
      </Layout>
    );
  return (
    <Layout question={question} title={<>We asked {nameOf(painter, 'its painter')}</>}>
      <p className="text-lg">As soon as they answer, you hear of it. Please keep the rock safe until then.</p>
      <Refusal>
        {takeBack.isError &&
          serverWords(takeBack.error, 'Your question was not taken back. Please try again.')}
      </Refusal>
      <Button variant="link" pending={takeBack.isPending} onClick={() => takeBack.mutate()}>
        Take the question back
      </Button>
    </Layout>
  );
}

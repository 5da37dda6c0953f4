// One question: the painter answers it, the finder sees what became of it.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { displayName } from '../../schema/members.ts';
import { nameOr } from '../../schema/name-or.ts';
import { nearWords } from '../../schema/near.ts';
import type { Question } from '../../schema/questions.ts';
import { SayThanks } from '../journey/say-thanks.tsx';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { WholePhoto } from '../photos/whole-photo.tsx';
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx';
import { RockCode } from '../rocks/rock-code.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DotRing } from '../ui/dot-ring.tsx';
import { Refusal } from '../ui/field.tsx';
import { Loader } from '../ui/loader.tsx';
import { oneQuestion, useAnswer, useTakeBack, type Sought } from './queries.ts';

interface OneQuestionProps {
  id: string;
  /** What was looked for before; empty for whoever comes from an email. */
  sought: Sought;
}

export function OneQuestion({ id, sought }: OneQuestionProps) {
  const query = useQuery(oneQuestion(id));
  const { data, error } = query;
  useTitle(data ? `${data.state === 'open' && data.isAsked ? 'Is this ' : ''}${data.rock.name}` : null);
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        rock="elsewhere"
        title={<h1 className="text-xl">This question is no longer here.</h1>}
        description="It may be over, or it was meant for somebody else."
      >
        <ButtonLink to="/notifications">Notifications</ButtonLink>
      </EmptyState>
    );
  if (data)
    return data.isAsked ? <ForPainter question={data} /> : <ForFinder question={data} sought={sought} />;
  if (query.isError) return <LoadFailed title="The question could not be loaded." queries={[query]} />;
  return <Loader className="min-h-60" />;
}

interface LayoutProps {
  title: ReactNode;
  /** Beside the words on a wide screen, above them on a phone. */
  picture: ReactNode;
  children: ReactNode;
}

/** The heading takes the focus, also when the state changes and the button that had it is gone. */
function Layout({ title, picture, children }: LayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-16">
      <div className="w-3/4 max-w-72 sm:w-[min(18rem,54svh)] lg:w-96 lg:max-w-none">{picture}</div>
      <div className="flex max-w-form min-w-0 flex-col items-start gap-4 wrap-anywhere">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </article>
  );
}

const portrait = (rock: Question['rock']) => (
  <RockPicture rock={rock} named={false} eager sizes="(min-width: 64rem) 24rem, 18rem" className="w-full" />
);

/** Its name, which leads to its page. */
function RockName({ rock }: Pick<Question, 'rock'>) {
  if (rock.hasNoPage) return <bdi>{rock.name}</bdi>;
  return (
    <Link to="/rocks/$id" params={{ id: rock.id }} className="link">
      <bdi>{rock.name}</bdi>
    </Link>
  );
}

const nameOf = (member: Question['finder'], otherwise: string) => (
  <bdi className="wrap-anywhere">{nameOr(member, otherwise)}</bdi>
);

function ForPainter({ question }: { question: Question }) {
  const { state, rock, finder, seq, thanks } = question;
  const picture = portrait(rock);
  switch (state) {
    case 'open':
      return <Answering question={question} />;
    case 'yes':
      return (
        <Layout
          key={state}
          picture={picture}
          title={
            <>
              <bdi>{rock.name}</bdi> was found
            </>
          }
        >
          <p className="text-lg">
            It counts as a find of {nameOf(finder, 'its finder')} now, who sees its ID to write it on again.
            You hear of it when they hide it.
          </p>
          {seq !== null && (
            <SayThanks
              find={{ rockId: rock.id, seq }}
              finder={displayName(finder)}
              thanks={thanks ?? undefined}
              isMain
            />
          )}
        </Layout>
      );
    case 'no':
      return (
        <Layout key={state} picture={picture} title="Thank you for looking">
          <p className="text-lg">
            {nameOf(finder, 'Whoever asked')} knows that theirs is another rock. <RockName rock={rock} />{' '}
            stays where it is hidden.
          </p>
        </Layout>
      );
    case 'over':
      return (
        <Layout key={state} picture={picture} title="There is nothing left to answer">
          <p className="text-lg">
            <RockName rock={rock} /> has moved on since you were asked.
          </p>
        </Layout>
      );
  }
}

/** The photo is large: the answer cannot be taken back. */
function Answering({ question: { id, rock, finder, photoUrl } }: { question: Question }) {
  const answer = useAnswer(id);
  const [isReporting, setReporting] = useState(false);
  const refusal = answer.isError
    ? serverWords(answer.error, 'Your answer did not arrive. Please try again.')
    : '';
  return (
    <article className="flex flex-col gap-6 wrap-anywhere">
      <h1>Is this yours?</h1>
      <div className="grid max-w-4xl gap-x-10 gap-y-6 sm:grid-cols-2">
        <figure className="flex min-w-0 flex-col gap-2">
          <figcaption className="line-clamp-1 font-semibold">Their photo</figcaption>
          {photoUrl && (
            <WholePhoto
              src={photoUrl}
              alt="Their photo"
              sizes="(min-width: 40rem) 26rem, 100vw"
              className="max-h-[min(26rem,60svh)] rounded-md border border-line object-contain"
            />
          )}
        </figure>
        <figure className="flex min-w-0 items-center gap-4 sm:flex-col sm:items-start sm:gap-2">
          <figcaption className="line-clamp-3 min-w-0 font-semibold sm:line-clamp-1">
            Your <RockName rock={rock} />
            {rock.near && (
              <span className="block font-normal text-soft sm:hidden">{nearWords(rock.near)}</span>
            )}
          </figcaption>
          <RockPicture
            rock={rock}
            named={false}
            eager
            sizes="(min-width: 40rem) 26rem, 6rem"
            className="w-24 shrink-0 max-sm:order-first sm:w-full sm:max-w-[min(26rem,60svh)]"
          />
        </figure>
      </div>
      <div className="flex max-w-form flex-col items-start gap-4">
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
      </div>
      <LazyReportDialog
        open={isReporting}
        onOpenChange={setReporting}
        subject="question"
        subjectId={id}
        title="Report this photo"
      />
    </article>
  );
}

function ForFinder({ question, sought }: { question: Question; sought: Sought }) {
  const { state, rock, painter, held } = question;
  switch (state) {
    case 'open':
      return <Waiting question={question} sought={sought} />;
    case 'yes':
      return (
        <Layout
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
        </Layout>
      );
    case 'no':
    case 'over':
      return (
        <Layout
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
        </Layout>
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
    <Layout
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
    </Layout>
  );
}

// The page of an offer's link: which rock it is, who gives it, and a member's yes.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Adoption } from '../../schema/adoption.ts';
import { nameOr } from '../../schema/members.ts';
import { useDropWish, useWish } from '../adoption/queries.ts';
import { adoption } from '../adoption/queries.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { FailurePage } from '../shell/failure-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { Loader } from '../ui/loader.tsx';
import { toast } from '../ui/toast.ts';
import { useTitle } from '../ui/use-title.ts';
import { buttonClass } from '../views/button-class.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const route = getRouteApi('/adopt/$token');

export default function AdoptPage() {
  const { token } = route.useParams();
  const { data, error, isPending, refetch } = useQuery(adoption(token));
  useTitle(data ? data.rock.name : null);
  if (isPending) return <Loader className="min-h-dvh" />;
  if (error instanceof ApiError && error.status === 404) return <Dead />;
  if (!data) return <FailurePage onRetry={() => void refetch()} />;
  return <Offered key={data.state} token={token} offered={data} />;
}

/** The same for every link that leads nowhere. */
function Dead() {
  const words = useWords('adoption');
  return (
    <PlainPage title={words.hasEnded.title} picture={<TurnedRock id="adopt" />}>
      <p className="text-soft">{words.hasEnded.text}</p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/explore-map" variant="main">
          {words.lookOnMap}
        </ButtonLink>
        <ButtonLink to="/getting-started">{words.hasEnded.paint}</ButtonLink>
      </div>
    </PlainPage>
  );
}

interface OfferedProps {
  token: string;
  offered: Adoption;
}

function Offered({ token, offered }: OfferedProps) {
  const words = useWords('adoption');
  const { rock, giver, state } = offered;
  const isMember = useMember() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when the state changes, and the button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const name = <bdi className="wrap-anywhere">{rock.name}</bdi>;
  const who = <bdi className="wrap-anywhere">{nameOr(giver, words.itsPainter)}</bdi>;
  const [title, content] = wordsOf();
  return (
    <div className="page min-h-dvh py-8 sm:py-16">
      <article className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-16">
        <div className="w-3/4 max-w-72 sm:w-[min(18rem,54svh)] lg:w-96 lg:max-w-none">
          <RockPicture
            rock={rock}
            named={false}
            eager
            sizes="(min-width: 64rem) 24rem, 18rem"
            className="w-full"
          />
        </div>
        <div className="flex max-w-form min-w-0 flex-col items-start gap-4 wrap-anywhere">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {content}
        </div>
      </article>
    </div>
  );

  function wordsOf(): [title: ReactNode, content: ReactNode] {
    switch (state) {
      case 'open':
        return [
          <>
            <Sentence parts={words.wouldYouLike<ReactNode>(name)} />
          </>,
          <>
            <p className="text-lg">
              <Sentence
                parts={
                  rock.timesFound > 0
                    ? words.wouldLikeToGiveFound<ReactNode>(who, rock.timesFound)
                    : words.wouldLikeToGive<ReactNode>(who)
                }
              />
            </p>
            <p className="text-soft">
              <Sentence parts={words.ifYes<ReactNode>(who)} />
            </p>
            {isMember ? (
              <UnlessSuspended>
                <SayYes token={token} />
              </UnlessSuspended>
            ) : (
              <SignIn />
            )}
            <p className="text-sm text-soft">{words.endsOn(dayWords(offered.until))}</p>
          </>,
        ];
      case 'wished':
        return [
          <>
            <Sentence parts={words.youWouldLike<ReactNode>(name)} />
          </>,
          <>
            <p className="text-lg">
              <Sentence parts={words.knowsIt<ReactNode>(who, dayWords(offered.until))} />
            </p>
            <ChangedMind token={token} />
          </>,
        ];
      case 'taken':
        return [
          words.somebodyBefore,
          <>
            <p className="text-lg">
              <Sentence parts={words.decides<ReactNode>(who, name)} />
            </p>
            <ButtonLink to="/explore-map">{words.lookOnMap}</ButtonLink>
          </>,
        ];
      case 'own':
        return [
          <>
            <Sentence parts={words.youOffer<ReactNode>(name)} />
          </>,
          <>
            <p className="text-lg">{words.whoeverOpens}</p>
            <ButtonLink to="/my-rocks" variant="main">
              {words.myRocks}
            </ButtonLink>
          </>,
        ];
    }
  }
}

function SignIn() {
  const words = useWords('adoption');
  return (
    <>
      <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
        {words.signIn}
      </a>
      <p className="text-sm text-soft">{words.joiningIsFree}</p>
    </>
  );
}

function SayYes({ token }: { token: string }) {
  const words = useWords('adoption');
  const wish = useWish(token);
  return (
    <>
      <Button variant="main" size="large" pending={wish.isPending} onClick={() => wish.mutate()}>
        {words.sayYes}
      </Button>
      <Refusal>{wish.isError && serverWords(wish.error, words.yesFailed)}</Refusal>
    </>
  );
}

function ChangedMind({ token }: { token: string }) {
  const words = useWords('adoption');
  const drop = useDropWish(token, () => toast({ ...words.ratherNot, tone: 'good' }));
  return (
    <>
      <Button pending={drop.isPending} onClick={() => drop.mutate()}>
        {words.changedMind}
      </Button>
      <Refusal>{drop.isError && serverWords(drop.error, words.failed)}</Refusal>
    </>
  );
}

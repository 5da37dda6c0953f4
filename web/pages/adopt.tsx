// The page of an offer's link: which rock it is, who gives it, and a member's yes.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Adoption } from '../../schema/adoption.ts';
import { nameOr } from '../../schema/name-or.ts';
import { timesFoundWords } from '../../schema/found-rock-words.ts';
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
  return (
    <PlainPage title="This offer has ended" picture={<TurnedRock id="adopt" />}>
      <p className="text-soft">
        Perhaps the rock has found a home, its painter keeps it after all, or the link is too old or not
        complete. Whoever sent it to you can make a new one.
      </p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/explore-map" variant="main">
          Look for a rock on the map
        </ButtonLink>
        <ButtonLink to="/getting-started">Paint one</ButtonLink>
      </div>
    </PlainPage>
  );
}

interface OfferedProps {
  token: string;
  offered: Adoption;
}

function Offered({ token, offered }: OfferedProps) {
  const { rock, giver, state } = offered;
  const isMember = useMember() !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also when the state changes, and the button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const name = <bdi className="wrap-anywhere">{rock.name}</bdi>;
  const who = <bdi className="wrap-anywhere">{nameOr(giver, 'Its painter')}</bdi>;
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
          <>Would you like {name}?</>,
          <>
            <p className="text-lg">
              {who} would like to give you this painted rock.
              {rock.timesFound > 0 && ` It has been on its way already: ${foundSoFar(rock.timesFound)}.`}
            </p>
            <p className="text-soft">
              If you say yes, {who} hears who you are. Once they agree, too, it is yours to hide, and its
              journey goes on telling who painted it.
            </p>
            {isMember ? (
              <UnlessSuspended>
                <SayYes token={token} />
              </UnlessSuspended>
            ) : (
              <SignIn />
            )}
            <p className="text-sm text-soft">The offer ends on {dayWords(offered.until)}.</p>
          </>,
        ];
      case 'wished':
        return [
          <>You would like {name}</>,
          <>
            <p className="text-lg">
              {who} knows it now, and has until {dayWords(offered.until)} to answer. We tell you at once.
            </p>
            <ChangedMind token={token} />
          </>,
        ];
      case 'taken':
        return [
          'Somebody said yes before you',
          <>
            <p className="text-lg">
              {who} decides now about {name}. If you were the one who was meant, let them know.
            </p>
            <ButtonLink to="/explore-map">Look for a rock on the map</ButtonLink>
          </>,
        ];
      case 'own':
        return [
          <>You offer {name}</>,
          <>
            <p className="text-lg">
              Whoever opens this link sees your rock and your name, and can say yes. You hear of it, and
              decide.
            </p>
            <ButtonLink to="/my-rocks" variant="main">
              My Rocks
            </ButtonLink>
          </>,
        ];
    }
  }
}

const foundSoFar = (times: number) => timesFoundWords(times).toLowerCase();

function SignIn() {
  return (
    <>
      <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
        Sign in to say yes
      </a>
      <p className="text-sm text-soft">Joining is free, and you come straight back here.</p>
    </>
  );
}

function SayYes({ token }: { token: string }) {
  const wish = useWish(token);
  return (
    <>
      <Button variant="main" size="large" pending={wish.isPending} onClick={() => wish.mutate()}>
        Yes, I’d like it
      </Button>
      <Refusal>
        {wish.isError && serverWords(wish.error, 'Your yes did not arrive. Please try again.')}
      </Refusal>
    </>
  );
}

function ChangedMind({ token }: { token: string }) {
  const drop = useDropWish(token, () =>
    toast({ title: 'You would rather not', description: 'The rock stays where it is.', tone: 'good' }),
  );
  return (
    <>
      <Button pending={drop.isPending} onClick={() => drop.mutate()}>
        I changed my mind
      </Button>
      <Refusal>{drop.isError && serverWords(drop.error, 'That did not work. Please try again.')}</Refusal>
    </>
  );
}

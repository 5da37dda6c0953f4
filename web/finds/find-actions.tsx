// What can be done with the rock in one's hand, by its state: mark it as found, or hide it.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { foundRockWords as words, type Arrival, type Outcome } from '../../schema/found-rock.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { useCountdown } from '../lib/countdown.ts';
import { useMember } from '../members/queries.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AfterFind } from './after-find.tsx';
import { findRefusalLine } from './find-messages.ts';
import { foundRockPath } from './found-rock-path.ts';
import { keepPress } from './keep-press.ts';
import { rememberRock } from './pending-rock.ts';
import type { useFindRock } from './queries.ts';

/** Milliseconds to read the invitation in. */
const redirectDelay = 1500;

interface FindActionsProps {
  code: string;
  status: RockStatus;
  find: ReturnType<typeof useFindRock>;
  /** What the first HTML told, and what came of a press before the app was there; null once something else was asked for. */
  earlier: (Outcome & Pick<Arrival, 'isHere'>) | null;
}

export function FindActions({ code, status, find, earlier }: FindActionsProps) {
  const isMember = useMember() !== null;
  const here = useIsHere(code, status, isMember && !find.data, earlier?.isHere);
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  useCountdown(redirectDelay, !isLeaving, () => void navigate({ to: '/subscribe' }));
  const invite = () => {
    rememberRock(foundRockPath(code));
    setIsLeaving(true);
  };
  const joinToFind = () => {
    void keepPress(code, undefined);
    invite();
  };

  const outcome = find.isIdle && earlier ? earlier : outcomeOf(find);
  const place = useRef<HTMLDivElement>(null);
  const goOn = () => place.current?.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true });

  return (
    <div ref={place} className="flex flex-col gap-3">
      <Told {...outcome} />
      {outcome.found && (
        <AfterFind key={outcome.found.foundRockId} findId={outcome.found.foundRockId} onDone={goOn} />
      )}
      <p role="alert" className="font-semibold empty:hidden">
        {isLeaving && `Join ${productName}: Choose your adventure level to start tracking rocks!`}
      </p>
      {status === 'hidden' ? (
        <Button
          look="main"
          size="large"
          pending={find.isPending || isLeaving}
          onClick={() => (isMember ? find.mutate(code) : joinToFind())}
        >
          {find.isPending ? 'Finding Rock...' : words.markAsFound}
        </Button>
      ) : isMember && here === false ? (
        <p role="status">{words.elsewhere[status]}</p>
      ) : isMember && here === undefined ? (
        <Button look="main" size="large" pending>
          {words.hide}
        </Button>
      ) : isMember ? (
        <ButtonLink
          ref={find.data ? takeLostFocus : undefined}
          to="/my-rocks"
          search={{ action: 'hide', rockId: formatCode(code) }}
          look="main"
          size="large"
        >
          {words.hide}
        </ButtonLink>
      ) : (
        <Button look="main" size="large" pending={isLeaving} onClick={invite}>
          {words.hide}
        </Button>
      )}
    </div>
  );
}

/**
 * Whether the member can hide the rock; undefined while nobody knows. Where it cannot be found out the way is open: My
 * Rocks looks again.
 */
function useIsHere(
  code: string,
  status: RockStatus,
  isAsked: boolean,
  told: boolean | undefined,
): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/rocks/rehide', 'is-here', normalizeCode(code), status],
    queryFn: async () => (await import('./is-here.ts')).isHere(code, status),
    enabled: isAsked && told === undefined && status !== 'hidden',
    staleTime: 0,
  });
  return !isAsked || isError ? true : (told ?? data);
}

/** 'Mark as Found' had the focus and is gone. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

function outcomeOf({ data, error }: FindActionsProps['find']): Outcome {
  return {
    found: data,
    refusal: error && !isUnauthorized(error) ? findRefusalLine(error) : undefined,
  };
}

function Told({ found, refusal }: Outcome) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {found && (
          <>
            <p className="font-semibold text-moss">{words.won}</p>
            <p>
              <bdi>{found.rock.name}</bdi> is now available in{' '}
              <Link to="/my-rocks" search={{ tab: 'rehide' }} className="link">
                Rock Rehide
              </Link>
              .
            </p>
          </>
        )}
      </div>
      <p role="alert" className="font-semibold text-coral empty:hidden">
        {refusal}
      </p>
    </>
  );
}

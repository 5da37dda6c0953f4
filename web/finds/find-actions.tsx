// The main action on the Found Rock page, by the rock's status: mark it as found, or hide it.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import type { InitialState, Outcome } from '../../schema/found-rock.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { useCountdown } from '../lib/countdown.ts';
import { useMember } from '../members/queries.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { useWords } from '../views/words.ts';
import { FindOutcome, MainAction, SawIt, Shown } from '../views/found-rock.tsx';
import { foundRockPath } from './found-rock-path.ts';
import { setPendingRock } from './pending-rock.ts';
import { keepPendingFind, lazyMessages, loadBeside, type useFindRock } from './queries.ts';

const Payoff = lazyPart(async () => (await loadBeside()).loadPayoff(), InWords);

/** Milliseconds to read the invitation before the redirect. */
const redirectDelay = 1500;

interface FindActionsProps {
  code: string;
  status: RockStatus;
  find: ReturnType<typeof useFindRock>;
  /** State and outcome from the server-rendered page; null once another ID was looked up. */
  earlier: (Outcome & Pick<InitialState, 'isHere'>) | null;
}

export function FindActions({ code, status, find, earlier }: FindActionsProps) {
  const words = useWords('foundRock');
  const shell = useWords('shell');
  const member = useMember();
  const isMember = member !== null;
  const suspension = member?.suspension ?? null;
  const canHide = useCanHide(code, status, isMember && !find.data, earlier?.isHere);
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  useCountdown(redirectDelay, !isLeaving, () => void navigate({ to: '/subscribe' }));
  const invite = () => {
    setPendingRock(foundRockPath(code));
    setIsLeaving(true);
  };
  const joinToFind = () => {
    keepPendingFind(code);
    invite();
  };

  const markAsFound = () => {
    // It loads while the request is on its way.
    void Payoff.preload();
    find.mutate(code);
  };

  const messages = useQuery(lazyMessages).data;
  const { data, error } = find;
  const refusal =
    error && !isUnauthorized(error) ? (messages?.findRefusalLine(error) ?? shell.offline.title) : undefined;
  const outcome = find.isIdle && earlier ? earlier : { found: data, refusal };
  const { found } = outcome;
  const [isClosed, setClosed] = useState(false);
  const hide = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // 'Mark as Found' had the focus and was removed.
    if (find.data && document.activeElement === document.body) hide.current?.focus({ preventScroll: true });
  }, [find.data, status]);

  return (
    <>
      {found && !isClosed ? (
        <Payoff
          found={found}
          onClose={() => setClosed(true)}
          returnTo={hide}
          waiting={<InWords found={found} />}
        />
      ) : (
        <InWords {...outcome} />
      )}
      <p role="alert" className="empty:hidden">
        {isLeaving && (
          <Shown shownRef={bringIntoView} className="font-semibold">
            {words.join(productName)}
          </Shown>
        )}
      </p>
      {/* Visitors read who has the rock above the button, which then does not stick to the bottom. */}
      {status !== 'hidden' && !isMember && <p>{messages?.isThatYou()[status]}</p>}
      {suspension || (status !== 'hidden' && isMember && canHide === false) ? (
        <div role="status">{messages?.whyNoAction(status, suspension)}</div>
      ) : (
        <MainAction isUnderThumb={isMember || status === 'hidden'}>
          {status === 'hidden' ? (
            <Button
              variant="main"
              size="large"
              pending={find.isPending || isLeaving}
              onClick={isMember ? markAsFound : joinToFind}
            >
              {find.isPending ? words.finding : words.markAsFound}
            </Button>
          ) : isMember && canHide ? (
            <ButtonLink
              ref={hide}
              to="/my-rocks"
              search={{ action: 'hide', rockId: formatCode(code) }}
              variant="main"
              size="large"
            >
              {words.hide}
            </ButtonLink>
          ) : (
            <Button variant="main" size="large" pending={isMember || isLeaving} onClick={invite}>
              {words.hide}
            </Button>
          )}
          {status === 'hidden' && <SawIt code={code} />}
        </MainAction>
      )}
    </>
  );
}

/** The outcome until the payoff has loaded, and without it. */
function InWords({ found, refusal }: Outcome) {
  return <FindOutcome found={found} refusal={refusal} Link={AppLink} shownRef={bringIntoView} />;
}

/** Whether the member can hide the rock; undefined while loading. True on failure, because My Rocks checks again. */
function useCanHide(
  code: string,
  status: RockStatus,
  isNeeded: boolean,
  initial: boolean | undefined,
): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/rocks/rehide', 'is-here', normalizeCode(code), status],
    queryFn: async () => (await import('./own-lists.ts')).isWithMember(code, status),
    enabled: isNeeded && initial === undefined && status !== 'hidden',
    staleTime: 0,
  });
  return !isNeeded || isError ? true : (initial ?? data);
}

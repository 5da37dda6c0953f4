// What can be done with the rock in one's hand, by its state: mark it as found, or hide it.
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCode } from '../../schema/codes.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { useCountdown } from '../lib/countdown.ts';
import { useMember } from '../members/queries.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { findRefusalLine } from './find-messages.ts';
import { foundRockPath } from './found-rock-path.ts';
import { rememberRock } from './pending-rock.ts';
import type { useFindRock } from './queries.ts';

/** Milliseconds to read the invitation in. */
const redirectDelay = 1500;

interface FindActionsProps {
  code: string;
  status: RockStatus;
  find: ReturnType<typeof useFindRock>;
}

export function FindActions({ code, status, find }: FindActionsProps) {
  const isMember = useMember() !== null;
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  useCountdown(redirectDelay, !isLeaving, () => void navigate({ to: '/subscribe' }));
  const invite = () => {
    rememberRock(foundRockPath(code));
    setIsLeaving(true);
  };

  return (
    <div className="flex flex-col gap-3">
      <Outcome find={find} />
      <p role="alert" className="font-semibold empty:hidden">
        {isLeaving && `Join ${productName}: Choose your adventure level to start tracking rocks!`}
      </p>
      {status === 'hidden' ? (
        <Button
          look="main"
          size="large"
          pending={find.isPending || isLeaving}
          onClick={() => (isMember ? find.mutate(code) : invite())}
        >
          {find.isPending ? 'Finding Rock...' : 'Mark as Found'}
        </Button>
      ) : isMember ? (
        <ButtonLink
          ref={find.data ? takeLostFocus : undefined}
          to="/my-rocks"
          search={{ action: 'hide', rockId: formatCode(code) }}
          look="main"
          size="large"
        >
          Hide Rock
        </ButtonLink>
      ) : (
        <Button look="main" size="large" pending={isLeaving} onClick={invite}>
          Hide Rock
        </Button>
      )}
    </div>
  );
}

/** 'Mark as Found' had the focus and is gone. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

function Outcome({ find }: Pick<FindActionsProps, 'find'>) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {find.data && (
          <>
            <p className="font-semibold text-moss">Great Job! Rock Found!</p>
            <p>
              <bdi>{find.data.rock.name}</bdi> is now available in{' '}
              <Link to="/my-rocks" search={{ tab: 'rehide' }} className="link">
                Rock Rehide
              </Link>
              .
            </p>
          </>
        )}
      </div>
      <p role="alert" className="font-semibold text-coral empty:hidden">
        {find.error && !isUnauthorized(find.error) && findRefusalLine(find.error)}
      </p>
    </>
  );
}

// The page of one member: who they are, what can be done, and the newest of what is theirs.
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { adminMemberLimits, type MemberPage as Member } from '../../../schema/admin-members.ts';
import { ApiError } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ActionSection } from '../action-section.tsx';
import { destroyPicture } from '../destroy-photo.tsx';
import { Failure } from '../failure.tsx';
import { memberPage } from '../queries.ts';
import type { ReasonedAction } from '../reason-dialog.tsx';
import { useTakeBack } from '../use-take-back.tsx';
import { deleteAccount, endSessions, givePlan, liftSuspension, setAddress, suspend } from './actions.tsx';
import { Identity } from './identity.tsx';
import { Actions, Orders, ReportsAbout, ReportsBy, Rocks } from './lists.tsx';
import { useWords } from '../../views/words.ts';
import { shownName } from '../../lib/display-name.ts';

interface MemberPageProps {
  id: string;
  /** The search that has led here. */
  q: string | undefined;
}

export function MemberPage({ id, q }: MemberPageProps) {
  const words = useWords('adminMembers');
  const shared = useWords('admin');
  const [limit, setLimit] = useState<number>(adminMemberLimits.few);
  const query = useQuery(memberPage(id, limit));
  const { data: member, error } = query;
  useTitle(member ? shownName(member.name) : null);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10">
      <div className="flex flex-col items-start gap-2">
        <ButtonLink to="/admin" search={{ tab: 'members', q }} variant="link">
          {words.heading}
        </ButtonLink>
        <h1 className="wrap-anywhere">
          {isGone ? words.nobody : <bdi>{member ? shownName(member.name) : words.aMember}</bdi>}
        </h1>
      </div>
      {isGone ? (
        <p>{words.noSuchMember}</p>
      ) : member ? (
        <>
          {query.isRefetchError && <Failure title={shared.changedSince} query={query} />}
          <Loaded member={member} />
          {hasMore(member, limit) && (
            <Button
              className="self-center"
              pending={query.isFetching}
              onClick={() => setLimit(adminMemberLimits.most)}
            >
              {words.showMore}
            </Button>
          )}
        </>
      ) : query.isError ? (
        <Failure title={words.memberNotLoaded} query={query} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const hasMore = ({ rocks, orders, reportsAbout, reportsBy, acts }: Member, limit: number): boolean =>
  limit < adminMemberLimits.most &&
  [rocks, orders, reportsAbout, reportsBy, acts].some(({ count }) => count > limit);

/** About as high as the page: who they are, the actions, and five lists. */
function Waiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-10">
      <Skeleton className="h-56 rounded-md" />
      <Skeleton className="h-56 rounded-md" />
      {Array.from({ length: 5 }, (_, i) => (
        <div key={i} className="flex flex-col gap-3">
          <Skeleton className="h-7 w-40 rounded-sm" />
          <Skeleton className="h-40 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

function Loaded({ member }: { member: Member }) {
  const words = useWords('adminMembers');
  const shared = useWords('admin');
  return (
    <>
      <Identity member={member} />
      <ActionSection id="member-actions" title={shared.whatCanBeDone}>
        {(ask) => (
          <>
            {member.isAdministrator ? (
              <p className="text-sm text-soft">{words.isYou}</p>
            ) : (
              <Buttons member={member} ask={ask} />
            )}
            <div className="mt-4 flex flex-col gap-10">
              <Rocks {...member} ask={ask} />
              <Orders {...member} />
              <ReportsAbout {...member} />
              <ReportsBy {...member} />
            </div>
          </>
        )}
      </ActionSection>
      <div className="mt-4">
        <Actions {...member} />
      </div>
    </>
  );
}

interface ButtonsProps {
  member: Member;
  ask: (decision: ReasonedAction) => void;
}

function Buttons({ member, ask }: ButtonsProps) {
  const words = useWords('adminMembers');
  const { takeBackShort } = useWords('takebacks');
  const { destroyPicture: destroyPictureLabel } = useWords('admin');
  const { hasManualPlan, suspension } = member;
  const [takeBack, dialog] = useTakeBack();
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Group title={words.support}>
        <Button onClick={() => ask(givePlan(member))}>
          {hasManualPlan ? words.endGivenPlan : words.givePlan}
        </Button>
        <Button onClick={() => ask(endSessions(member))}>{words.endSessions}</Button>
        <Button onClick={() => ask(setAddress(member))}>{words.setAnother}</Button>
      </Group>
      <Group title={words.safety}>
        {suspension && <Button onClick={() => ask(liftSuspension(member))}>{words.liftSuspension}</Button>}
        <Button variant={suspension ? 'quiet' : 'danger'} onClick={() => ask(suspend(member))}>
          {suspension ? words.changeSuspension : words.suspend}
        </Button>
        <Button onClick={() => takeBack(member)}>{takeBackShort}</Button>
        {dialog}
        {member.imageUrl !== null && (
          <Button variant="danger" onClick={() => ask(destroyPicture(member))}>
            {destroyPictureLabel}
          </Button>
        )}
      </Group>
      <Group title={words.account}>
        <Button variant="danger" onClick={() => ask(deleteAccount(member))}>
          {words.deleteAccount}
        </Button>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold text-soft">
        {title}
      </h3>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

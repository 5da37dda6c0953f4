// The Subscription tab: the member's plan, its status and actions.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentMember } from '../../../schema/members.ts';
import type { RefundedDuplicate, SubscriptionStatus } from '../../../schema/subscriptions.ts';
import { supportEmail } from '../../config.ts';
import { dayWords } from '../../lib/days.ts';
import { subscriptionStatus } from '../../members/queries.ts';
import { BillingButton } from '../../subscriptions/billing-button.tsx';
import { AdminPlanLink } from '../../subscriptions/admin-plan-link.tsx';
import { periodWords } from '../../subscriptions/period-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { buttonClass } from '../../views/button-class.ts';
import { DotLine } from '../../views/dot-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { CancelPlan } from './cancel-plan.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { planView, type PlanAction } from './plan-view.ts';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

interface SubscriptionTabProps {
  member: CurrentMember;
  /** Called before a link is followed. Returns false if the dialog has to ask about unsaved changes first. */
  onLeave: () => boolean;
}

export function SubscriptionTab({ member, onLeave }: SubscriptionTabProps) {
  const words = useWords('planTab');
  const { data: status, isError, isFetching, refetch } = useQuery(subscriptionStatus(member));
  return (
    <div className="flex flex-col gap-6">
      {status ? (
        <Plan member={member} status={status} onLeave={onLeave} />
      ) : isError && !isFetching ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{words.notLoaded}</p>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </div>
      ) : (
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-7 w-48 rounded-sm" />
          <Skeleton className="h-5 w-full rounded-sm" />
          <Skeleton className="h-11 w-36 rounded-md" />
        </SkeletonGroup>
      )}
      <DotLine />
      <div className="flex flex-col items-start gap-1">
        <p className="text-soft">{words.question}</p>
        <a
          href={supportLink(status?.supportEmail ?? supportEmail, words.subject)}
          className={buttonClass({ variant: 'link' })}
        >
          {words.contact}
        </a>
      </div>
    </div>
  );
}

const supportLink = (email: string, subject: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

interface PlanProps {
  status: SubscriptionStatus;
  onLeave: () => boolean;
}

function Plan({ member, status, onLeave }: PlanProps & { member: CurrentMember }) {
  const words = useWords('planTab');
  const { name, badge, actions, isManual, isUnpaid } = planView(status);
  const period = periodWords(useWords('plans'), status);
  const kind = words.kinds[status.plan];
  const isOwnGift = member.isAdmin && status.plan === 'free';
  return (
    <section aria-label={words.label} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-xl">{name}</h3>
          <PlanBadge badge={badge} />
        </div>
        <p className="text-soft">{period ? words.kindAndPeriod(kind, period) : kind}</p>
      </div>
      {status.status === 'canceled' && <CancelledNotice hasAccess={status.hasAccess} />}
      {status.refundedDuplicate && <Refunded {...status.refundedDuplicate} />}
      {isUnpaid && (
        <p className="rounded-md bg-sun p-4 text-on-sun">
          {status.hasAccess ? words.unpaidOpen : words.unpaid}
        </p>
      )}
      {isOwnGift && <AdminPlanLink member={member} onFollow={stayUnless(onLeave)} />}
      {status.plan === 'free' && !isOwnGift && <p>{words.free}</p>}
      {isManual && (
        <p>
          <Sentence
            parts={words.manual<ReactNode>(
              <a href={supportLink(status.supportEmail, words.subject)} className="link wrap-anywhere">
                {status.supportEmail}
              </a>,
            )}
          />
        </p>
      )}
      {actions.length > 0 && !isOwnGift && (
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {actions.map((action) => (
            <PlanButton key={action} action={action} status={status} onLeave={onLeave} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Prevents a link from being followed while there are unsaved changes. */
const stayUnless = (onLeave: () => boolean) => (event: { preventDefault: () => void }) => {
  if (!onLeave()) event.preventDefault();
};

/** The note about a refunded duplicate plan, mostly bought before signing in. */
function Refunded({ plan, cents, on }: RefundedDuplicate) {
  const words = useWords('planTab');
  const { names, price } = useWords('plans');
  const of = [names[plan], dayWords(on)] as const;
  return (
    <p className="rounded-md bg-sun p-4 text-on-sun">
      {cents > 0 ? words.refundedWith(...of, price(cents)) : words.refunded(...of)}
    </p>
  );
}

function CancelledNotice({ hasAccess }: { hasAccess: boolean }) {
  const words = useWords('planTab');
  return (
    <p className="rounded-md bg-sun p-4 text-on-sun">
      {hasAccess ? words.cancelledUntilEnd : words.cancelledAndOver}
    </p>
  );
}

interface PlanButtonProps extends PlanProps {
  action: PlanAction;
}

function PlanButton({ action, status, onLeave }: PlanButtonProps) {
  const words = useWords('planTab');
  switch (action) {
    case 'pause': {
      const pause = () => toast(words.noPause);
      return <Button onClick={pause}>{words.pause}</Button>;
    }
    case 'cancel':
      return <CancelPlan status={status} />;
    case 'billing':
      return <BillingButton mayLeave={onLeave} />;
    case 'upgrade':
    case 'reactivate':
      return (
        <ButtonLink to="/subscribe" variant="main" onClick={stayUnless(onLeave)}>
          {words[action]}
        </ButtonLink>
      );
  }
}

// The Subscription tab: the member's plan, its status and actions.
import { useQuery } from '@tanstack/react-query';
import type { CurrentMember } from '../../../schema/members.ts';
import { priceWords } from '../../../schema/catalogue.ts';
import { planTerms, type RefundedDuplicate, type SubscriptionStatus } from '../../../schema/subscriptions.ts';
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

interface SubscriptionTabProps {
  member: CurrentMember;
  /** Called before a link is followed. Returns false if the dialog has to ask about unsaved changes first. */
  onLeave: () => boolean;
}

export function SubscriptionTab({ member, onLeave }: SubscriptionTabProps) {
  const { data: status, isError, isFetching, refetch } = useQuery(subscriptionStatus(member));
  return (
    <div className="flex flex-col gap-6">
      {status ? (
        <Plan member={member} status={status} onLeave={onLeave} />
      ) : isError && !isFetching ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>Your plan could not be loaded. Please try again in a moment.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
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
        <p className="text-soft">A question about your plan? Write to us.</p>
        <a
          href={supportLink(status?.supportEmail ?? supportEmail)}
          className={buttonClass({ variant: 'link' })}
        >
          Contact Support
        </a>
      </div>
    </div>
  );
}

const supportLink = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent('Subscription Support')}`;

interface PlanProps {
  status: SubscriptionStatus;
  onLeave: () => boolean;
}

function Plan({ member, status, onLeave }: PlanProps & { member: CurrentMember }) {
  const { name, kind, badge, actions, isManual, isUnpaid } = planView(status);
  const period = periodWords(status);
  const isOwnGift = member.isAdmin && status.plan === 'free';
  return (
    <section aria-label="Your plan" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-xl">{name}</h3>
          <PlanBadge badge={badge} />
        </div>
        <p className="text-soft">{period ? `${kind}. ${period}` : kind}</p>
      </div>
      {status.status === 'canceled' && <CancelledNotice hasAccess={status.hasAccess} />}
      {status.refundedDuplicate && <Refunded {...status.refundedDuplicate} />}
      {isUnpaid && (
        <p className="rounded-md bg-sun p-4 text-on-sun">
          The last payment did not go through. Please look at your card
          {status.hasAccess ? '; until then everything stays open for a few days.' : '.'}
        </p>
      )}
      {isOwnGift && <AdminPlanLink member={member} onFollow={stayUnless(onLeave)} />}
      {status.plan === 'free' && !isOwnGift && (
        <p>
          As many rocks as you like, their journeys and the map with its dots are yours. Rock Hunter Pro adds
          the community feed, distance analytics and a map that tells its stories.
        </p>
      )}
      {isManual && (
        <p>
          This plan was given to you by hand: to change or end it, write to{' '}
          <a href={supportLink(status.supportEmail)} className="link wrap-anywhere">
            {status.supportEmail}
          </a>
          .
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
  const wentBack = cents > 0 ? ` ${priceWords(cents, 'usd')} went back the way it was paid.` : '';
  return (
    <p className="rounded-md bg-sun p-4 text-on-sun">
      {`You had Rock Hunter Pro already when the ${planTerms[plan].name} was bought, so we ended that one on ${dayWords(on)}.${wentBack}`}
    </p>
  );
}

function CancelledNotice({ hasAccess }: { hasAccess: boolean }) {
  return (
    <p className="rounded-md bg-sun p-4 text-on-sun">
      {hasAccess
        ? 'Your plan is cancelled. Everything in it stays yours until the end of the billing period.'
        : 'Your plan is cancelled and has ended. Your rocks and their journeys are still yours.'}
    </p>
  );
}

interface PlanButtonProps extends PlanProps {
  action: PlanAction;
}

function PlanButton({ action, status, onLeave }: PlanButtonProps) {
  switch (action) {
    case 'pause': {
      const pause = () => toast({ title: 'Feature Coming Soon', description: 'Plans cannot be paused yet.' });
      return <Button onClick={pause}>Pause subscription</Button>;
    }
    case 'cancel':
      return <CancelPlan status={status} />;
    case 'billing':
      return <BillingButton mayLeave={onLeave} />;
    case 'upgrade':
    case 'reactivate':
      return (
        <ButtonLink to="/subscribe" variant="main" onClick={stayUnless(onLeave)}>
          {action === 'upgrade' ? 'Upgrade' : 'Reactivate'}
        </ButtonLink>
      );
  }
}

// The Subscribe page: the plans, or the member's own plan.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { RockWaiting, rockWaitingHeight } from '../finds/lazy-rock-waiting.tsx';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { LoadFailed } from '../painting/empty-state.tsx';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { BillingButton } from '../subscriptions/billing-button.tsx';
import { PaidElsewhere, Unconfirmed } from '../subscriptions/payment-notices.tsx';
import { FeatureList } from '../subscriptions/feature-list.tsx';
import { addedByPro } from '../subscriptions/features.ts';
import { PaymentNotice } from '../subscriptions/payment-notice.tsx';
import { PaymentReceived } from '../subscriptions/payment-received.tsx';
import { periodWords } from '../subscriptions/period-words.ts';
import { PlanCard } from '../subscriptions/plan-card.tsx';
import { PlanChoice } from '../subscriptions/plan-choice.tsx';
import { planStage, type PlanStage } from '../subscriptions/plan-stage.ts';
import { perPeriod, priceOf } from '../subscriptions/prices.ts';
import { paymentsState } from '../subscriptions/queries.ts';
import { ReactivateButton } from '../subscriptions/reactivate-button.tsx';
import { useFocusOnChange } from '../subscriptions/use-focus-on-change.ts';
import { usePaymentReturn, type ReturnSearch } from '../subscriptions/use-payment-return.ts';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Loader } from '../ui/loader.tsx';

export default function SubscribePage() {
  const member = useMember();
  const { success, canceled, plan } = useSearch({ from: '/subscribe' });
  const navigate = useNavigate({ from: '/subscribe' });
  const show = (search: ReturnSearch) => navigate({ search, replace: true, resetScroll: false });
  const payment = usePaymentReturn(member, { success, canceled }, show);
  const payments = useQuery(paymentsState);
  const subscription = useQuery(subscriptionStatus(member));
  const isKnown = payments.data !== undefined && (!member || subscription.data !== undefined);
  const stage = payments.data && isKnown ? planStage(payments.data, subscription.data ?? null) : undefined;
  const shown = payment.state === 'looking' ? 'looking' : stage;
  const place = useFocusOnChange<HTMLDivElement>(shown);

  if (payment.state === 'received')
    return <PaymentReceived plan={plan} onLeave={() => show({})} onBack={payment.stay} />;
  if (payment.state === 'looking')
    return <Loader className="min-h-dvh">Waiting for word of your payment...</Loader>;
  if (payments.data === undefined || stage === undefined) {
    if (!payments.isError && !subscription.isError) return <Loader className="min-h-dvh" />;
    return (
      <div className="page py-10 sm:py-16">
        <h1 className="sr-only">Subscribe</h1>
        <LoadFailed title="We could not look up the plans." queries={[payments, subscription]} />
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      {stage === 'plans' && payment.state === 'late' ? (
        <PlainPage title="Thank you" picture={<PaintedRock id="sunrise" />}>
          <Unconfirmed isPaid onRetry={payment.lookForPaid} />
          <ButtonLink to="/">Continue to Dashboard</ButtonLink>
        </PlainPage>
      ) : stage === 'plans' ? (
        <PlanChoice
          publishableKey={payments.data.publishableKey}
          onPaid={payment.lookForPaid}
          notice={
            payment.state === 'elsewhere' ? (
              <PaidElsewhere onForget={payment.forget} />
            ) : payment.state === 'unconfirmed' ? (
              <Unconfirmed onRetry={payment.lookAgain} />
            ) : subscription.data?.hasAccess ? (
              <PaymentNotice title="Your last plan">
                <p>{periodWords(subscription.data)} Another one can begin whenever you like.</p>
              </PaymentNotice>
            ) : null
          }
        />
      ) : stage === 'soon' || !subscription.data ? (
        <ComingSoon />
      ) : (
        <OwnPlan stage={stage} status={subscription.data} isOpen={payments.data.isOpen} />
      )}
    </div>
  );
}

function ComingSoon() {
  const isMember = useMember() !== null;
  const backToRock = isMember ? undefined : pendingReturnTo();
  return (
    <>
      {backToRock !== undefined && (
        <div className="page pt-8 sm:pt-12">
          <RockWaiting returnTo={backToRock} waiting={<div className={rockWaitingHeight} />} />
        </div>
      )}
      <PlainPage title="Premium Subscriptions Coming Soon" picture={<PaintedRock id="lantern" />}>
        <p className="text-lg">
          Rock Explorer is free forever, with as many rocks as you like. Rock Hunter Pro will be here soon for{' '}
          {priceOf('monthly')} {perPeriod('monthly')} or {priceOf('yearly')} {perPeriod('yearly')}, with:
        </p>
        <FeatureList
          tone="sun"
          features={addedByPro}
          className="grid w-full gap-x-8 gap-y-2 sm:grid-cols-2"
        />
        <div className="flex flex-wrap gap-3">
          {!isMember && (
            <a href={signInUrl(backToRock ?? '/')} className={buttonClass({ variant: 'main' })}>
              Continue with Free
            </a>
          )}
          <ButtonLink to="/" variant={isMember ? 'main' : 'quiet'}>
            Back to Dashboard
          </ButtonLink>
        </div>
      </PlainPage>
    </>
  );
}

interface OwnPlanProps {
  stage: Exclude<PlanStage, 'plans' | 'soon'>;
  status: SubscriptionStatus;
  isOpen: boolean;
}

const headings = {
  member: 'Premium Member',
  ending: 'Your plan is ending',
  unpaid: 'Your plan is waiting',
} as const;

function OwnPlan({ stage, status, isOpen }: OwnPlanProps) {
  const isUnpaid = status.status === 'past_due';
  return (
    <PlainPage
      title={headings[stage]}
      picture={<PaintedRock id={stage === 'member' ? 'sunrise' : 'lantern'} />}
    >
      {stage === 'unpaid' ? (
        <LastPaymentFailed hasAccess={false} />
      ) : (
        <PlanCard
          status={status}
          notice={
            stage === 'ending' ? (
              <p>
                Your plan is cancelled. Everything in it stays yours until then, and your rocks and their
                journeys stay yours for good.
              </p>
            ) : isUnpaid ? (
              <LastPaymentFailed hasAccess />
            ) : null
          }
          actions={stage === 'ending' && isOpen ? <ReactivateButton className="max-sm:w-full" /> : null}
        />
      )}
      {stage === 'unpaid' && <ButtonLink to="/">Continue to Dashboard</ButtonLink>}
    </PlainPage>
  );
}

function LastPaymentFailed({ hasAccess }: { hasAccess: boolean }) {
  return (
    <PaymentNotice title="The last payment did not go through" action={<BillingButton />}>
      <p>
        {hasAccess
          ? 'Everything stays open for a few days. Please look at your card.'
          : 'Rock Hunter Pro opens again as soon as it does. Please look at your card.'}
      </p>
    </PaymentNotice>
  );
}

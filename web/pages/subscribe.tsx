// The Subscribe page: the plans, or the member's own plan.
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { planTerms, type SubscriptionStatus } from '../../schema/subscriptions.ts';
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
import { PaymentNotice } from '../subscriptions/payment-notice.tsx';
import { PaymentReceived } from '../subscriptions/payment-received.tsx';
import { periodWords } from '../subscriptions/period-words.ts';
import { PlanCard } from '../subscriptions/plan-card.tsx';
import { PlanChoice } from '../subscriptions/plan-choice.tsx';
import { planStage, type PlanStage } from '../subscriptions/plan-stage.ts';
import { paymentsState } from '../subscriptions/queries.ts';
import { ReactivateButton } from '../subscriptions/reactivate-button.tsx';
import { useFocusOnChange } from '../subscriptions/use-focus-on-change.ts';
import { usePaymentReturn, type ReturnSearch } from '../subscriptions/use-payment-return.ts';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Loader } from '../ui/loader.tsx';
import { useWords } from '../views/words.ts';

export default function SubscribePage() {
  const words = useWords('plans');
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
  const lastPeriod = subscription.data ? periodWords(words, subscription.data) : null;

  if (payment.state === 'received')
    return <PaymentReceived plan={plan} onLeave={() => show({})} onBack={payment.stay} />;
  if (payment.state === 'looking') return <Loader className="min-h-dvh">{words.page.waiting}</Loader>;
  if (payments.data === undefined || stage === undefined) {
    if (!payments.isError && !subscription.isError) return <Loader className="min-h-dvh" />;
    return (
      <div className="page py-10 sm:py-16">
        <h1 className="sr-only">{words.page.heading}</h1>
        <LoadFailed title={words.page.failed} queries={[payments, subscription]} />
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1}>
      {stage === 'plans' && payment.state === 'late' ? (
        <PlainPage title={words.page.thanks} picture={<PaintedRock id="sunrise" />}>
          <Unconfirmed isPaid onRetry={payment.lookForPaid} />
          <ButtonLink to="/">{words.toDashboard}</ButtonLink>
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
              <PaymentNotice title={words.page.lastPlan}>
                <p>{lastPeriod === null ? words.page.another : words.page.anotherAfter(lastPeriod)}</p>
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
  const words = useWords('plans');
  const isMember = useMember() !== null;
  const backToRock = isMember ? undefined : pendingReturnTo();
  return (
    <>
      {backToRock !== undefined && (
        <div className="page pt-8 sm:pt-12">
          <RockWaiting returnTo={backToRock} waiting={<div className={rockWaitingHeight} />} />
        </div>
      )}
      <PlainPage title={words.soon.title} picture={<PaintedRock id="lantern" />}>
        <p className="text-lg">
          {words.soon.lead(words.price(planTerms.monthly.cents), words.price(planTerms.yearly.cents))}
        </p>
        <FeatureList
          tone="sun"
          features={words.addedByPro}
          className="grid w-full gap-x-8 gap-y-2 sm:grid-cols-2"
        />
        <div className="flex flex-wrap gap-3">
          {!isMember && (
            <a href={signInUrl(backToRock ?? '/')} className={buttonClass({ variant: 'main' })}>
              {words.continueFree}
            </a>
          )}
          <ButtonLink to="/" variant={isMember ? 'main' : 'quiet'}>
            {words.backToDashboard}
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

function OwnPlan({ stage, status, isOpen }: OwnPlanProps) {
  const words = useWords('plans');
  const isUnpaid = status.status === 'past_due';
  return (
    <PlainPage
      title={words.own.headings[stage]}
      picture={<PaintedRock id={stage === 'member' ? 'sunrise' : 'lantern'} />}
    >
      {stage === 'unpaid' ? (
        <LastPaymentFailed hasAccess={false} />
      ) : (
        <PlanCard
          status={status}
          notice={
            stage === 'ending' ? <p>{words.own.ending}</p> : isUnpaid ? <LastPaymentFailed hasAccess /> : null
          }
          actions={stage === 'ending' && isOpen ? <ReactivateButton className="max-sm:w-full" /> : null}
        />
      )}
      {stage === 'unpaid' && <ButtonLink to="/">{words.toDashboard}</ButtonLink>}
    </PlainPage>
  );
}

function LastPaymentFailed({ hasAccess }: { hasAccess: boolean }) {
  const words = useWords('plans').unpaid;
  return (
    <PaymentNotice title={words.title} action={<BillingButton />}>
      <p>{hasAccess ? words.hasAccess : words.isClosed}</p>
    </PaymentNotice>
  );
}

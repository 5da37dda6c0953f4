// Choosing a plan: the comparison, then the card form for members or the payment provider's page for visitors.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { Plan } from '../../schema/subscriptions.ts';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { RockWaiting, rockWaitingHeight } from '../finds/lazy-rock-waiting.tsx';
import { signInUrl } from '../members/sign-in.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { CardPayment } from './card-payment.tsx';
import { useHostedPayment, useStartPayment } from './changes.ts';
import { sayHasPlan } from './payment-toasts.ts';
import { forgetPurchase, hasPendingPurchase, rememberPurchase } from './pending-purchase.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface PlanChoiceProps {
  /** Stripe's key for the card form; if null, everybody pays on the provider's page. */
  publishableKey: string | null;
  onPaid: () => void;
  /** A notice about an earlier payment. */
  notice: ReactNode;
}

interface CardPaymentInPage {
  plan: Plan;
  clientSecret: string;
}

export function PlanChoice({ publishableKey, onPaid, notice }: PlanChoiceProps) {
  const words = useWords('plans').page;
  const member = useMember();
  const queryClient = useQueryClient();
  const hosted = useHostedPayment();
  const router = useRouter();
  const navigate = useNavigate({ from: '/subscribe' });
  // The card form has its own history entry, so that Back leads to the plans.
  const isPaying = useLocation({ select: ({ state }) => state.isPaying === true });
  const [begun, setBegun] = useState<CardPaymentInPage | null>(null);
  const payment = isPaying ? begun : null;
  const page = useFocusOnChange<HTMLDivElement>(payment !== null);

  const start = useStartPayment((started, plan) => {
    if ('clientSecret' in started) {
      setBegun({ plan, clientSecret: started.clientSecret });
      void navigate({ search: true, state: { isPaying: true }, resetScroll: false });
    } else {
      sayHasPlan();
      void queryClient.invalidateQueries({ queryKey: subscriptionStatus(member).queryKey });
    }
  });
  const payAsVisitor = (plan: Plan) => {
    rememberPurchase(plan);
    hosted.mutateAsync(plan).catch(forgetPurchase);
  };
  const choose = (plan: Plan) => {
    if (!member) payAsVisitor(plan);
    else if (publishableKey === null) hosted.mutate(plan);
    else start.mutate(plan);
  };
  const backToRock = member ? undefined : pendingReturnTo();
  const clicked = start.isPending ? start.variables : hosted.isLeaving ? hosted.variables : undefined;

  return (
    <div ref={page} tabIndex={-1} className="page flex scroll-mt-4 flex-col gap-8 py-8 sm:gap-10 sm:py-12">
      {payment && publishableKey !== null ? (
        <CardPayment
          {...payment}
          publishableKey={publishableKey}
          onPaid={onPaid}
          onBack={() => router.history.back()}
        />
      ) : (
        <>
          <ButtonLink to="/" variant="link" className="-mb-4 self-start">
            {words.toHome}
          </ButtonLink>
          {backToRock !== undefined && (
            <RockWaiting returnTo={backToRock} waiting={<div className={rockWaitingHeight} />} />
          )}
          <header>
            <div className="flex items-center justify-between gap-8">
              <div className="flex max-w-form flex-col gap-4">
                <h1>{words.choose}</h1>
                <p className="text-lg">{words.lead}</p>
              </div>
              <PaintedRock id="lantern" className="w-48 shrink-0 max-md:hidden" />
            </div>
          </header>
          {notice}
          {!member && hasPendingPurchase() && <PaidAlready />}
          <PlanComparison starting={clicked ?? null} onChoose={choose} />
        </>
      )}
    </div>
  );
}

/** For a visitor who started a payment and did not return by the return URL. */
function PaidAlready() {
  const words = useWords('plans').page;
  return (
    <p>
      <Sentence
        parts={words.paidAlready<ReactNode>((text) => (
          <a href={signInUrl('/subscribe?success=true')} className="link font-semibold">
            {text}
          </a>
        ))}
      />
    </p>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The card form is shown instead of the plans. */
    isPaying?: boolean;
  }
}

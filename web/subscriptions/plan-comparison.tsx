// The free plan beside the paid one, with its monthly and yearly price.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { StatusBadge } from '../views/badge.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { FeatureList } from './feature-list.tsx';
import { freeFeatures, notInFree, premiumFeatures } from './features.ts';
import { PlanPrice } from './plan-price.tsx';
import { perPeriod, priceOf, yearlySaving } from './prices.ts';
import { YearOfDots } from './year-of-dots.tsx';

interface PlanComparisonProps {
  onChoose: (plan: Plan) => void;
  /** The plan whose payment is starting. */
  starting: Plan | null;
}

export function PlanComparison(offers: PlanComparisonProps) {
  // Members have the free plan already, so the paid one comes first for them.
  const isMember = useMember() !== null;
  return (
    <div
      className={clsx(
        'grid items-start gap-6 lg:gap-8',
        isMember
          ? 'lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]'
          : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]',
      )}
    >
      {!isMember && <FreePlan />}
      <PaidPlans {...offers} />
      {isMember && <FreePlan />}
    </div>
  );
}

function PaidPlans(offers: PlanComparisonProps) {
  return (
    <section
      aria-labelledby="pro-plan"
      className="flex flex-col gap-8 rounded-md border-2 border-sun bg-card p-5 sm:p-8"
    >
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        <Offer plan="monthly" {...offers} />
        <Offer plan="yearly" {...offers} badge={<StatusBadge tone="sun">BEST VALUE</StatusBadge>}>
          <p className="font-semibold">Save {yearlySaving()}% vs monthly!</p>
        </Offer>
      </div>
      <div className="border-t border-line pt-6">
        <h3 id="pro-plan">Rock Hunter Pro, monthly or yearly</h3>
        <FeatureList
          tone="sun"
          features={premiumFeatures}
          className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2"
        />
      </div>
    </section>
  );
}

function FreePlan() {
  const isMember = useMember() !== null;
  const backToRock = pendingReturnTo();
  return (
    <section
      aria-labelledby="free-plan"
      className="flex flex-col gap-5 rounded-md border border-line bg-card p-5 sm:p-8"
    >
      <h2 id="free-plan">Free Plan</h2>
      <PlanPrice price="$0" per="forever" />
      {backToRock && !isMember ? (
        <>
          <FeatureList tone="moss" features={freeFeatures} />
          <details>
            <summary className="min-h-11 content-center font-semibold">Not in the free plan</summary>
            <FeatureList tone="moss" features={[]} without={notInFree} />
          </details>
        </>
      ) : (
        <FeatureList tone="moss" features={freeFeatures} without={notInFree} />
      )}
      <a
        href={signInUrl(backToRock ?? '/')}
        className={buttonClass({ variant: isMember ? 'quiet' : 'main', class: 'mt-1' })}
      >
        Continue with Free
      </a>
    </section>
  );
}

interface OfferProps extends PlanComparisonProps {
  plan: Plan;
  badge?: ReactNode;
  children?: ReactNode;
}

function Offer({ plan, badge, onChoose, starting, children }: OfferProps) {
  const { name } = planTerms[plan];
  const isStarting = starting === plan;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2>{name}</h2>
        {badge}
      </div>
      <div className="flex items-center gap-x-5 gap-y-2 sm:flex-col sm:items-start">
        <YearOfDots plan={plan} className="size-16 shrink-0" />
        <div>
          <PlanPrice price={priceOf(plan)} per={perPeriod(plan)} />
          {children}
        </div>
      </div>
      <Button
        variant={plan === 'yearly' ? 'sun' : 'quiet'}
        className="mt-auto w-full"
        pending={isStarting}
        // Neither plan can be chosen while one is starting.
        aria-disabled={starting !== null}
        onClick={() => starting === null && onChoose(plan)}
      >
        {isStarting ? 'One moment...' : `Start ${name}`}
      </Button>
    </div>
  );
}

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
import { PlanPrice } from './plan-price.tsx';
import { yearlySaving } from './yearly-saving.ts';
import { YearOfDots } from './year-of-dots.tsx';
import { useWords } from '../views/words.ts';

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
  const words = useWords('plans');
  return (
    <section
      aria-labelledby="pro-plan"
      className="flex flex-col gap-8 rounded-md border-2 border-sun bg-card p-5 sm:p-8"
    >
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 translated:sm:gap-y-4">
        <Offer plan="monthly" {...offers} />
        <Offer plan="yearly" {...offers} badge={<StatusBadge tone="sun">{words.bestValue}</StatusBadge>}>
          <p className="font-semibold">{words.saving(yearlySaving())}</p>
        </Offer>
      </div>
      <div className="border-t border-line pt-6">
        <h3 id="pro-plan">{words.proMonthlyOrYearly}</h3>
        <FeatureList
          tone="sun"
          features={[...words.sharedFeatures, ...words.addedByPro]}
          className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2"
        />
      </div>
    </section>
  );
}

function FreePlan() {
  const words = useWords('plans');
  const isMember = useMember() !== null;
  const backToRock = pendingReturnTo();
  return (
    <section
      aria-labelledby="free-plan"
      className="flex flex-col gap-5 rounded-md border border-line bg-card p-5 sm:p-8"
    >
      <h2 id="free-plan">{words.freeName}</h2>
      <PlanPrice price={words.freePrice} per={words.per.free} />
      {backToRock && !isMember ? (
        <>
          <FeatureList tone="moss" features={words.freeFeatures} />
          <details>
            <summary className="min-h-11 content-center font-semibold">{words.notInFreeTitle}</summary>
            <FeatureList tone="moss" features={[]} without={words.notInFree} />
          </details>
        </>
      ) : (
        <FeatureList tone="moss" features={words.freeFeatures} without={words.notInFree} />
      )}
      <a
        href={signInUrl(backToRock ?? '/')}
        className={buttonClass({ variant: isMember ? 'quiet' : 'main', class: 'mt-1' })}
      >
        {words.continueFree}
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
  const words = useWords('plans');
  const isStarting = starting === plan;
  return (
    // Name, price and button are as high as those beside them.
    <div className="flex flex-col gap-4 translated:sm:row-span-3 translated:sm:grid translated:sm:grid-rows-subgrid">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 translated:content-start">
        <h2>{words.names[plan]}</h2>
        {badge}
      </div>
      <div className="flex items-center gap-x-5 gap-y-2 sm:flex-col sm:items-start">
        <YearOfDots plan={plan} className="size-16 shrink-0" />
        <div>
          <PlanPrice price={words.price(planTerms[plan].cents)} per={words.per[plan]} />
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
        {isStarting ? words.starting : words.start[plan]}
      </Button>
    </div>
  );
}

// A member's plan: its name in capitals, its features, and links.
import type { ReactNode } from 'react';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { FeatureList } from './feature-list.tsx';
import { periodWords } from './period-words.ts';
import { useWords } from '../views/words.ts';

interface PlanCardProps {
  status: SubscriptionStatus;
  /** Shown between the plan's name and its features. */
  notice?: ReactNode;
  /** Shown before the links. */
  actions?: ReactNode;
}

export function PlanCard({ status, notice, actions }: PlanCardProps) {
  const words = useWords('plans');
  const period = periodWords(words, status);
  const backToRock = pendingReturnTo();
  const way = 'max-sm:w-full';
  return (
    <div className="flex w-full flex-col gap-6 rounded-md border border-line bg-card p-5 sm:p-8">
      <div className="flex flex-col gap-2">
        <p className="w-fit rounded-full bg-sun px-4 py-1 font-display text-lg font-bold tracking-tight text-on-sun">
          {words.ofMember[status.plan]}
        </p>
        {period && <p className="text-soft">{period}</p>}
      </div>
      {notice}
      {backToRock && (
        <a href={backToRock} className={buttonClass({ variant: 'main', class: 'sm:self-start' })}>
          {words.own.backToRock}
        </a>
      )}
      <div>
        <h2 className="text-lg">
          {status.hasActiveSubscription ? words.own.allYours : words.own.stillYours}
        </h2>
        <FeatureList
          tone="sun"
          features={[...words.sharedFeatures, ...words.addedByPro]}
          className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {actions}
        <ButtonLink to="/" variant={backToRock || actions ? 'quiet' : 'main'} className={way}>
          {words.toDashboard}
        </ButtonLink>
        <ButtonLink to="/pro" variant="link" className={way}>
          {words.own.open}
        </ButtonLink>
      </div>
    </div>
  );
}

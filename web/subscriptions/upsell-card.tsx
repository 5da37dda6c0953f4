// The offer of Rock Hunter Pro: its features, its price and a link to the plans.
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { StatusBadge } from '../views/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { FeatureList } from './feature-list.tsx';
import { AdminPlanLink } from './admin-plan-link.tsx';
import { planTerms } from '../../schema/subscriptions.ts';
import { useWords } from '../views/words.ts';

/** @param returnTo path to return to after signing in */
export function UpsellCard({ returnTo }: { returnTo?: string }) {
  const words = useWords('plans');
  const member = useMember();
  return (
    <section aria-label={words.pro} className="rounded-md border border-line bg-card p-6 sm:p-8">
      <StatusBadge tone="sun">{words.pro}</StatusBadge>
      {!member?.isAdmin && (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3">
          <span className="figure text-4xl min-[18rem]:whitespace-nowrap translated:max-[22.5rem]:text-3xl">
            {words.price(planTerms.monthly.cents)}
          </span>
          <span className="text-soft">{words.orYearly(words.price(planTerms.yearly.cents))}</span>
        </p>
      )}
      <p className="mt-4">{words.upsell.everythingAnd}</p>
      <FeatureList tone="sun" features={words.addedByPro} className="mt-2 flex flex-col gap-1.5" />
      <div className="mt-7">
        {member?.isAdmin ? (
          <AdminPlanLink member={member} />
        ) : (
          <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
            <ButtonLink to="/subscribe" variant="sun" className="min-[18rem]:whitespace-nowrap">
              {words.upsell.upgrade}
            </ButtonLink>
            {member ? (
              <ButtonLink to="/" className="min-[18rem]:whitespace-nowrap">
                {words.continueFree}
              </ButtonLink>
            ) : (
              <a href={signInUrl(returnTo)} className={buttonClass({ class: 'whitespace-nowrap' })}>
                {words.upsell.signIn}
              </a>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

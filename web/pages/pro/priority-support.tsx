// The email link to priority support; its subject marks the email as from Rock Hunter Pro.
import { useQuery } from '@tanstack/react-query';
import { subscriptionStatus, useMember } from '../../members/queries.ts';
import { buttonClass } from '../../views/button-class.ts';

const subject = '[Rock Hunter Pro] A question about my rocks';

export function PrioritySupport() {
  const { data: plan } = useQuery(subscriptionStatus(useMember()));
  if (!plan) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={`mailto:${plan.supportEmail}?subject=${encodeURIComponent(subject)}`}
          className={buttonClass({ variant: 'main' })}
        >
          Write to support
        </a>
        <p className="wrap-anywhere">{plan.supportEmail}</p>
      </div>
      <p className="max-w-reading text-soft">
        Please leave [Rock Hunter Pro] in the subject: it puts your email on top of the pile.
      </p>
    </div>
  );
}

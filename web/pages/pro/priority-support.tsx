// The email link to priority support; its subject marks the email as from Rock Hunter Pro.
import { useQuery } from '@tanstack/react-query';
import { subscriptionStatus, useMember } from '../../members/queries.ts';
import { buttonClass } from '../../views/button-class.ts';
import { useWords } from '../../views/words.ts';

export function PrioritySupport() {
  const words = useWords('pro').support;
  const { data: plan } = useQuery(subscriptionStatus(useMember()));
  if (!plan) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          href={`mailto:${plan.supportEmail}?subject=${encodeURIComponent(words.subject)}`}
          className={buttonClass({ variant: 'main' })}
        >
          {words.write}
        </a>
        <p className="wrap-anywhere">{plan.supportEmail}</p>
      </div>
      <p className="max-w-reading text-soft">{words.keepSubject}</p>
    </div>
  );
}

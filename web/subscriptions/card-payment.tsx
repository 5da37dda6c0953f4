// Pays for a plan in the page by Stripe's card form, or offers the payment page if the form fails to load.
import { useEffect, useRef, useState } from 'react';
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { dismissToast, toast } from '../ui/toast.ts';
import type { CardFormProps } from './card-form.tsx';
import { useHostedPayment } from './changes.ts';
import { FeatureList } from './feature-list.tsx';
import { PlanPrice } from './plan-price.tsx';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

const CardForm = lazyPart(() => import('./card-form.tsx'), CardFormMissing);

/** Milliseconds of loading before the payment page is offered. */
const patience = 10_000;

interface CardPaymentProps {
  plan: Plan;
  clientSecret: string;
  publishableKey: string;
  onPaid: () => void;
  onBack: () => void;
}

export function CardPayment({ plan, clientSecret, publishableKey, onPaid, onBack }: CardPaymentProps) {
  const words = useWords('plans');
  const [form, setForm] = useState<'awaited' | 'ready' | 'missing'>('awaited');
  const [isPaying, setIsPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalToast = useRef(0);
  useEffect(() => {
    if (form !== 'awaited') return;
    // If the form loads later, it replaces the offer.
    const timer = setTimeout(() => setForm('missing'), patience);
    return () => clearTimeout(timer);
  }, [form]);
  const refused = (message: string) => {
    setRefusal(message);
    refusalToast.current = toast({
      title: wordsNow('plans').card.failed,
      description: message,
      tone: 'bad',
    });
  };
  const paying = (isNow: boolean) => {
    setIsPaying(isNow);
    if (!isNow) return;
    setRefusal(null);
    dismissToast(refusalToast.current);
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section
        aria-labelledby="card-payment"
        className="flex flex-col gap-6 rounded-md border border-line bg-card p-5 sm:p-8"
      >
        <div className="flex flex-col gap-4">
          <h1 id="card-payment" className="text-2xl">
            {words.card.heading}
          </h1>
          <div>
            <p className="font-semibold">{words.names[plan]}</p>
            <PlanPrice price={words.price(planTerms[plan].cents)} per={words.per[plan]} />
          </div>
        </div>
        {form === 'awaited' && <Loader className="py-8">{words.card.loading}</Loader>}
        {form === 'missing' && <HostedInstead plan={plan} />}
        <CardForm
          clientSecret={clientSecret}
          publishableKey={publishableKey}
          onReady={() => setForm('ready')}
          onMissing={() => setForm('missing')}
          onPaying={paying}
          onPaid={onPaid}
          onRefused={refused}
        />
        {refusal && form === 'ready' && <p className="text-coral">{words.card.canTryAgain(refusal)}</p>}
        {form === 'ready' && <p className="text-sm text-soft">{words.card.whereItGoes[plan]}</p>}
        <Button variant="link" className="self-start" disabled={isPaying} onClick={onBack}>
          {words.card.back}
        </Button>
      </section>
      <section aria-labelledby="what-opens" className="lg:pt-8">
        <h2 id="what-opens">{words.card.opens}</h2>
        <FeatureList
          tone="sun"
          features={[...words.sharedFeatures, ...words.addedByPro]}
          className="mt-4 flex flex-col gap-2"
        />
      </section>
    </div>
  );
}

/** Shown in place of the form when its chunk fails to load. */
function CardFormMissing({ onMissing }: CardFormProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}

function HostedInstead({ plan }: { plan: Plan }) {
  const words = useWords('plans');
  const { mutate, isLeaving } = useHostedPayment();
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <p>{words.card.missing}</p>
      <Button variant="main" className="max-sm:w-full" pending={isLeaving} onClick={() => mutate(plan)}>
        {isLeaving ? words.opening : words.card.hosted}
      </Button>
    </div>
  );
}

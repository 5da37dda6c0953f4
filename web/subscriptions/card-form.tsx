// Stripe's card form, in our colors. Stripe's script loads only once a plan is chosen.
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
  type StripeCheckoutElementsValue,
} from '@stripe/react-stripe-js/checkout';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useEffectEvent, useMemo, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { useCardFormAppearance } from './card-form-appearance.ts';
import { useWords } from '../views/words.ts';
import { spoken, wordsNow } from '../lib/words.ts';
import { stripeLocale } from '../../schema/stripe-locale.ts';

export interface CardFormProps {
  clientSecret: string;
  publishableKey: string;
  /** The form is ready for input. */
  onReady: () => void;
  /** The form failed to load. */
  onMissing: () => void;
  onPaying: (isPaying: boolean) => void;
  onPaid: () => void;
  /** @param words the provider's error message */
  onRefused: (words: string) => void;
}

export default function CardForm({ clientSecret, publishableKey, ...steps }: CardFormProps) {
  const [stripe] = useState(() => {
    const loading = loadStripe(publishableKey, { locale: stripeLocale(spoken.language) });
    // The provider below handles the error.
    loading.catch(() => undefined);
    return loading;
  });
  const appearance = useCardFormAppearance();
  const options = useMemo(
    () => ({ clientSecret, elementsOptions: { appearance, loader: 'never' as const } }),
    [clientSecret, appearance],
  );
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <Fields {...steps} />
    </CheckoutElementsProvider>
  );
}

type Steps = Omit<CardFormProps, 'clientSecret' | 'publishableKey'>;

function Fields({ onMissing, ...steps }: Steps) {
  const state = useCheckoutElements();
  const sayMissing = useEffectEvent(onMissing);
  const isMissing = state.type === 'error';
  useEffect(() => {
    if (isMissing) sayMissing();
  }, [isMissing]);
  return state.type === 'success' ? (
    <Payment checkout={state.checkout} onMissing={onMissing} {...steps} />
  ) : null;
}

interface PaymentProps extends Steps {
  checkout: StripeCheckoutElementsValue;
}

function Payment({ checkout, onReady, onMissing, onPaying, onPaid, onRefused }: PaymentProps) {
  const words = useWords('plans').card;
  const [isReady, setIsReady] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const pay = async () => {
    setIsPaying(true);
    onPaying(true);
    const refusal = await confirmed(checkout);
    setIsPaying(false);
    onPaying(false);
    if (refusal === null) onPaid();
    else onRefused(refusal);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPaying) void pay();
  };
  const ready = () => {
    setIsReady(true);
    onReady();
  };
  return (
    <form onSubmit={submit} aria-label={words.form} className="flex flex-col gap-6">
      <PaymentElement onReady={ready} onLoadError={onMissing} />
      {isReady && (
        <Button type="submit" variant="main" size="large" pending={isPaying}>
          {isPaying ? words.subscribing : words.subscribe}
        </Button>
      )}
    </form>
  );
}

/** null when paid, else the error message. After a bank's authentication page the member returns by the return URL. */
async function confirmed(checkout: StripeCheckoutElementsValue): Promise<string | null> {
  try {
    const result = await checkout.confirm({ redirect: 'if_required' });
    return result.type === 'success' ? null : result.error.message;
  } catch {
    return wordsNow('plans').card.noAnswer;
  }
}

// The result of a payment, shown and focused on return from the payment page until it is closed.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMember } from '../members/queries.ts';
import { myOrdersId } from './my-orders.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export type Outcome = 'success' | 'canceled';

interface ReturnBannerProps {
  outcome: Outcome;
  /** Order number; null while the payment is unconfirmed, undefined while loading. */
  orderId: string | null | undefined;
  onClose: () => void;
}

export function ReturnBanner({ outcome, orderId, onClose }: ReturnBannerProps) {
  const words = useWords('shop');
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus({ preventScroll: true }), []);
  const isSuccess = outcome === 'success';
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role="status"
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 rounded-md border bg-card py-3 pe-2 ps-4 sm:gap-x-4 sm:ps-5',
        isSuccess ? 'border-moss' : 'border-edge',
      )}
    >
      <span
        aria-hidden
        className={clsx(
          'mt-3.5 size-4 shrink-0 rounded-full',
          isSuccess ? 'animate-bloom bg-moss' : 'border-3 border-dotted border-soft',
        )}
      />
      <p className="self-center">{words.outcomes[outcome]}</p>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-line/50 hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
      {isSuccess && orderId !== undefined && <OrderNumber id={orderId} />}
    </div>
  );
}

function OrderNumber({ id }: { id: string | null }) {
  const words = useWords('shop');
  const isMember = useMember() !== null;
  if (id === null) {
    return <p className="col-span-2 col-start-2 mt-1 text-soft">{words.numberByEmail}</p>;
  }
  return (
    <p className="col-span-2 col-start-2 mt-1">
      <Sentence
        parts={words.orderNumber<ReactNode>(<strong className="font-mono whitespace-nowrap">{id}</strong>)}
      />
      {isMember && (
        <>
          {' '}
          <a href={`#${myOrdersId}`} className="link flex min-h-11 w-fit items-center">
            {words.myOrders}
          </a>
        </>
      )}
    </p>
  );
}

// How the payment went, until it is closed: read first by whoever comes back from the payment page.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shopWords } from '../../schema/catalogue.ts';

export type Outcome = 'success' | 'canceled';

interface ReturnBannerProps {
  outcome: Outcome;
  onClose: () => void;
}

export function ReturnBanner({ outcome, onClose }: ReturnBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus({ preventScroll: true }), []);
  const isSuccess = outcome === 'success';
  return (
    <div
      ref={banner}
      tabIndex={-1}
      role="status"
      className={clsx(
        'flex items-start gap-4 rounded-md border bg-card py-3 pr-2 pl-5',
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
      <p className="grow self-center">{shopWords[outcome]}</p>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-line/50 hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

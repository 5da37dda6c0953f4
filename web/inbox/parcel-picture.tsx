// The picture of an order's notification, which has no rock.
import { clsx } from 'clsx';
import { Package } from 'lucide-react';

export function ParcelPicture({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-md border border-line bg-card text-soft',
        className,
      )}
    >
      <Package className="size-1/2" strokeWidth={1.5} />
    </span>
  );
}

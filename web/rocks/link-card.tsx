// A large card that links to another page, with a picture first.
import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

interface WayProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title'> {
  title: string;
  picture: ReactNode;
  /** Spans two rows on a wide screen, with its picture above its text. */
  tall?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

function Way({ title, picture, tall = false, children, className, ...anchor }: WayProps) {
  return (
    <a
      {...anchor}
      className={clsx(
        'group flex flex-col justify-between gap-6 rounded-md border border-line bg-card p-6 transition-colors hover:border-edge sm:p-8',
        tall ? 'lg:row-span-2' : 'sm:flex-row-reverse sm:items-center',
        className,
      )}
    >
      <div
        aria-hidden
        className={clsx('flex items-center justify-center', tall ? 'flex-1' : 'sm:-my-4 sm:-mr-4 sm:flex-1')}
      >
        {picture}
      </div>
      <div className={clsx('flex flex-col gap-1.5', !tall && 'sm:w-42 sm:shrink-0')}>
        <h2 className={tall ? 'text-2xl' : 'text-xl'}>{title}</h2>
        <p className="text-soft">{children}</p>
        <span
          aria-hidden
          className="mt-3 dot-line w-16 text-moss transition-[width] group-hover:w-28 group-focus-visible:w-28"
        />
      </div>
    </a>
  );
}

export const LinkCard = createLink(Way);

// A card that links to another page, with a picture.
import { createLink } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

interface WayProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title'> {
  title: string;
  picture: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** The picture is beside the text on a phone, and above it on a desktop. */
function Way({ title, picture, children, className, ...anchor }: WayProps) {
  return (
    <a
      {...anchor}
      className={clsx(
        'group flex items-center gap-5 rounded-md border border-line bg-card p-4 transition-colors hover:border-edge md:flex-col md:items-stretch md:p-6',
        className,
      )}
    >
      <div aria-hidden className="grid w-24 shrink-0 place-items-center md:mx-auto md:h-36 md:w-56">
        {picture}
      </div>
      <div className="flex flex-col gap-1">
        <h2 className="text-lg sm:text-xl">{title}</h2>
        <p className="text-sm text-soft sm:text-base">{children}</p>
      </div>
    </a>
  );
}

export const LinkCard = createLink(Way);

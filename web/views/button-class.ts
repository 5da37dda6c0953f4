// CSS classes for buttons and for links that look like buttons.
import { clsx } from 'clsx';

const variants = {
  main: 'bg-moss text-on-moss hover:bg-moss-deep',
  quiet: 'border border-edge bg-card text-ink hover:border-ink',
  ink: 'bg-ink text-paper hover:bg-soft',
  sun: 'bg-sun text-on-sun hover:bg-sun-deep',
  danger: 'bg-coral text-on-coral hover:bg-ink hover:text-paper',
  link: 'link min-h-11 font-semibold',
  bare: 'text-ink hover:bg-line/50',
} as const;

const sizes = {
  usual: 'min-h-11 rounded-md px-5 py-2 leading-tight',
  large: 'min-h-14 rounded-md px-7 py-3 text-lg leading-tight',
  /** A single icon; needs an aria-label. */
  icon: 'size-11 rounded-md',
} as const;

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Classes of a button; also for plain `<a>` elements that leave the app, such as the sign-in link. */
export function buttonClass({
  variant = 'quiet',
  size = 'usual',
  class: more,
}: ButtonStyle & { class?: string } = {}) {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 text-center font-semibold transition-colors aria-disabled:opacity-60 disabled:opacity-60 forced-colors:border print:hidden',
    variants[variant],
    sizes[size],
    variant === 'link' && size !== 'icon' && 'rounded-sm px-0!',
    more,
  );
}

// A status badge: a word with a shape, so that it does not depend on colour.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  hidden: 'text-status-hidden',
  found: 'text-status-found',
  active: 'text-status-active',
  traveling: 'text-status-traveling',
  warning: 'text-coral',
  plain: 'text-soft',
} as const;

export type BadgeTone = keyof typeof tones | 'sun';

interface StatusBadgeProps {
  tone: BadgeTone;
  children: ReactNode;
  className?: string;
}

/** Such as `<StatusBadge tone="hidden">Hidden</StatusBadge>`. `sun` marks Pro features and highlights. */
export function StatusBadge({ tone, children, className }: StatusBadgeProps) {
  const classes =
    tone === 'sun' ? 'bg-sun text-on-sun px-3' : clsx('border border-line bg-card pe-3 ps-2', tones[tone]);
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full py-0.5 text-sm font-semibold min-[18rem]:whitespace-nowrap translated:whitespace-normal',
        classes,
        className,
      )}
    >
      {tone !== 'sun' && <ToneShape tone={tone} />}
      {children}
    </span>
  );
}

/** Hidden is a full dot, found a ring, active a half dot, traveling a trail of three dots. */
export function ToneShape({ tone, className }: { tone: keyof typeof tones; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className={clsx('size-3.5 shrink-0 fill-current', className)}>
      {tone === 'found' ? (
        <circle cx="7" cy="7" r="4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      ) : tone === 'active' ? (
        <>
          <circle cx="7" cy="7" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M7 2.5a4.5 4.5 0 0 1 0 9z" />
        </>
      ) : tone === 'traveling' ? (
        <>
          <circle cx="1.8" cy="9" r="1.4" />
          <circle cx="5.6" cy="6.6" r="1.9" />
          <circle cx="10.8" cy="6" r="3" />
        </>
      ) : tone === 'plain' ? (
        <circle cx="7" cy="7" r="2.5" />
      ) : (
        <circle cx="7" cy="7" r="5" />
      )}
    </svg>
  );
}

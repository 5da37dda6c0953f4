// A notice about a payment that stays visible, unlike a toast.
import type { ReactNode } from 'react';

interface PaymentNoticeProps {
  title: string;
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

export function PaymentNotice({ title, children, action }: PaymentNoticeProps) {
  return (
    <section
      aria-label={title}
      className="flex max-w-reading flex-col items-start gap-3 rounded-md bg-sun p-5 text-on-sun"
    >
      <h2 className="text-lg">{title}</h2>
      {children}
      {action}
    </section>
  );
}

// The page after an application: the next steps.
import { useEffect, useRef } from 'react';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TableForTwo } from './offer.tsx';
import { useWords } from '../views/words.ts';

export function ApplicationSubmitted() {
  const { next, submitted } = useWords('ambassadors');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form had the focus and is gone, so the heading gets it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 py-10 sm:py-20 md:grid-cols-[minmax(0,1fr)_minmax(12rem,24rem)]">
      <div className="flex max-w-form flex-col items-start gap-5">
        <span aria-hidden className="size-6 animate-bloom rounded-full bg-moss" />
        <h1 ref={heading} tabIndex={-1}>
          {next.heading}
        </h1>
        <p className="text-lg">{submitted(ambassadorLimits.replyHours)}</p>
        <p className="text-soft">{next.text}</p>
        <ButtonLink to="/subscribe" variant="main" size="large">
          {next.plans}
        </ButtonLink>
      </div>
      <div className="max-w-72 max-md:-order-1 md:max-w-none">
        <TableForTwo />
      </div>
    </div>
  );
}

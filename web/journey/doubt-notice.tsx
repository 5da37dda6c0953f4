// A question about a place before it is saved, with two answers. It takes the focus, so that it is read.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface DoubtNoticeProps {
  /** A new object takes the focus again, as after another click on the form's button. */
  doubt: object;
  title: string;
  children: ReactNode;
  /** The first is the careful one. */
  answers: readonly (readonly [label: string, onChoose: () => void])[];
}

export function DoubtNotice({ doubt, title, children, answers }: DoubtNoticeProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [doubt]);
  return (
    <div
      ref={element}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="flex animate-appear flex-col gap-4 rounded-md border-2 border-sun-deep bg-[color-mix(in_srgb,var(--sun)_12%,var(--card))] p-5"
    >
      <strong id={`${id}-title`}>{title}</strong>
      <div id={`${id}-text`} className="-mt-2 flex flex-col gap-2 wrap-anywhere">
        {children}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {answers.map(([label, onChoose], index) => (
          <Button key={label} variant={index === 0 ? 'main' : 'quiet'} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

// How much of something is done, as a row of dots that fills and in words. Screen readers hear each quarter.
import type { ReactNode } from 'react';
import { useWords } from '../views/words.ts';

const dots = 24;

interface ProgressDotsProps {
  done: number;
  /** 0 while it is not known. */
  all: number;
  /** Said before the first quarter. */
  name: string;
  /** What is done, beside the dots. */
  children: ReactNode;
}

export function ProgressDots({ done, all, name, children }: ProgressDotsProps) {
  const words = useWords('ui');
  const part = all > 0 ? done / all : 0;
  const full = Math.floor(part * dots);
  const quarters = Math.floor(part * 4);
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="grid max-w-84 grid-cols-[repeat(24,minmax(0,1fr))] gap-1">
        {Array.from({ length: dots }, (_, dot) => (
          <span
            key={dot}
            data-full={dot < full}
            className="aspect-square rounded-full border border-edge bg-card transition-colors data-[full=true]:border-moss data-[full=true]:bg-moss"
          />
        ))}
      </span>
      <p aria-hidden className="text-sm text-soft tabular-nums">
        {children}
      </p>
      <p role="status" className="sr-only">
        {quarters > 0 ? words.progress(name, quarters * 25) : words.progressBegins(name)}
      </p>
    </div>
  );
}

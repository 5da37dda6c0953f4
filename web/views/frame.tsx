// The frame of every page: skip link, header, main content, footer.
import type { ReactNode } from 'react';
import { useWords } from './words.ts';

interface FrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

export function Frame({ header, footer, children }: FrameProps) {
  const words = useWords('shell');
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-md bg-ink px-5 py-3 text-paper focus:not-sr-only focus:absolute focus:top-2 focus:inset-s-2 focus:z-60"
      >
        {words.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        {header}
        <main id="main" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {footer}
      </div>
    </>
  );
}

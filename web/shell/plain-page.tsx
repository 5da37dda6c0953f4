// The layout of a page with a heading, a picture and a few sentences.
import type { ReactNode } from 'react';

interface PlainPageProps {
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

export function PlainPage({ title, picture, children }: PlainPageProps) {
  return (
    <div className="page grid items-center gap-x-16 gap-y-8 py-10 sm:py-20 md:grid-cols-[minmax(0,1fr)_minmax(12rem,22rem)]">
      <div className="flex max-w-form flex-col items-start gap-5">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="w-48 justify-self-start max-md:-order-1 max-sm:w-40 md:w-full">{picture}</div>
    </div>
  );
}

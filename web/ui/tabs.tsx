// Tabs over one panel, in one row that scrolls sideways on a phone.
import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDirection } from '../lib/direction.ts';

interface Tab {
  value: string;
  label: string;
  /** Shown beside the label in parentheses; undefined while loading. */
  count?: number | undefined;
  panel: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** At the top of every panel. */
  lead?: ReactNode;
  /** The tabs are few and short: on a phone they fill the width. */
  inOneRow?: boolean;
}

export function Tabs({ label, tabs, value, onValueChange, lead, inOneRow = false }: TabsProps) {
  const direction = useDirection();
  const list = useRef<HTMLDivElement>(null);
  // Counts come later, and move the tabs.
  const labels = tabs.map(({ label: words, count }) => `${words}${count}`).join();
  useEffect(() => {
    // The router restores where the row was scrolled before, after this effect.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const active = row?.querySelector<HTMLElement>('[data-state=active]');
      // Not by scrollIntoView, which would also scroll the page.
      if (row && active) row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [value, labels]);
  return (
    <Radix.Root dir={direction} value={value} onValueChange={onValueChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className={clsx(
          inOneRow
            ? 'flex flex-wrap gap-1.5 max-sm:text-sm'
            : 'relative flex gap-2 overflow-x-auto [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 max-sm:py-1',
          'sm:gap-1 sm:overflow-x-auto sm:border-b sm:border-line',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'group relative flex min-h-12 items-center rounded-md border border-line text-start text-soft hover:text-ink focus-visible:-outline-offset-2',
              inOneRow
                ? 'grow pe-4 ps-5 sm:grow-0'
                : 'shrink-0 pe-4 ps-6 whitespace-nowrap max-sm:rounded-full',
              'sm:-mb-px sm:shrink-0 sm:rounded-b-none sm:border-transparent sm:px-6 sm:whitespace-nowrap',
              'data-[state=active]:border-edge sm:data-[state=active]:border-line sm:data-[state=active]:border-b-card data-[state=active]:bg-card data-[state=active]:font-semibold data-[state=active]:text-ink',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'absolute top-1/2 size-2 -translate-y-1/2 scale-0 rounded-full bg-moss transition-transform group-data-[state=active]:scale-100',
                inOneRow ? 'inset-s-1.5 sm:inset-s-2.5' : 'inset-s-2.5',
              )}
            />
            <span>
              {tab.label} {tab.count !== undefined && <span className="tabular-nums">({tab.count})</span>}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5 sm:pt-8">
          {lead && <div className="mb-6 sm:mb-8">{lead}</div>}
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

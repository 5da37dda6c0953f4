// Paper tabs over one panel; on a phone the row of tabs scrolls sideways.
import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  label: string;
  /** Shown beside the label in parentheses; undefined while it is not known. */
  count?: number | undefined;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'group -mb-px flex min-h-12 shrink-0 items-center gap-2 rounded-t-md border border-transparent px-4 whitespace-nowrap text-soft hover:text-ink focus-visible:-outline-offset-2',
              'data-[state=active]:border-line data-[state=active]:border-b-card data-[state=active]:bg-card data-[state=active]:font-semibold data-[state=active]:text-ink',
            )}
          >
            <span
              aria-hidden
              className="size-2 scale-0 rounded-full bg-coral transition-transform group-data-[state=active]:scale-100"
            />
            {tab.label}
            {tab.count !== undefined && <span className="tabular-nums">({tab.count})</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-8">
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

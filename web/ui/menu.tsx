// A menu that drops from a button.
import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it; one element that takes a ref, such as `<Button>`. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** The menu is gone and the focus back on the trigger: the moment to open a dialog, which returns the focus there. */
  onClosed?: () => void;
  /** MenuItem, MenuSeparator, MenuLabel. */
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', onClosed, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* In place, not in a portal: what it offers belongs to the landmark that the trigger is in. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={() => onClosed && queueMicrotask(onClosed)}
        className="z-50 min-w-56 rounded-md border border-line bg-card p-1.5 shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-appear"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** `onSelect` for an action; `asChild` around a link. */
export function MenuItem({ className, ...item }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      {...item}
      className={clsx(
        'group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-highlighted:bg-paper data-disabled:cursor-not-allowed data-disabled:opacity-60 [&>svg]:size-5 [&>svg]:text-soft',
        className,
      )}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm text-soft">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="dot-line my-1 text-line" />;
}

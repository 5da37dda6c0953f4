// A dropdown menu.
import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import { createContext, useContext, useRef, type ComponentProps, type ReactNode } from 'react';
import { useDirection } from '../lib/direction.ts';

interface MenuProps {
  /** The button that opens it; one element that takes a ref, such as `<Button>`. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  /** MenuItem, MenuSeparator, MenuLabel. */
  children: ReactNode;
}

/** Sets the action to run after the menu has closed. */
const AfterClose = createContext<(act: () => void) => void>(() => {});

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const direction = useDirection();
  const afterClose = useRef<(() => void) | null>(null);
  const close = () => {
    if (afterClose.current) queueMicrotask(afterClose.current);
    afterClose.current = null;
  };
  return (
    <DropdownMenu.Root dir={direction} modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Not in a portal, so that the items are in the same landmark as the trigger. */}
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={close}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(24rem,calc(100vw-1.5rem))] min-w-56 overflow-y-auto wrap-anywhere rounded-md border border-line bg-card p-1.5 shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-appear"
      >
        <AfterClose value={(act) => (afterClose.current = act)}>{children}</AfterClose>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  /** Opens a dialog after the focus is back on the trigger, to which the dialog later returns it. */
  onOpen?: () => void;
}

/** `onSelect` for an action, `onOpen` for a dialog; `asChild` around a link. */
export function MenuItem({ className, onOpen, ...item }: MenuItemProps) {
  const runAfterClose = useContext(AfterClose);
  const later = onOpen && { onSelect: () => runAfterClose(onOpen) };
  return (
    <DropdownMenu.Item
      {...item}
      {...later}
      className={clsx(
        'group flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-highlighted:bg-paper data-disabled:cursor-not-allowed data-disabled:opacity-60 [&>svg]:size-5 [&>svg]:text-soft',
        className,
      )}
    />
  );
}

interface MenuChoiceProps<V extends string> {
  /** The accessible name of the group, which is also above it. */
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
}

/** One of a few; the menu stays open, so that the choice is seen. */
export function MenuChoice<V extends string>({ label, value, choices, onChoose }: MenuChoiceProps<V>) {
  return (
    <DropdownMenu.RadioGroup value={value} aria-label={label}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            event.preventDefault();
            if (choice.value !== value) onChoose(choice.value);
          }}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-highlighted:bg-paper data-[state=checked]:font-semibold"
        >
          <span aria-hidden className="grid size-5 place-items-center rounded-full border-2 border-edge">
            <DropdownMenu.ItemIndicator className="size-2.5 rounded-full bg-moss" />
          </span>
          {choice.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm text-soft">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="dot-line my-1 text-line" />;
}

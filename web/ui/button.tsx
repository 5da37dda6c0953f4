// Buttons, and links that look like buttons.
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  type AnchorHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type Ref,
} from 'react';

const looks = {
  main: 'bg-moss text-on-moss hover:bg-moss-deep',
  quiet: 'border border-edge bg-card text-ink hover:border-ink',
  ink: 'bg-ink text-paper hover:bg-soft',
  sun: 'bg-sun text-on-sun hover:bg-sun-deep',
  danger: 'bg-coral text-on-coral hover:bg-ink hover:text-paper',
  link: 'link min-h-11 font-semibold',
  bare: 'text-ink hover:bg-line/50',
} as const;

const sizes = {
  usual: 'min-h-11 rounded-md px-5 py-2 leading-tight',
  large: 'min-h-14 rounded-md px-7 py-3 text-lg leading-tight',
  /** A single icon: give it an aria-label. */
  icon: 'size-11 rounded-md',
} as const;

interface Look {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
}

/** Classes of a button; for plain `<a>` elements that leave the app, such as the one to sign in. */
export function buttonLook({ look = 'quiet', size = 'usual', class: more }: Look & { class?: string } = {}) {
  return clsx(
    'relative inline-flex items-center justify-center gap-2 text-center font-semibold transition-colors aria-disabled:opacity-60 disabled:opacity-60',
    looks[look],
    sizes[size],
    look === 'link' && size !== 'icon' && 'rounded-sm px-0!',
    more,
  );
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The button has been pressed and its answer is not here yet. Says so, stays focused, and cannot be pressed again. */
  pending?: boolean;
}

/** Milliseconds in which two presses of a button that waits for an answer are one, until React has drawn what came of it. */
const doublePress = 300;

export function Button({
  look,
  size,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const pressedAt = useRef(-Infinity);
  useEffect(() => {
    pressedAt.current = -Infinity;
  });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isDouble = pending !== undefined && event.timeStamp - pressedAt.current < doublePress;
    // preventDefault also stops the form that the button would send.
    if (pending || isDouble) event.preventDefault();
    else {
      pressedAt.current = event.timeStamp;
      onClick?.(event);
    }
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonLook({ look, size }), className)}
      aria-disabled={pending === true || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {children}
      {pending && <PendingDots />}
    </button>
  );
}

/** Three dots of paint, one after the other. */
function PendingDots() {
  return (
    <span aria-hidden className="flex gap-1">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-1.5 animate-dot-fill rounded-full bg-current"
          style={{ animationDelay: `${dot * 180}ms`, animationDuration: '1s' }}
        />
      ))}
    </span>
  );
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ look, size, className, ...rest }: AnchorProps) {
  return <a {...rest} className={clsx(buttonLook({ look, size }), className)} />;
}

const RoutedAnchor = createLink(Anchor);

/** A link within the app that looks like a button: `<ButtonLink to="/my-rocks" look="main">`. */
export const ButtonLink: LinkComponent<typeof Anchor> = (props) => (
  <RoutedAnchor preload="intent" {...props} />
);

// Buttons, and links that look like buttons.
import { Link, type LinkComponent, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  type AnchorHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type Ref,
} from 'react';
import { buttonClass, type ButtonStyle } from '../views/button-class.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** A request is running: the button shows it, keeps the focus and ignores clicks. Omit it for other buttons. */
  pending?: boolean;
}

/** Milliseconds during which a second click is ignored if the button has `pending` and React has not rendered since. */
const doubleClick = 300;

export function Button({
  variant,
  size,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const clickedAt = useRef(-Infinity);
  useEffect(() => {
    clickedAt.current = -Infinity;
  });
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isDouble = pending !== undefined && event.timeStamp - clickedAt.current < doubleClick;
    // preventDefault also stops a submit button from sending its form.
    if (pending || isDouble) event.preventDefault();
    else {
      clickedAt.current = event.timeStamp;
      onClick?.(event);
    }
  };
  return (
    <button
      {...rest}
      type={type}
      className={clsx(buttonClass({ variant, size }), className)}
      aria-disabled={pending === true || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={click}
    >
      {children}
      {pending && <PendingDots />}
    </button>
  );
}

/** Three dots that fill one after the other. */
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

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonStyle {
  ref?: Ref<HTMLAnchorElement>;
}

function LinkLikeAButton({ variant, size, className, ...link }: AnchorProps & LinkProps) {
  return <Link {...link} className={buttonClass({ variant, size, class: className })} />;
}

/** A link within the app that looks like a button: `<ButtonLink to="/my-rocks" variant="main">`. */
export const ButtonLink = LinkLikeAButton as LinkComponent<typeof LinkLikeAButton>;

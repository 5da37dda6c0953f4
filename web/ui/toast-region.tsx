// The toast region, loaded after the first paint. On a phone it is at the top, since dialogs have their buttons at the
// bottom. It is below the header's buttons, so that a failed click can be repeated.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useState, useSyncExternalStore } from 'react';
import { useCountdown } from '../lib/countdown.ts';
import { useDirection } from '../lib/direction.ts';
import { Button } from './button.tsx';
import { dismissToast, toastStore, toastTimes, type ToastState } from './toast.ts';
import { useWords } from '../views/words.ts';

const swipeThreshold = 50;
const hotkey = 'F8';

export default function ToastRegion() {
  const words = useWords('ui');
  const direction = useDirection();
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  // By id: after a toast is closed by its X the focus stays in the region, which must not pause the next toast.
  const [focused, setFocused] = useState<number | null>(null);
  return (
    <Radix.Provider
      label={words.toast}
      swipeDirection={direction === 'ltr' ? 'right' : 'left'}
      swipeThreshold={swipeThreshold}
      duration={Infinity}
    >
      {shown && <ToastCard key={shown.id} toast={shown} focused={focused === shown.id} />}
      <Radix.Viewport
        hotkey={[hotkey]}
        label={words.toasts(hotkey)}
        onFocus={() => setFocused(shown?.id ?? null)}
        onBlur={() => setFocused(null)}
        className="group fixed inset-e-0 z-60 print:hidden w-full max-w-[420px] p-3 max-sm:top-15 sm:bottom-0 sm:p-6"
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  toast: ToastState;
  /** The region got the focus while it showed this toast. */
  focused: boolean;
}

/** Has its own timer: once a toast was closed by its X, Radix keeps its timers paused for all later toasts. */
function ToastCard({
  toast: { id, open, title, description, tone = 'plain', action },
  focused,
}: ToastCardProps) {
  const words = useWords('ui');
  const [hovered, setHovered] = useState(false);
  const paused = hovered || focused;
  const close = () => dismissToast(id);
  useCountdown(toastTimes.shown, paused || !open || action !== undefined, close);

  return (
    <Radix.Root
      open={open}
      onOpenChange={(stays) => !stays && close()}
      type={tone === 'bad' ? 'foreground' : 'background'}
      duration={Infinity}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      className={clsx(
        'relative flex gap-3 rounded-md border border-line bg-card py-4 pe-14 ps-4 shadow-float group-focus-visible:outline-3 group-focus-visible:outline-ink',
        'data-[state=closed]:animate-leave data-[state=open]:animate-rise',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none data-[swipe=cancel]:translate-x-0',
      )}
    >
      <ToneDot tone={tone} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-soft">{description}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button className="mt-2" onClick={action.run}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
        {!action && <TimeLeft paused={paused} />}
      </div>
      <Radix.Close
        aria-label={words.close}
        className="absolute top-1.5 inset-e-1.5 grid size-11 place-items-center rounded-md text-soft hover:bg-line/50 hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Good is a full dot, bad a dot with a bar, plain a ring. */
function ToneDot({ tone }: { tone: NonNullable<ToastState['tone']> }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className="mt-1 size-5 shrink-0 animate-bloom"
      fill="none"
      strokeWidth="3"
    >
      {tone === 'good' && <circle cx="10" cy="10" r="8" className="fill-moss" />}
      {tone === 'plain' && <circle cx="10" cy="10" r="6.5" className="stroke-moss" />}
      {tone === 'bad' && (
        <>
          <circle cx="10" cy="10" r="8" className="fill-coral" />
          <path d="M7 10h6" className="stroke-on-coral" strokeLinecap="round" strokeWidth="2.5" />
        </>
      )}
    </svg>
  );
}

/** Five dots that go out one by one, one per second. */
function TimeLeft({ paused }: { paused: boolean }) {
  return (
    <div aria-hidden className="mt-2 flex gap-1.5">
      {[4, 3, 2, 1, 0].map((second) => (
        <span
          key={second}
          className="size-1.5 animate-go-out rounded-full bg-edge"
          style={{ animationDelay: `${second}s`, animationPlayState: paused ? 'paused' : 'running' }}
        />
      ))}
    </div>
  );
}

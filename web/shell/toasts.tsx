// Toasts; the toast region is loaded after the first paint.
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useCountdown } from '../lib/countdown.ts';
import { lazy } from '../lib/lazy.ts';
import { afterPaint } from '../lib/painted.ts';
import { dismissToast, toastStore, toastTimes, type ToastState } from '../ui/toast.ts';

const region = lazy(afterPaint(() => import('../ui/toast-region.tsx')));

export function Toasts() {
  // Not React's `lazy`: React may delay revealing suspended content, and a toast must appear at once.
  const Region = useSyncExternalStore(region.subscribe, region.read);
  const said = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  // Loads the region once after the page, and retries with every toast if the network had failed.
  useEffect(() => void region.fetch().catch(() => undefined), [said]);
  if (Region) return createElement(Region);
  return said?.open && <PlainToast key={said.id} toast={said} />;
}

/** Shown until the region has loaded. The toast may be about the same network failure that delays it. */
function PlainToast({ toast: { id, title, description } }: { toast: ToastState }) {
  useCountdown(toastTimes.shown, false, () => dismissToast(id));
  return (
    <p
      role="alert"
      className="fixed top-18 inset-e-3 z-60 max-w-[min(420px,calc(100%-1.5rem))] rounded-md border border-line bg-card p-4 shadow-float"
    >
      <strong className="block">{title}</strong> {description}
    </p>
  );
}

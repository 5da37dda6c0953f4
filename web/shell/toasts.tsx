// The corner for toasts, fetched after the first paint.
import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useCountdown } from '../lib/countdown.ts';
import { lazy } from '../lib/lazy.ts';
import { painted } from '../lib/painted.ts';
import { dismissToast, toastStore, toastTimes, type ToastState } from '../ui/toast.ts';

const region = lazy(async () => {
  await painted();
  return import('../ui/toast-region.tsx');
});

export function Toasts() {
  // Not `lazy`: React holds back what Suspense waits for, and a toast must not come late.
  const Region = useSyncExternalStore(region.subscribe, region.read);
  const said = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  // Once when the page is there; and where the network had failed by then, with every toast anew.
  useEffect(() => void region.fetch().catch(() => undefined), [said]);
  if (Region) return createElement(Region);
  return said?.open && <PlainToast key={said.id} toast={said} />;
}

/** While the corner is not there: the toast may be about the very network that keeps it away. */
function PlainToast({ toast: { id, title, description } }: { toast: ToastState }) {
  useCountdown(toastTimes.shown, false, () => dismissToast(id));
  return (
    <p
      role="alert"
      className="fixed top-18 right-3 z-60 max-w-[min(420px,calc(100%-1.5rem))] rounded-md border border-line bg-card p-4 shadow-float"
    >
      <strong className="block">{title}</strong> {description}
    </p>
  );
}

// The way to the sign-in page and back.
import { offlineWords, toast } from '../ui/toast.ts';

/** Address of the sign-in page, which leads back to this page, or to the one that is named. */
export function signInUrl(returnTo: string = location.pathname + location.search): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Leaves for the sign-in page. */
export function goToSignIn(returnTo?: string): void {
  leaveFor(signInUrl(returnTo));
}

/** Stays without a network: the browser's own page about that would take everything off the screen. */
export function leaveFor(url: string, beforeLeaving?: () => void): void {
  if (!navigator.onLine) {
    toast(offlineWords);
    return;
  }
  beforeLeaving?.();
  location.assign(url);
}

/** The same for links that lead to the server's own pages, wherever they are. */
export function watchLinksOut(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="/api/"]');
      if (!link || navigator.onLine) return;
      event.preventDefault();
      toast(offlineWords);
    },
    { capture: true },
  );
}

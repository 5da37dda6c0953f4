// Navigation to the sign-in page and other pages of the server.
import { offlineWords, toast } from '../ui/toast.ts';

/** URL of the sign-in page. @param returnTo the path to return to; the current page by default */
export function signInUrl(returnTo: string = location.pathname + location.search): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Navigates to the sign-in page. */
export function goToSignIn(returnTo?: string): void {
  navigateToServer(signInUrl(returnTo));
}

/** Navigates to a server page. Offline it stays, because the browser's error page would replace the app. */
export function navigateToServer(url: string, beforeLeaving?: () => void): void {
  if (!navigator.onLine) {
    toast(offlineWords);
    return;
  }
  beforeLeaving?.();
  location.assign(url);
}

/** Does the same for all links to server pages. */
export function guardServerLinks(): void {
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

// The way to the sign-in page and back.

/** Address of the sign-in page, which leads back to this page, or to the one that is named. */
export function signInUrl(returnTo: string = location.pathname + location.search): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Leaves for the sign-in page. */
export function goToSignIn(returnTo?: string): void {
  location.assign(signInUrl(returnTo));
}

/** Leaves, ending the session. */
export function logOut(): void {
  location.assign('/api/logout');
}

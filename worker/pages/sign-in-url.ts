// The address of the sign-in.

/** @param returnTo address of the page that it leads back to */
export const signInUrl = (returnTo: string) => `/api/login?${new URLSearchParams({ returnTo }).toString()}`;

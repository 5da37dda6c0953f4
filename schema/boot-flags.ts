// Boot flags: attributes of the app's root in the first HTML. In a separate small file, since every page reads them.

/** The browser has no session, so the app need not request the member. */
export const visitorFlag = 'data-visitor';

/** Payments are not set up, so the app need not request their state. */
export const closedFlag = 'data-closed';

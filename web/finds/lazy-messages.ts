// The lazy chunk of the Found Rock page, loaded by `beside` in queries.ts.
export { findRefusalLine, isThatYou, whyNoRock } from './find-messages.ts';
export { keepPendingFind } from './keep-pending-find.ts';
export { Suspended, whyNoAction } from './no-action.tsx';

/** Here, because the names of their many files would make the page's own larger. */
export const loadPayoff = () => import('./payoff.tsx');
export const loadScanner = () => import('./scan/scanner.tsx');

// The lazy chunk of the Found Rock page, loaded by `beside` in queries.ts.
export { elsewhere, isThatYou } from '../../schema/at-rest.ts';
export { findRefusalLine, whyNoRock } from './find-messages.ts';
export { keepPendingFind } from './keep-pending-find.ts';

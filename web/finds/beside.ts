// What comes beside the Found Rock page, in one piece: `beside` of queries.ts.
export { elsewhere, isThatYou } from '../../schema/at-rest.ts';
export { findRefusalLine, whyNoRock } from './find-messages.ts';
export { keepPendingFind } from './keep-pending-find.ts';

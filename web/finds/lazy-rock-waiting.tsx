// The rock of a visitor who joins, loaded only for them. Without it the free plan leads to the same sign-in.
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';

export const RockWaiting = lazyPart(() => import('./rock-waiting.tsx'), NoFallback);

/** Its height, so that nothing moves when it comes. */
export const rockWaitingHeight = 'min-h-150 sm:min-h-80';

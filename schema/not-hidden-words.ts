// Texts of the Found Rock page for a rock that is not hidden, in a file that a scan of a hidden rock need not load.
import type { RockStatus } from './rocks.ts';

/** Replaces the button, for a member who cannot hide it. */
export const elsewhere = {
  active:
    'This rock is still with its owner, who can hide it. Once it is hidden, whoever finds it can mark it as found.',
  found:
    'This rock is with the member who found it last, who can hide it again. Once it is hidden, you can mark it as found.',
} as const satisfies Record<Exclude<RockStatus, 'hidden'>, string>;

/** Above the button, for a visitor, who may be the one who can hide it. */
export const isThatYou = {
  active: 'This rock is still with its owner. Is that you? Sign in to hide it.',
  found: 'This rock is with the member who found it last. Is that you? Sign in to hide it.',
} as const satisfies Record<Exclude<RockStatus, 'hidden'>, string>;

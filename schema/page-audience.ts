// Who may open the page of a rock: the choices of its painter, and their words. Apart from the page itself, which does
// not load them.
import type { PageAudience } from './rocks.ts';

export const pageAudiences = ['public', 'members', 'hidden'] as const satisfies readonly PageAudience[];

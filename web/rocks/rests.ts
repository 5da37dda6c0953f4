// Which of the rocks that a member holds need not be hidden again.
import type { FoundRock } from '../../schema/finds.ts';

/** Its finder keeps it, or it is back home. */
export const rests = ({ keeping, originalRock }: Pick<FoundRock, 'keeping' | 'originalRock'>): boolean =>
  keeping === 'granted' || originalRock.rest === 'home';

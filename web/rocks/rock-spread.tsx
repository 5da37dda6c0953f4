// The layout of an open card: a rock's large picture, and beside it details and actions.
import type { ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { RockPicture } from '../painting/rock-picture.tsx';

interface RockSpreadProps {
  rock: Pick<Rock, 'id' | 'name' | 'imageUrl'>;
  /** Such as its status; first of all. */
  badge: ReactNode;
  /** The rock's name, if it is not above. */
  heading?: ReactNode;
  description: string;
  children: ReactNode;
}

export function RockSpread({ rock, badge, heading, description, children }: RockSpreadProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14">
      <RockPicture
        rock={rock}
        named={false}
        sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 13rem, 12rem"
        className="w-full max-w-48 justify-self-center sm:max-w-none sm:self-start"
      />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col items-start gap-2.5">
          {badge}
          {heading}
          {description && (
            <p dir="auto" className="line-clamp-2 max-w-reading text-soft wrap-anywhere">
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  );
}

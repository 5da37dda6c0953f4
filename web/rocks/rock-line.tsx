// A rock in one row of a list: its picture, its name, and two lines of facts.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { RockPicture } from '../painting/rock-picture.tsx';

interface RockLineProps {
  rock: Pick<Rock, 'name' | 'imageUrl'>;
  /** The name, or a button with it. */
  title: ReactNode;
  /** Lines of facts; none where the whole rock is shown below. */
  children: ReactNode;
  /** At the end of the row. */
  action?: ReactNode;
}

export function RockLine({ rock, title, children, action }: RockLineProps) {
  return (
    <div
      className={clsx(
        'flex items-center gap-4 px-3 py-3 sm:gap-6 sm:px-5',
        children ? 'min-h-24' : 'min-h-16',
      )}
    >
      {children && (
        <RockPicture
          rock={rock}
          named={false}
          isPart
          sizes="4.5rem"
          className="size-16 shrink-0 sm:size-18"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm leading-snug text-soft">
        {title}
        {children}
      </div>
      {action}
    </div>
  );
}

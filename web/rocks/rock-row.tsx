// The layout of a rock's card: a large picture, and details and actions beside it.
import type { ReactNode } from 'react';
import type { Rock } from '../../schema/rocks.ts';
import { RockPicture } from '../painting/rock-picture.tsx';

interface RockRowProps {
  rock: Pick<Rock, 'id' | 'name' | 'imageUrl'>;
  /** Above the name. */
  badge: ReactNode;
  description?: string;
  children: ReactNode;
}

export function RockRow({ rock, badge, description, children }: RockRowProps) {
  return (
    <article
      aria-label={rock.name}
      className="grid gap-x-10 gap-y-6 rounded-md border border-line bg-card p-5 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)] sm:p-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14"
    >
      <RockPicture
        rock={rock}
        named={false}
        sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 13rem, 16rem"
        className="w-full max-w-64 justify-self-center sm:max-w-none sm:self-start"
      />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col items-start gap-2.5">
          {badge}
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{rock.name}</bdi>
          </h2>
          {description && (
            <p dir="auto" className="line-clamp-2 max-w-reading text-soft wrap-anywhere">
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

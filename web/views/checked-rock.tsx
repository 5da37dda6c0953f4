// A rock looked up by its ID: its name, status, number of finds and description.
import type { ReactNode } from 'react';
import { mostFoundDots, type KnownRock } from '../../schema/found-rock.ts';
import { RockBadge } from './rock-badge.tsx';
import { useWords } from './words.ts';

interface CheckedRockProps {
  rock: KnownRock;
  /** The actions on the rock, and their outcome. */
  children: ReactNode;
}

export function CheckedRock({ rock, children }: CheckedRockProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="figure text-3xl wrap-anywhere">
            <bdi>{rock.name}</bdi>
          </p>
          <RockBadge status={rock.status} />
        </div>
        <TimesFound count={rock.timesFound} />
      </div>
      {children}
      {rock.description && (
        <p dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere text-soft">
          {rock.description}
        </p>
      )}
    </>
  );
}

/** 'Found N times' with one dot for each find. */
function TimesFound({ count }: { count: number }) {
  const words = useWords('foundRock');
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
      <span aria-hidden className="flex gap-1">
        {Array.from({ length: Math.min(count, mostFoundDots) }, (_, dot) => (
          <span key={dot} className="size-2.5 rounded-full bg-entry-found" />
        ))}
      </span>
      {words.timesFound(count)}
    </p>
  );
}

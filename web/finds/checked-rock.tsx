// A rock that somebody holds, as far as its ID tells: its name, its state, its story so far.
import type { ReactNode } from 'react';
import type { KnownRock } from '../../schema/found-rock.ts';
import { RockBadge } from '../rocks/rock-badge.tsx';
import { TimesFound } from './times-found.tsx';

interface CheckedRockProps {
  rock: KnownRock;
  /** On a phone they stay at the bottom of the screen, under the thumb. */
  actions: ReactNode;
}

export function CheckedRock({ rock, actions }: CheckedRockProps) {
  return (
    <>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 text-lg font-semibold wrap-anywhere">
            <bdi>{rock.name}</bdi>
          </p>
          <RockBadge status={rock.status} />
        </div>
        <TimesFound count={rock.timesFound} />
      </div>
      <div className="sticky bottom-0 bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent sm:static sm:max-w-form sm:pb-0 sm:before:hidden">
        {actions}
      </div>
      {rock.description && (
        <p className="max-w-reading whitespace-pre-line wrap-anywhere text-soft">{rock.description}</p>
      )}
    </>
  );
}

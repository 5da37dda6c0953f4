// The rock that was hidden just now: My Rocks opens on it. It is part of the history entry, so that a reload keeps it.
import type { HistoryState } from '@tanstack/react-router';
import { metresBetween, type Coordinates, type JourneyEntry } from '../../schema/journey.ts';
import type { Rock } from '../../schema/rocks.ts';

export interface JustHidden {
  action: 'hide' | 'rehide';
  /** As it was before. */
  rock: HidableRock;
  entry: JourneyEntry;
}

export interface HidableRock extends Pick<Rock, 'id' | 'name' | 'imageUrl' | 'timesFound'> {
  /** Its hiding place so far; null before the first. */
  lastPlace: Coordinates | null;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    justHidden?: JustHidden;
  }
}

/** Where My Rocks shows it. */
export function shownInMyRocks(justHidden: JustHidden) {
  const tab = justHidden.action === 'rehide' ? 'archive' : 'rocks';
  return { to: '/my-rocks', search: { tab }, state: { justHidden } satisfies HistoryState } as const;
}

/** Kilometres from the hiding place before; null for the first one. */
export function addedKm({ rock, entry }: JustHidden): number | null {
  return rock.lastPlace && metresBetween(rock.lastPlace, entry) / 1000;
}

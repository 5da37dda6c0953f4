// Loads the newest rocks of a part of the world, up to a limit.
import { journeyLimits, type MapLocation } from '../../schema/journey.ts';
import type { Page } from '../api.ts';
import { firstPage, type Start } from '../lib/pages.ts';

/** In crowded surroundings a page may contain few rocks of this part, or none, with more on later pages. */
const mostAnswers = 5;

export interface NewestRocks {
  rocks: MapLocation[];
  /** Whether there are more. */
  isCut: boolean;
}

/** @param load loads one page */
export async function newestOf(load: (start: Start) => Promise<Page<MapLocation[]>>): Promise<NewestRocks> {
  const rocks: MapLocation[] = [];
  let start: Start | null = firstPage;
  for (let answers = 0; start && answers < mostAnswers && rocks.length < journeyLimits.mapPage; answers++) {
    // Sequential: each page starts at the cursor of the one before.
    const { items, nextCursor }: Page<MapLocation[]> = await load(start);
    rocks.push(...items);
    start = nextCursor === null ? null : { cursor: nextCursor };
  }
  return { rocks, isCut: start !== null };
}

// The newest rocks of a part of the world, as many as are looked through at once.
import { journeyLimits, type MapLocation } from '../../schema/journey.ts';
import type { Page } from '../api.ts';
import { firstPage, type Start } from '../lib/pages.ts';

/** Where very many rocks lie around, an answer may bring few of this part, or none, and more come after it. */
const mostAnswers = 5;

export interface NewestRocks {
  rocks: MapLocation[];
  /** There are more. */
  isCut: boolean;
}

/** @param ask for one answer after the other */
export async function newestOf(ask: (start: Start) => Promise<Page<MapLocation[]>>): Promise<NewestRocks> {
  const rocks: MapLocation[] = [];
  let start: Start | null = firstPage;
  for (let answers = 0; start && answers < mostAnswers && rocks.length < journeyLimits.mapPage; answers++) {
    // Each begins where the one before has ended.
    const { items, nextCursor }: Page<MapLocation[]> = await ask(start);
    rocks.push(...items);
    start = nextCursor === null ? null : { cursor: nextCursor };
  }
  return { rocks, isCut: start !== null };
}

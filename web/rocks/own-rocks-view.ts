// Which of the member's own rocks are listed, and in which order.
import { normalizeCode } from '../../schema/codes.ts';
import { foldedName } from '../../schema/place-names.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import type { OwnRocksView } from './own-rocks-search.ts';
import { spoken } from '../lib/words.ts';

/** From this number of rocks on the list can be searched. */
export const searchedFrom = 10;

const orders: Record<NonNullable<OwnRocksView['sort']>, (a: OwnRock, b: OwnRock) => number> = {
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  miles: (a, b) => b.totalDistanceTraveled - a.totalDistanceTraveled,
  finds: (a, b) => b.timesFound - a.timesFound,
  name: (a, b) => a.name.localeCompare(b.name, spoken.language, { sensitivity: 'base', numeric: true }),
};

/** Whether the view needs all rocks, not only the first page. */
export const needsAll = ({ q, status, sort }: OwnRocksView): boolean =>
  q !== undefined || status !== undefined || sort !== undefined;

/** @param rocks newest first */
export function ownRocksIn(rocks: readonly OwnRock[], { q = '', status, sort }: OwnRocksView): OwnRock[] {
  const sought = foldedName(q);
  const code = normalizeCode(q);
  const fits = (rock: OwnRock) =>
    (!status || rock.status === status) &&
    (sought === '' ||
      foldedName(
        `${rock.name} ${rock.lastLocation ?? ''} ${rock.near?.town ?? ''} ${rock.near?.called?.town ?? ''}`,
      ).includes(sought) ||
      (code !== '' && normalizeCode(rock.laserEngraverId).includes(code)));
  const shown = rocks.filter(fits);
  return sort ? shown.toSorted(orders[sort]) : shown;
}

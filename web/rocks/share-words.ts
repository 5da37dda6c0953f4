// The text to share about a rock. It never contains the Rock ID, with which anyone could claim a find.
import { placeBeside } from '../../schema/near.ts';
import type { Rock } from '../../schema/rocks.ts';
import { wordsNow } from '../lib/words.ts';
import { wayWords } from './wording.ts';

type SharedRock = Pick<
  Rock,
  'name' | 'description' | 'status' | 'totalDistanceTraveled' | 'timesFound' | 'lastLocation' | 'near'
>;

/** The status to share: hidden, or active for every rock that somebody has. */
export function sharedStatus({ status }: Pick<Rock, 'status'>): 'hidden' | 'active' {
  return status === 'hidden' ? 'hidden' : 'active';
}

/** The rock in a few lines of plain text. */
export function rockDetails(rock: SharedRock): string {
  const { lines } = wordsNow('share');
  return [
    rock.name,
    rock.description,
    lines.status(wordsNow('rockStatus')[sharedStatus(rock)]),
    lines.distance(wayWords(rock.totalDistanceTraveled)),
    lines.finds(rock.timesFound),
    rock.lastLocation === null
      ? lines.noPlace
      : lines.place(placeBeside(wordsNow('near'), rock.lastLocation, rock.near)),
  ]
    .filter(Boolean)
    .join('\n');
}

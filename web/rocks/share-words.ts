// The text to share about a rock. It never contains the Rock ID, with which anyone could claim a find.
import { kmToMiles } from '../../schema/journey.ts';
import { nearBeside } from '../../schema/near.ts';
import { statusLabels, type Rock } from '../../schema/rocks.ts';
import { grouped } from '../lib/numbers.ts';
import { milesUnit } from '../journey/miles-unit.ts';

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
  const miles = kmToMiles(rock.totalDistanceTraveled);
  return [
    rock.name,
    rock.description,
    `Status: ${statusLabels[sharedStatus(rock)]}`,
    `Distance Traveled: ${grouped(miles)} ${milesUnit(miles)}`,
    `Times Found: ${grouped(rock.timesFound)}`,
    `Last Location: ${lastPlace(rock)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function lastPlace({ lastLocation, near }: Pick<Rock, 'lastLocation' | 'near'>): string {
  if (lastLocation === null) return 'Not set';
  return [lastLocation, near && nearBeside(lastLocation, near)].filter(Boolean).join(', ');
}

// The text to share about a rock. It never contains the Rock ID, with which anyone could claim a find.
import { kmToMiles } from '../../schema/journey.ts';
import { nearBeside } from '../../schema/near.ts';
import { statusLabels, type Rock } from '../../schema/rocks.ts';
import { grouped } from '../lib/numbers.ts';
import { milesUnit } from './wording.ts';

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

/** The most code points of a rock's name in a file name: at 4 bytes each, below the usual limit of 255 bytes. */
const longestName = 50;

/** 'Harbour Whale' gives 'harbour-whale-rockabout.png': letters and digits of any script, never empty. */
export function pictureName(rockName: string, siteName: string): string {
  const own = [...plain(rockName)].slice(0, longestName).join('').replace(/-$/, '');
  return `${own || 'rock'}-${plain(siteName) || 'picture'}.png`;
}

/** Keeps letters and digits with their combining marks; everything else becomes one dash. */
function plain(text: string): string {
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return (visible.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).join('-').toLowerCase();
}

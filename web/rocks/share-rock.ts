// Telling others about a rock. Its Rock ID is never part of it: who knows the ID could claim a find.
import { kmToMiles } from '../../schema/journey.ts';
import { statusLabels, type OwnRock, type Rock } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { copyText } from './copy-text.ts';
import { grouped, milesUnit } from './wording.ts';

type Told = Pick<
  Rock,
  'name' | 'description' | 'status' | 'totalDistanceTraveled' | 'timesFound' | 'lastLocation'
>;

/** The rock in a few lines of plain text. */
export function rockDetails(rock: Told): string {
  const miles = kmToMiles(rock.totalDistanceTraveled);
  return [
    rock.name,
    rock.description,
    `Status: ${statusLabels[rock.status]}`,
    `Distance Traveled: ${grouped(miles)} ${milesUnit(miles)}`,
    `Times Found: ${grouped(rock.timesFound)}`,
    `Last Location: ${rock.lastLocation ?? 'Not set'}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Opens the device's own share sheet; where there is none, the details are copied. */
export async function shareRockDetails(rock: OwnRock): Promise<void> {
  const text = rockDetails(rock);
  const url = location.origin;
  const sheet = { title: `${rock.name} on ${productName}`, text, url };
  if (typeof navigator.share === 'function' && navigator.canShare?.(sheet)) {
    try {
      await navigator.share(sheet);
      return;
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(`${text}\n${url}`, 'Rock details copied');
}

export function copyWebsiteLink(): Promise<void> {
  return copyText(location.origin, 'Website link copied');
}

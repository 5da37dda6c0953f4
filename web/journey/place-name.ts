// What people call a place: the park around it by the map's tiles, and its town.
import type { QueryClient } from '@tanstack/react-query';
import type { Coordinates } from '../../schema/journey.ts';
import { townWords } from '../../schema/near.ts';
import { plainWords } from '../../schema/words/plain.ts';
import { townsAround } from '../map/queries.ts';
import { groundOf } from './ground-query.ts';
import { wordsNow } from '../lib/words.ts';

/** At this zoom a place is named by a town within a few hundred metres, otherwise by the nearest. */
const townZoom = 12;

/** 'South Park, San Francisco, California'; '' if nothing is known or can be asked. No street: it may be a home. */
export async function placeNameAt(queryClient: QueryClient, at: Coordinates): Promise<string> {
  const [open, town] = await Promise.all([
    queryClient.fetchQuery(groundOf(at)).then(
      (ground) => ground.open,
      () => null,
    ),
    queryClient.fetchQuery(townsAround([at], townZoom)).then(
      ([near]) => near && townWords(wordsNow('near'), near),
      () => null,
    ),
  ]);
  const words = open && town ? wordsNow('near').placeBeside(open, town).join('') : open || town || '';
  return plainWords(words);
}

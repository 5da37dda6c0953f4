// The input of the place search.
import * as z from 'zod/mini';
import { placeLimits, placeWords } from './places.ts';
import { requiredText } from './text.ts';

/** Query of GET /api/geocode. */
export const PlaceQuery = z.object({ q: requiredText('The place', placeLimits.query, placeWords.empty) });

// The query of what the map says of a place: water, or a park where nothing should be left.
import { queryOptions } from '@tanstack/react-query';
import type { Coordinates } from '../../schema/journey.ts';
import { tileUrl } from '../config.ts';
import { groundAt } from '../tiles/tile-thread.ts';

/** Fails where nothing is known, so that the next try asks again. */
export const groundOf = (at: Coordinates) =>
  queryOptions({
    queryKey: ['ground', at.latitude, at.longitude],
    queryFn: async () => {
      // Pictures of maps say nothing of what they show.
      const ground = tileUrl ? null : await groundAt(at);
      if (!ground) throw new Error('The map says nothing of this place.');
      return ground;
    },
  });

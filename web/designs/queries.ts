// The query of the designs.
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';

/** All designs with their paints, and the palettes. */
export const designList = queryOptions({
  queryKey: ['/api/designs'],
  queryFn: () => bodyOf(api.designs.$get()),
});

/** URL of a design's drawing. */
export const drawingUrl = (id: string): string => `/api/designs/${id}`;

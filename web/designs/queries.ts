// What is asked about designs, and under which key the answer is kept.
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';

/** All designs with their paints, and the palettes. */
export const designList = queryOptions({
  queryKey: ['/api/designs'],
  queryFn: () => bodyOf(api.designs.$get()),
});

/** Where the drawing of a design is. */
export const drawingUrl = (id: string): string => `/api/designs/${id}`;

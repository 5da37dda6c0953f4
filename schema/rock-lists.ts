// The input of lists of rocks.
import * as z from 'zod/mini';
import { PageQuery } from './paging.ts';
import * as rockLimits from './rock-limits.ts';
import { say } from './words/say.ts';

/** `?light=1`: the rocks come without `locations` and `interactions`, which are empty. */
const light = z.optional(z.literal('1', { error: say('rockLists', 'light') }));

export const LightQuery = z.object({ light });
export const RocksQuery = z.extend(PageQuery(rockLimits.page), { light });

/** The query as operations take it. */
export const amountOf = <Q extends { light?: '1' | undefined }>({ light: asked, ...others }: Q) => ({
  ...others,
  isLight: asked !== undefined,
});

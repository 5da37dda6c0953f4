// Views as HTML. Their JSX is compiled for React, and made here by Hono's: see tools/app/views-by-hono.ts.
import type { ReactElement } from 'react';

/** Everything in it that is no view of ours is escaped. */
export const render = (view: ReactElement): string => String(view);

// Views as HTML. Their JSX is compiled for React, and made here by Hono's: see tools/app/views-by-hono.ts.
import type { JSXNode } from 'hono/jsx';
import type { ReactElement } from 'react';

/** Text and attributes are escaped. */
export function render(view: ReactElement): string {
  // By Hono's runtime it is one of its nodes.
  const node = view as unknown as JSXNode;
  return String(node);
}

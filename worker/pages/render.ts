// Renders views as HTML. Their JSX is typed for React, and rendered here by Hono: see tools/app/views-by-hono.ts.
import type { JSXNode } from 'hono/jsx';
import type { ReactElement } from 'react';

/** Text and attributes are escaped. */
export function render(view: ReactElement): string {
  // Hono's runtime makes it one of its own nodes.
  const node = view as unknown as JSXNode;
  return String(node);
}

/** JSON for the inside of a `<script>` of data, which it cannot close. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

// Renders views as HTML. Their JSX is typed for React, and rendered here by Hono: see tools/app/views-by-hono.ts.
import type { JSXNode } from 'hono/jsx';
import type { ReactElement } from 'react';
import type { Words } from '../../schema/words/words.ts';
import { provideWords } from '../../web/views/words.ts';
import type { DistanceUnit } from '../../schema/languages.ts';
import { provideUnit } from '../../web/views/distance.ts';

interface Drawn {
  words: Words;
  unit: DistanceUnit;
}

let drawnIn: Drawn | undefined;

function drawn(): Drawn {
  if (!drawnIn) throw new Error('words are for what is drawn');
  return drawnIn;
}

provideWords((noun) => drawn().words[noun]);
provideUnit(() => drawn().unit);

/** Text and attributes are escaped. @param speech for the view and all within it, which are drawn here */
export function render(view: ReactElement, speech: Drawn): string {
  // Hono's runtime makes it one of its own nodes.
  const node = view as unknown as JSXNode;
  drawnIn = speech;
  try {
    return String(node);
  } finally {
    drawnIn = undefined;
  }
}

/** JSON for the inside of a `<script>` of data, which it cannot close. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

// Runs axe (WCAG 2.2, A and AA) in a page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

export interface Violation {
  id: string;
  target: string;
}

export async function axeViolations(page: Page): Promise<Violation[]> {
  // To send and compile axe takes longer than to run it, so that a page gets it once.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, target: target.join(' ') })),
    );
  }, options);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

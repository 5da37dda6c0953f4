// What a story has to show of a goal of docs/threats.md: its figure in the table of `npm run prove`.
import type { TestInfo } from '@playwright/test';
import { proofAnnotation } from '../../tools/suites/stories.ts';
import type { Figure } from '../../worker/testing/proof.ts';

/** Notes a figure. The story asserts it by itself, afterwards: a figure of a story that fails is shown as failed. */
export function showProof({ annotations }: TestInfo, figure: Figure): void {
  annotations.push({ type: proofAnnotation, description: JSON.stringify(figure) });
}

// Records a test's figure for a goal of docs/threats.md, for the table of `npm run prove`.
import type { TestInfo } from '@playwright/test';
import { proofAnnotation } from '../../tools/suites/e2e.ts';
import type { Figure } from '../../worker/testing/proof.ts';

/** Call before the test asserts the figure: if the test then fails, the table shows the figure as failed. */
export function showProof({ annotations }: TestInfo, figure: Figure): void {
  annotations.push({ type: proofAnnotation, description: JSON.stringify(figure) });
}

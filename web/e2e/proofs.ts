// What a test has to show of a goal of docs/threats.md: its figure in the table of `npm run prove`.
import type { TestInfo } from '@playwright/test';
import { proofAnnotation } from '../../tools/suites/e2e.ts';
import type { Figure } from '../../worker/testing/proof.ts';

/** Notes a figure. The test asserts it by itself, afterwards: a figure of a test that fails is shown as failed. */
export function showProof({ annotations }: TestInfo, figure: Figure): void {
  annotations.push({ type: proofAnnotation, description: JSON.stringify(figure) });
}

// Reports the progress and the results of Playwright to the parent process.
import { basename } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Figure } from '../../worker/testing/proof.ts';
import { inBrief, tell } from './run.ts';
import { proofAnnotation } from './e2e.ts';

export default class E2eProgress implements Reporter {
  readonly #over = new Set<TestCase>();
  #all: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests();
    void tell(this.#step());
  }

  onTestEnd(test: TestCase): void {
    this.#over.add(test);
    void tell({ ...this.#step(), ...(test.ok() ? {} : { failing: `${placeOf(test)} ${test.title}` }) });
  }

  async onEnd(): Promise<void> {
    const ended = Map.groupBy(this.#all, (test) => test.outcome());
    const [passed = [], flaky = [], failed = []] = (['expected', 'flaky', 'unexpected'] as const).map(
      (outcome) => ended.get(outcome) ?? [],
    );
    const tally = {
      passed: passed.length + flaky.length,
      failed: failed.map(inOneLine),
      flaky: flaky.map(inOneLine),
      figures: this.#all.flatMap(figuresOf),
    };
    await tell({ ...this.#step(), tally });
  }

  #step() {
    return { done: this.#over.size, total: this.#all.length };
  }
}

const placeOf = ({ location: { file, line } }: TestCase) => `${basename(file)}:${line}`;

const inOneLine = (test: TestCase) =>
  `${placeOf(test)}: ${test.title}: ${inBrief(test.results[0]?.error?.message)}`;

const figuresOf = (test: TestCase) =>
  test.annotations
    .filter(({ type }) => type === proofAnnotation)
    // Written by `showProof` of the end-to-end tests.
    .map(({ description = '{}' }) => ({ ...(JSON.parse(description) as Figure), isProven: test.ok() }));

// Tells the process that has started Playwright how far it is, and what came out.
import { basename } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Figure } from '../../worker/testing/proof.ts';
import { inBrief, tell } from './run.ts';
import { proofAnnotation } from './stories.ts';

export default class StoriesProgress implements Reporter {
  readonly #over = new Set<TestCase>();
  #all: TestCase[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests();
    void tell(this.#step());
  }

  onTestEnd(story: TestCase): void {
    this.#over.add(story);
    void tell({ ...this.#step(), ...(story.ok() ? {} : { failing: `${placeOf(story)} ${story.title}` }) });
  }

  async onEnd(): Promise<void> {
    const ended = Map.groupBy(this.#all, (story) => story.outcome());
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

const inOneLine = (story: TestCase) =>
  `${placeOf(story)}: ${story.title}: ${inBrief(story.results[0]?.error?.message)}`;

const figuresOf = (story: TestCase) =>
  story.annotations
    .filter(({ type }) => type === proofAnnotation)
    // Written by `showProof` of the stories.
    .map(({ description = '{}' }) => ({ ...(JSON.parse(description) as Figure), isProven: story.ok() }));

// Reports the progress and the results of vitest to the parent process.
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import '../../worker/testing/proof.ts';
import { inBrief, tell } from './run.ts';

export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    void tell(this.#step());
  }

  onTestModuleEnd(file: TestModule): void {
    this.#done += 1;
    void tell({ ...this.#step(), ...(file.ok() ? {} : { failing: file.relativeModuleId }) });
  }

  async onTestRunEnd(files: readonly TestModule[], unhandled: readonly SerializedError[]): Promise<void> {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const isPassed = (test: TestCase) => test.result().state === 'passed';
    const failed = tests.filter((test) => test.result().state === 'failed');
    const tally = {
      passed: tests.filter(isPassed).length,
      failed: [
        // Files that could not be loaded or set up.
        ...files.flatMap((file) => file.errors().map((error) => `${file.relativeModuleId}: ${said(error)}`)),
        ...failed.map(
          (test) => `${test.module.relativeModuleId}: ${test.fullName}: ${said(test.result().errors?.[0])}`,
        ),
        ...unhandled.map(said),
      ],
      figures: tests.flatMap((test) =>
        (test.meta().figures ?? []).map((figure) => ({ ...figure, isProven: isPassed(test) })),
      ),
    };
    await tell({ ...this.#step(), tally });
  }

  #step() {
    return { done: this.#done, total: this.#total };
  }
}

const said = (error?: Pick<SerializedError, 'message' | 'stack'>) => inBrief(error?.stack ?? error?.message);

// Tells the process that has started vitest how far it is.
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import type { News } from './run.ts';

export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    this.#tell();
  }

  onTestModuleEnd(file: TestModule): void {
    this.#done += 1;
    this.#tell(file.ok() ? {} : { failing: file.relativeModuleId });
  }

  #tell(news: Pick<News, 'failing'> = {}): void {
    process.send?.({ done: this.#done, total: this.#total, ...news } satisfies News);
  }
}

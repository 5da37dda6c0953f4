// Tells the process that has started Playwright how far it is.
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { News } from './run.ts';

export default class StoriesProgress implements Reporter {
  readonly #over = new Set<TestCase>();
  #total = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#tell();
  }

  onTestEnd(story: TestCase): void {
    this.#over.add(story);
    const { file, line } = story.location;
    this.#tell(story.ok() ? {} : { failing: `${file.split('/').at(-1)}:${line} ${story.title}` });
  }

  #tell(news: Pick<News, 'failing'> = {}): void {
    process.send?.({ done: this.#over.size, total: this.#total, ...news } satisfies News);
  }
}

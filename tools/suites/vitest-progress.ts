// Tells the process that has started vitest how far it is.
import type { Reporter } from 'vitest/node';
import type { News } from './run.ts';

let done = 0;
let total = 0;

const tell = (news: News) => process.send?.(news);

export default {
  onTestRunStart: (specifications) => {
    total = specifications.length;
    tell({ done, total });
  },
  onTestModuleEnd: (file) => {
    done += 1;
    const failing = file.ok() ? {} : { failing: file.relativeModuleId };
    tell({ done, total, ...failing });
  },
} satisfies Reporter;

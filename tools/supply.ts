// Fails if the lock file has a package that may not be in it, or an installed one has more scripts than it says; works
// without a network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './app/root.ts';
import { locked } from './supply/lock.ts';
import { withOwnScripts } from './supply/own-scripts.ts';
import { readPublished } from './supply/published.ts';
import { problemsOf } from './supply/rules.ts';

interface Manifest {
  allowScripts?: Readonly<Record<string, boolean>>;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const {
  allowScripts = {},
  dependencies,
  devDependencies,
} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest; // as npm reads it
const packages = locked();
const problems = problemsOf(
  packages,
  readPublished(),
  allowScripts,
  { ...devDependencies, ...dependencies },
  withOwnScripts(projectRoot),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error('`npm run update -- --record` looks up new dates: see CONTRIBUTING.md.');
console.log(`${packages.length} packages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

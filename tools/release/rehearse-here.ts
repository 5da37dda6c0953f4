// The rehearsal itself, as `npm run rehearse` starts it: builds both releases, plays, and sends each step to its parent.
import '../app/local.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../app/build.ts';
import { endWithParent } from '../app/confined.ts';
import { allMigrations } from '../app/migrate.ts';
import { copyData, prepareRelease, type Release } from './prepare.ts';
import { rehearse } from './rehearsal.ts';
import { stepsFor, type Reporter, type Step } from './steps.ts';

export interface Wanted {
  /** The last release. */
  commit: string;
  /** A state folder whose data are used; without it, the demo of the release. */
  data?: string | undefined;
}

export type Message = { began: string } | { ended: Step };

endWithParent();
// The parent has written it.
const { commit, data, folder } = JSON.parse(process.argv[2] ?? '') as Wanted & { folder: string };
const send = (message: Message) => void process.send?.(message);
const reporter: Reporter = { began: (began) => send({ began }), ended: (ended) => send({ ended }) };
const step = stepsFor(reporter);

await run();
// What was sent has arrived once this has.
process.send?.({}, () => process.exit(0));

async function run(): Promise<void> {
  const inFolder = (name: string) => join(folder, name);
  const [builtDir, stateDir, plays] = [inFolder('new'), inFolder('data'), inFolder('plays')] as const;
  let release: Release | undefined;
  if (data !== undefined) {
    const copied = await step(`A copy of ${data}`, 'the last release knows its schema', async () => {
      copyData(data, stateDir, { commit });
      return { figure: 'copied', faults: [] };
    });
    if (copied.faults.length > 0) return;
  }
  const builds = await Promise.all([
    step('The last release', 'it builds, and serves its data', async () => {
      release = await prepareRelease(commit, folder, stateDir);
      return { figure: data === undefined ? 'with its demo' : 'with the copy', faults: [] };
    }),
    step('The new release', 'it builds', async () => {
      await buildApp(builtDir);
      return { figure: 'built', faults: [] };
    }),
  ]);
  if (release === undefined || builds.some(({ faults }) => faults.length > 0)) return;
  mkdirSync(plays);
  const migrations = await allMigrations();
  await rehearse({ release, builtDir, migrations, folder: plays, reporter }).catch((error: unknown) =>
    // Such as a build that does not start.
    step('The steps that are left', 'they begin', () => Promise.reject(error)),
  );
}

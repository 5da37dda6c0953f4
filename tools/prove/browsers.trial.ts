import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { steadily } from '../app/steadily.ts';
import { openStore, projectRoot } from '../app/store.ts';
import { missingForFirefox, openFirefox } from '../browsers/firefox.ts';
import { doMainJob } from '../browsers/main-job.ts';
import { missingForWebKit, openWebKit } from '../browsers/webkit.ts';
import { startApp } from './app.ts';

let stateDir: string;
let builtDir: string;
let photo: string;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rockabout-browsers-'));
  builtDir = join(stateDir, 'app');
  photo = join(stateDir, 'IMG_0001.jpg');
  await buildApp(builtDir);
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3060a0' } });
  await writeFile(photo, await picture.jpeg().toBuffer());
  // The certificate is nobody's: letters are read from this machine alone.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(stateDir, { recursive: true, maxRetries: 5 });
});

/** Of the main job. */
const steps = 13;

const engines = [
  { engine: 'WebKit', missing: missingForWebKit, openTab: openWebKit },
  { engine: 'Firefox', missing: missingForFirefox, openTab: openFirefox },
] as const;

const trials = engines.flatMap((engine) =>
  (['http', 'https'] as const).map((scheme) => ({ ...engine, scheme })),
);

test.for(trials)(
  'the main job in $engine over $scheme',
  async ({ engine, scheme, missing, openTab }, { task }) => {
    const figure = {
      goal: 'G-B1',
      what: `The main job in ${engine} over ${scheme}`,
      passLine: `${steps} of ${steps} steps`,
    };
    const program = missing();
    if (program !== undefined) {
      proof(task, { ...figure, figure: 'not asked', short: `${program} is not installed` });
      return;
    }
    const ownDir = join(stateDir, `${engine}-${scheme}`);
    const store = await openStore(ownDir);
    await steadily(() => migrate(store));
    await store.close();
    const app = await startApp({ builtDir, stateDir: ownDir, isHttps: scheme === 'https' });
    try {
      const picturesDir = resolve(projectRoot, 'test-results/browsers', `${engine}-${scheme}`);
      const done = await doMainJob({ origin: app.origin, openTab, photo, picturesDir });
      proof(task, { ...figure, figure: `${done.length} of ${steps} steps` });
      expect(done).toHaveLength(steps);
    } finally {
      await app.stop();
    }
  },
);

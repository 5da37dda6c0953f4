import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, vi } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { withStore } from '../app/migrate.ts';
import { projectRoot } from '../app/store.ts';
import { missingForFirefox, openFirefox } from '../browsers/firefox.ts';
import { runMainFlow } from '../browsers/main-flow.ts';
import { missingForWebKit, openWebKit } from '../browsers/webkit.ts';
import { loadPlaces } from '../places/load.ts';
import { test as plain } from './trial.ts';

/** A photo as a phone takes it. */
const test = plain.extend('photo', { scope: 'file' }, async ({ folder }) => {
  const file = join(folder, 'IMG_0001.jpg');
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3060a0' } });
  await writeFile(file, await picture.jpeg().toBuffer());
  return file;
});

/** Steps of the main flow. */
const steps = 18;

const engines = [
  { engine: 'WebKit', missing: missingForWebKit, openTab: openWebKit },
  { engine: 'Firefox', missing: missingForFirefox, openTab: openFirefox },
] as const;

const trials = engines.flatMap((engine) =>
  (['http', 'https'] as const).map((scheme) => ({ ...engine, scheme })),
);

test.for(trials)(
  'the main flow in $engine over $scheme',
  async ({ engine, scheme, missing, openTab }, { task, folder, photo, start }) => {
    const figure = {
      goal: 'G-B1',
      what: `The main flow in ${engine} over ${scheme}`,
      passLine: `${steps} of ${steps} steps`,
    };
    const program = missing();
    if (program !== undefined) {
      proof(task, { ...figure, figure: 'not run', short: `${program} is not installed` });
      return;
    }
    // The certificate is self-signed. Emails are read from this machine alone.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const stateDir = join(folder, `${engine}-${scheme}`);
    await withStore(stateDir, loadPlaces);
    const app = await start({ stateDir, isHttps: scheme === 'https' });
    try {
      const picturesDir = resolve(projectRoot, 'test-results/browsers', `${engine}-${scheme}`);
      const done = await runMainFlow({ origin: app.origin, openTab, photo, picturesDir });
      proof(task, { ...figure, figure: `${done.length} of ${steps} steps` });
      expect(done).toHaveLength(steps);
    } finally {
      await app.stop();
    }
  },
);

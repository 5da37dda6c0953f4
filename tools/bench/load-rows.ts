// The mixed load on a data set, as rows of the bench's table.
import { crowdSizes, memberId, type SizeName } from '../../worker/testing/crowd/size.ts';
import { openStore } from '../app/store.ts';
import { startApp } from '../prove/app.ts';
import { signIn } from '../prove/members.ts';
import { copyDataSet } from './data-set.ts';
import { connections, figureOfLoad, hiddenCodes, loadLimits, loadMixed } from './mixed-load.ts';
import { putPhotos } from './photos.ts';
import type { Row } from './report.ts';

export async function loadRows(folder: string, size: SizeName, builtDir: string): Promise<Row[]> {
  const stateDir = copyDataSet(folder, size);
  const store = await openStore(stateDir);
  const photos = await putPhotos(store);
  const hidden = await hiddenCodes(store);
  const members = await signIn(
    store,
    Array.from({ length: 100 }, (_, number) => memberId(number)),
  );
  await store.close();
  // As where it is deployed: with the platform's router of files before the worker.
  const app = await startApp({ builtDir, stateDir });
  const load = { origin: app.origin, size: crowdSizes[size], members, hidden, photos, seed: 1 };
  const loaded = await loadMixed(load, loadLimits.seconds);
  await app.stop();
  const { figure, passLine, timesHealth, short, failures } = figureOfLoad(loaded, loadLimits.seconds);
  return [
    {
      part: 'c',
      what: `${connections} connections for ${loadLimits.seconds} s, ${size}`,
      goal: passLine,
      figure,
      ratio: `p95 is ${timesHealth.toFixed(1)} times that of health`,
      isMet: short === '' && failures.every((count) => count === 0),
    },
  ];
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { openStore } from '../app/store.ts';
import { insertWorld, missingPictures } from './load.ts';
import { interrupted, storePictures, type Shelf } from './pictures.ts';
import { buildWorld } from './world.ts';

const world = buildWorld(Date.UTC(2026, 5, 14));
/** Linux's list of the children of this process. Other systems have no such file. */
const childrenFile = `/proc/${process.pid}/task/${process.pid}/children`;

/** Process ids of the runtimes that this process has started. */
async function runtimes(): Promise<number[]> {
  const children = await readFile(childrenFile, 'utf8');
  const pids = children.trim().split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')));
  return pids.filter((_, i) => names[i]?.startsWith('workerd'));
}

test.skipIf(!existsSync(childrenFile))(
  'a runtime that is killed while photos are painted gives a clear error, and the next start paints the rest',
  async ({ folder }) => {
    const few = { ...world, pictures: world.pictures.slice(0, 24) };
    const store = await openStore(folder);
    await migrate(store);
    await insertWorld(store, world);
    let stored = 0;
    const put: Shelf['put'] = async (...args) => {
      // Kills the runtime again and again, because it restarts automatically.
      if (stored++ >= 6) for (const pid of await runtimes()) process.kill(pid, 'SIGKILL');
      return store.photos.put(...args);
    };
    const painting = storePictures(few.pictures, { put }, () => false);
    await expect(painting).rejects.toThrow(interrupted);
    await store.close();

    const again = await openStore(folder);
    const missing = (await missingPictures(again, few)).length;
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(24);
    await storePictures(await missingPictures(again, few), again.photos, () => false);
    expect(await missingPictures(again, few)).toEqual([]);
    await again.close();
  },
);

test('a photo that cannot be stored ends the painting once no other is being stored', async () => {
  const another = Promise.withResolvers<void>();
  let [begun, over] = [0, 0];
  const put = async () => {
    if (begun++ === 0) await another.promise;
    else {
      another.resolve();
      await setTimeout(100);
    }
    over++;
    throw new Error('fetch failed');
  };
  const painting = storePictures(world.pictures.slice(0, 8), { put }, () => false);
  await expect(painting).rejects.toThrow(interrupted);
  expect(over).toBe(begun);
});

import { setInterval } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { issueCode } from '../../schema/issue-code.ts';
import { pick, randomFrom } from '../../painting/random.ts';
import { formOf } from '../../worker/testing/form.ts';
import { proof } from '../../worker/testing/proof.ts';
import { freePort } from '../app/port.ts';
import { faultsOf, newTally, time } from './answers.ts';
import { insertMembers, network } from './members.ts';
import { residentOf, watchHeap } from './memory.ts';
import { test } from './trial.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
/** Minutes to warm up, then to measure, and at the end to measure again. */
const edgeMinutes = Math.min(1, minutes / 4);
const perSecond = 20;
const mostGrowth = 20;

/** A photo of about a megabyte. Noise cannot be compressed. */
function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1200, height: 1000, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 93 })
    .toBuffer();
}

test('minutes of requests and uploads do not increase the memory of the worker', async ({
  task,
  stateDir,
  start,
}) => {
  const members = await insertMembers(stateDir, 20);
  const inspectorPort = await freePort();
  const app = await start({ inspectorPort });
  const photo = await makePhoto();
  const random = randomFrom(`soak ${inject('seed')}`);
  const tally = newTally();

  const upload = () => {
    const fields = { name: 'Sunny', description: 'A small sun', laserEngraverId: issueCode() };
    const body = formOf(fields);
    body.set('image', new File([Uint8Array.from(photo)], 'sunny.jpg'));
    const { headers } = pick(random, members);
    return time(tally, 'upload', `${app.origin}/api/rocks`, { method: 'POST', headers, body });
  };
  const read = () => {
    const path = pick(random, ['/api/rocks', '/api/stats', '/api/rocks/featured', '/api/activities', '/']);
    const headers = { 'CF-Connecting-IP': network(Math.floor(random() * 200_000)) };
    return time(tally, 'read', `${app.origin}${path}`, { headers });
  };
  const heap = await watchHeap(inspectorPort);
  /** One upload a second among other requests. @returns the minimum of the heap in this time */
  const soak = async (forMinutes: number) => {
    let least = Infinity;
    const running = new Set<Promise<unknown>>();
    let left = forMinutes * 60 * perSecond;
    for await (const _ of setInterval(1000 / perSecond)) {
      if (left-- <= 0) break;
      const asked: Promise<unknown> = (left % perSecond === 0 ? upload() : read()).then(() =>
        running.delete(asked),
      );
      running.add(asked);
      if (left % perSecond === 0) least = Math.min(least, await heap.ask());
    }
    await Promise.all(running);
    return { heap: least, resident: residentOf(app.pid) };
  };

  await soak(edgeMinutes);
  const before = await soak(edgeMinutes);
  await soak(minutes - 2 * edgeMinutes);
  const after = await soak(edgeMinutes);
  heap.close();
  await app.stop();

  const growth = after.heap - before.heap;
  const resident =
    before.resident === undefined || after.resident === undefined
      ? 'not measured'
      : `${before.resident.toFixed(0)} to ${after.resident.toFixed(0)} MB`;
  const uploads = tally.milliseconds.get('upload')?.length ?? 0;
  proof(task, {
    goal: 'G-L3',
    what: `${minutes} minutes, ${perSecond} requests a second`,
    figure: `${tally.answered} responses, ${uploads} of them to uploads of ${(photo.length / 2 ** 20).toFixed(1)} MB, ${faultsOf(tally) + tally.lost.length + tally.refused} errors; heap at least ${before.heap.toFixed(1)} MB at first and ${after.heap.toFixed(1)} at the end, the runtime's memory ${resident}`,
    passLine: `no error, heap grows by less than ${mostGrowth} MB`,
    ...(minutes < 10 ? { short: 'a full run takes ten minutes' } : {}),
  });
  expect([faultsOf(tally), tally.lost, tally.refused]).toEqual([0, [], 0]);
  expect(growth).toBeLessThan(mostGrowth);
});

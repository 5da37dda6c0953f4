import { afterAll, beforeAll, expect, test } from 'vitest';
import { runHourly } from './hourly.ts';
import { hour } from './platform/clock.ts';
import { makeFaultyWorld, type FaultyWorld } from './testing/faults.ts';
import { listen } from './testing/lines.ts';
import { orphanedPhotos } from './testing/recount.ts';
import { pass } from './testing/payments.ts';
import { proof } from './testing/proof.ts';
import { emptyStores, stateOf } from './testing/state.ts';
import { operations } from './testing/writes/table.ts';
import type { Write, Writes } from './testing/writes/write.ts';

type Scene = Writes[string];

const noon = Date.UTC(2026, 5, 10, 12);

let log: ReturnType<typeof listen>;
beforeAll(() => {
  log = listen();
});
afterAll(() => log.stop());

/** A fresh world, and the write to do in it. */
async function begun(
  scene: Scene,
): Promise<{ world: FaultyWorld; write: Write; act: () => Promise<number> }> {
  log.clear();
  await emptyStores();
  const world = makeFaultyWorld(noon);
  const write = await scene(world);
  return { world, write, act: async () => (await write.send()).status };
}

const isYes = (status: number) => status >= 200 && status < 400;

/** The state after two hourly jobs. */
async function settle(world: FaultyWorld): Promise<string> {
  for (let i = 0; i < 2; i++) {
    await pass(world, hour);
    await runHourly(world.env, world.deps);
  }
  return stateOf(world, true);
}

/** The state before and after the write, and the number of store calls in between. */
async function measured(scene: Scene) {
  const { world, write, act } = await begun(scene);
  const before = await stateOf(world, false);
  let calls = 0;
  world.fault = () => {
    calls += 1;
    return null;
  };
  expect(await act()).toSatisfy(isYes);
  world.fault = () => null;
  expect(await write.count()).toBe(1);
  const after = await stateOf(world, false);
  return { before, after, settled: await settle(world), calls };
}

type Measured = Awaited<ReturnType<typeof measured>>;

/** A call fails before or after it took effect, or it is the last one, as when the worker dies. */
const fates = ['before', 'after', 'last'] as const;

/** Everything that is wrong when the nth call has this fate; a write without an nth call is wrong too. */
async function flaws(
  scene: Scene,
  { before, after, settled }: Measured,
  nth: number,
  fate: (typeof fates)[number],
): Promise<string[]> {
  const { world, write, act } = await begun(scene);
  const { again = [], leaseMs } = write;
  let made = 0;
  let failing = '';
  world.fault = ({ store, verb }) => {
    made += 1;
    if (made < nth) return null;
    if (made > nth) return fate === 'last' ? 'before' : null;
    failing = `${store} ${verb}`;
    return fate === 'last' ? 'after' : fate;
  };
  const status = await act();
  world.fault = () => null;
  const now = await stateOf(world, false);
  const isDone = now === after;
  const found: string[] = [];
  if (failing === '') found.push('it is not made');
  if (!isYes(status) && ![503, ...again].includes(status)) found.push(`it answers with ${status}`);
  if (isYes(status) && !isDone) found.push(`it says that it is done:\n${differences(after, now)}`);
  if (now !== before && !isDone) found.push(`it is in between:\n${differences(after, now)}`);
  // A finished write needs no retry; a write that was not begun is done by the retry below.
  let end = isDone && before !== after ? await settle(world) : '';
  if (fate === 'last' && leaseMs !== undefined) await pass(world, leaseMs);
  const repeated = await act();
  if (!isYes(repeated) && !again.includes(repeated)) found.push(`a repeat is answered with ${repeated}`);
  end ||= await settle(world);
  if (end !== settled) found.push(`it ends otherwise:\n${differences(settled, end)}`);
  const orphans = await orphanedPhotos();
  if (orphans.length > 0) found.push('a photo is left behind');
  return found.map((flaw) => `call ${nth}, ${failing}, ${fate}: ${flaw}`);
}

/** Lines that only one of two texts has. */
function differences(wanted: string, found: string): string {
  const [these, those] = [wanted, found].map((text) => text.split('\n'));
  const missing = these?.filter((line) => !those?.includes(line)).map((line) => `- ${line}`) ?? [];
  const added = those?.filter((line) => !these?.includes(line)).map((line) => `+ ${line}`) ?? [];
  return [...missing, ...added].join('\n');
}

for (const [name, scene] of Object.entries(operations))
  test(`if any store call fails, the write is complete or not begun: ${name}`, async ({ task }) => {
    const reference = await measured(scene);
    const found: string[] = [];
    for (let nth = 1; nth <= reference.calls; nth++)
      for (const fate of fates) found.push(...(await flaws(scene, reference, nth, fate)));
    proof(task, {
      goal: 'G-D3',
      what: `each call of: ${name}`,
      figure: `${found.length} in between, of ${reference.calls * fates.length}`,
      passLine: '0 in between',
    });
    expect(reference.calls).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

// Gives a new version a part of the requests, watches it, and lets it have all of them or takes it back.
import { setTimeout } from 'node:timers/promises';
import { arrival, keepsVisitors } from './probe.ts';
import { Stopped, wordsOf } from './stopped.ts';
import { inWords, isSame, serve, servingVersions, type Share } from './versions.ts';
import { watch, type Watched } from './watch.ts';
import type { Wrangler } from './wrangler.ts';

export interface RollOut extends Omit<Watched, 'isOurs'> {
  wrangler: Wrangler;
  /** Percentage of the requests that the new version gets at first. */
  startAt: number;
  /** Number of requests that find out whether visitors keep their version. */
  visits: number;
  /** Short hash and title of the commit. */
  title: string;
  /** Between two attempts to take a version back. */
  retryMs: number;
}

const backCommand = 'npm run deploy -- --back';

/** Resolves when the new version serves everybody. @throws Stopped if it does not, with the state that is left */
export async function rollOut(rolled: RollOut): Promise<void> {
  const { wrangler, site, newVersion, oldVersion, startAt, visits, title, say } = rolled;
  const shared = (percent: number): Share[] => [
    { version: newVersion, percent },
    { version: oldVersion, percent: 100 - percent },
  ];
  let shares = shared(startAt);
  const isOurs = async () => isSame(await servingVersions(wrangler), shares);
  const giveBack = (why: string) => takeBack(rolled, shares, why);

  try {
    await serve(wrangler, shares, `${startAt} % of ${title}`);
  } catch (error) {
    // It may have taken effect all the same.
    return giveBack(wordsOf(error));
  }
  if (!(await isOurs().catch(() => true))) throw notOurs();
  await arrival(site, newVersion, rolled);
  if (await keepsVisitors(site, visits)) {
    say(`${newVersion} serves ${startAt} %.`);
  } else {
    say(
      'Visitors would get the page of one version and its parts of the other, so nobody gets the new one before the end. docs/operations.md, Releases, says how visitors keep their version.',
    );
    if (!(await isOurs().catch(() => true))) throw notOurs();
    shares = shared(0);
    try {
      await serve(wrangler, shares, `Only watched: ${title}`);
    } catch (error) {
      return takeBack(rolled, shared(startAt), wordsOf(error));
    }
  }

  say(`Watching it for ${Math.round(rolled.forMs / 60_000)} minutes; Ctrl-C takes it back.`);
  const verdict = await watch({ ...rolled, isOurs });
  if (verdict.is === 'not ours') throw notOurs();
  if (verdict.is === 'bad') return giveBack(verdict.why);
  say(`${verdict.answers} answers, ${verdict.faults} errors.`);
  if (!(await isOurs().catch(() => true))) throw notOurs();
  try {
    await serve(wrangler, [{ version: newVersion, percent: 100 }], title);
  } catch (error) {
    return giveBack(`it could not be given all requests: ${wordsOf(error)}`);
  }
}

const notOurs = () =>
  new Stopped(
    `Somebody else has deployed meanwhile, so this deployment ends and changes nothing more. See npx wrangler deployments list.`,
  );

/** @throws Stopped always, with what is left */
async function takeBack(
  { wrangler, newVersion, oldVersion, title, retryMs, signal, say }: RollOut,
  split: readonly Share[],
  why: string,
): Promise<never> {
  say(`Taking ${newVersion} back: ${why}.`);
  const all: Share[] = [{ version: oldVersion, percent: 100 }];
  let failure = '';
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (attempt > 1) await setTimeout(retryMs);
    try {
      const now = await servingVersions(wrangler);
      if (isSame(now, all)) break;
      const isKnown = isSame(now, split) || isSame(now, [{ version: newVersion, percent: 100 }]);
      if (!isKnown) throw notOurs();
      await serve(wrangler, all, `Took back ${title}`.slice(0, 100));
      break;
    } catch (error) {
      if (error instanceof Stopped) throw error;
      failure = wordsOf(error);
      if (attempt === 3)
        throw new Stopped(
          `${newVersion} is not fit: ${why}. It could NOT be taken back (${failure}), so requests are still shared: ${inWords(split)}. Run now: ${backCommand}`,
        );
    }
  }
  const next = signal.aborted
    ? 'To go on: npm run deploy.'
    : 'Look for the cause in the logs (kind = failure), fix it, and deploy again.';
  throw new Stopped(
    `${newVersion} was taken back: ${why}. ${oldVersion} serves everybody, on the new schema, with which it works. ${next}`,
  );
}

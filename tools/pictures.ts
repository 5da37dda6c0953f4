// Makes pictures of the main screens, beside those of an earlier commit, as one page to look at.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './app/build.ts';
import { buildOf, git } from './app/build-of.ts';
import { withStore } from './app/migrate.ts';
import { retryIfClosed } from './app/retry-closed.ts';
import { projectRoot } from './app/store.ts';
import { readArguments } from './arguments.ts';
import { startDemo } from './bench/demo.ts';
import { looks, screens } from './pictures/screens.ts';
import { takePictures, type Taken } from './pictures/take.ts';
import { signIn } from './prove/members.ts';
import './app/local.ts';

const usage = `Usage: npm run pictures [-- --since COMMIT]

Takes pictures of ${screens.length} screens at 390 and 1280 px, light and dark, and puts them on one page.

  --since COMMIT  also those of an earlier commit, beside them; the newest tag if there is one`;

const { since } = readArguments(usage, { since: { type: 'string' } }, ({ since: named }) => ({
  since: named ?? newestTag(),
}));

function newestTag(): string | undefined {
  const [newest] = git('tag', '--sort=-version:refname').toString().split('\n');
  return newest || undefined;
}

const folder = resolve(projectRoot, '.state/pictures');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const builtDir = join(folder, 'app');
await buildApp(builtDir, []);
const now = await picturesOf('now', builtDir);
const before = since === undefined ? [] : await picturesOf('before', buildOf(since, join(folder, 'earlier')));
const page = join(folder, 'index.html');
writeFileSync(page, asPage(now, before));
console.log(`\n${now.length + before.length} pictures: ${page}`);

/** Each with its own copy of the demo, because a find changes it. */
async function picturesOf(label: string, built: string): Promise<Taken[]> {
  console.log(`Taking pictures: ${label} ...`);
  const home = join(folder, label);
  const demo = await startDemo(home, built);
  try {
    const { cookie, codes } = await sceneOf(join(home, 'demo'));
    return await takePictures({ origin: demo.origin, cookie, codes, folder, label });
  } finally {
    await demo.stop();
  }
}

interface Found {
  id: string;
  code: string;
}

/** A member with many rocks, and rocks that they can find: one for each look. */
async function sceneOf(stateDir: string): Promise<{ cookie: string; codes: string[] }> {
  return withStore(stateDir, async (store) => {
    const { results } = await retryIfClosed(() =>
      store.db
        .prepare(
          `SELECT owner.id, code FROM rocks JOIN (SELECT owner_id AS id FROM rocks GROUP BY owner_id
           ORDER BY count(*) DESC LIMIT 1) AS owner
           WHERE status = 'hidden' AND withheld_at IS NULL AND owner_id != owner.id ORDER BY times_found DESC LIMIT ?`,
        )
        .bind(looks.length)
        .all<Found>(),
    );
    const [member] = await signIn(store, [results[0]?.id ?? '']);
    return { cookie: member?.headers.Cookie ?? '', codes: results.map(({ code }) => code) };
  });
}

function asPage(shown: readonly Taken[], earlier: readonly Taken[]): string {
  const rows = shown.map(({ screen, look, file }) => {
    const other = earlier.find(
      (one) =>
        one.screen === screen && one.look.width === look.width && one.look.colorScheme === look.colorScheme,
    );
    const pictures = [other?.file, file].map((name) =>
      name === undefined ? '' : `<a href="${name}"><img loading="lazy" src="${name}" alt=""></a>`,
    );
    return `<h2>${screen}, ${look.width} px, ${look.colorScheme}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px system-ui;margin:2rem;background:#ddd}div{display:flex;gap:1rem;align-items:start}img{max-width:46vw;border:1px solid #999}</style>
<h1>${earlier.length > 0 ? 'Before and now' : 'Now'}</h1>${rows.join('\n')}\n`;
}

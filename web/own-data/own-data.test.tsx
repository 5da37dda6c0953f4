// 'Your data' in the settings: a download that is refused, and an archive that is brought in part by part.
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownDataWords } from '../../schema/own-data.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { choose } from '../testing/choose.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { OwnData } from './own-data.tsx';

const idOf = (_: unknown, n: number) => `rock-${n}`;

async function archiveOf(count: number): Promise<File> {
  const lists = {
    rocks: Array.from({ length: count }, (_, n) => ({ id: idOf(_, n) })),
    journeys: [],
    photos: [],
  };
  const files = Object.entries(lists).map(([name, lines]) => ({
    name: `${name}.json`,
    input: JSON.stringify({ version: 1, [name]: lines }),
  }));
  return new File([await new Response(makeZip(files)).blob()], 'rockabout.zip');
}
const bringIn = (file: File) => choose(page.getByLabelText('Bring in a ZIP'), file);
const says = (words: string) => expect.element(page.getByText(words, { exact: false })).toBeVisible();

test('a large archive is sent in parts, says how far it is, and goes on where it stopped', async () => {
  await show(<OwnData onLeave={() => true} />, aMember());
  const file = await archiveOf(40);
  api.stub('GET /user/import', { rocks: [] });
  const { promise: second, resolve } = Promise.withResolvers<typeof noConnection>();
  const part = { known: 0, rocks: 25, steps: 12, photos: 1 };
  let sent = 0;
  const first = api.stub('POST /user/import', () => (sent++ === 0 ? part : second));
  await bringIn(file);
  await says('25 of 40 rocks. Please keep this page open.');
  resolve(noConnection);
  await says('Please check your connection and try again. 25 of your 40 rocks are here.');
  expect(first[0]?.headers.get('Content-Type')).toBe('application/zip');

  api.stub('GET /user/import', { rocks: Array.from({ length: 25 }, idOf) });
  const rest = api.stub('POST /user/import', { known: 0, rocks: 15, steps: 1, photos: 0 });
  await bringIn(file);
  await says('Your 40 rocks are here');
  await says('15 rocks came this time, with 1 step of their journeys and 0 photos.');
  await expect
    .element(page.getByRole('link', { name: 'Go to My Rocks' }))
    .toHaveAttribute('href', '/my-rocks');
  await expect.element(page.getByRole('status').getByText('Your 40 rocks are here.')).toBeVisible();
  expect(rest).toHaveLength(1);

  api.stub('GET /user/import', { rocks: Array.from({ length: 40 }, idOf) });
  await bringIn(file);
  await says('Nothing was missing, and nothing was changed.');
  expect(rest).toHaveLength(1);
});

test('a file that is none of ours is not sent, and a refusal says that nothing came in', async () => {
  await show(<OwnData onLeave={() => true} />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  await bringIn(new File(['PK'], 'rockabout.zip'));
  await says(`${ownDataWords.notOurs} Nothing was brought in.`);
  api.stub('POST /user/import', refused(409, ownDataWords.taken('LIB-00001', false)));
  await bringIn(await archiveOf(1));
  await says(`${ownDataWords.taken('LIB-00001', false)} Nothing was brought in.`);
});

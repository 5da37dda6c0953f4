// 'Your data' in the settings: an archive that is brought in part by part, and what is left out of it.
import { makeZip } from 'client-zip';
import { unzipSync } from 'fflate';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection, refused, type Answer, type ReceivedRequest } from '../testing/api.ts';
import { currentMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';
import { choose } from '../testing/choose.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { OwnData } from './own-data.tsx';
import * as en from '../../schema/words/en/index.ts';

const idOf = (_: unknown, n: number) => `rock-${n}`;

async function archiveOf(count: number): Promise<File> {
  const lists = {
    rocks: Array.from({ length: count }, (_, n) => ({ id: idOf(_, n), name: `Rock ${n}` })),
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
/** Ids of the rocks in a part. */
async function rocksIn({ file }: ReceivedRequest): Promise<string[]> {
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const { rocks } = JSON.parse(new TextDecoder().decode(files['rocks.json'])) as { rocks: { id: string }[] };
  return rocks.map(({ id }) => id);
}
const cameIn = (rocks: number) => ({ known: 0, rocks, steps: 0, photos: 0 });
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
  await says('25 of 40 rocks. It goes on when you close these settings. Please keep the page open.');
  resolve(noConnection);
  await says('Please check your connection and try again. 25 of your 40 rocks are here.');
  expect(first[0]?.headers.get('Content-Type')).toBe('application/zip');

  api.stub('GET /user/import', { rocks: Array.from({ length: 25 }, idOf) });
  const rest = api.stub('POST /user/import', { known: 0, rocks: 15, steps: 1, photos: 0 });
  await bringIn(file);
  await says('Your 40 rocks are here');
  await says('15 rocks came this time, with 1 step of their journeys.');
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
  await says(`${en.ownData.notOurs} Nothing was brought in.`);
  api.stub('POST /user/import', refused(409, en.ownData.taken('LIB-00001', false)));
  await bringIn(await archiveOf(1));
  await says(`${en.ownData.taken('LIB-00001', false)} Nothing was brought in.`);
});

const because = (rock: string, why: string) => ({ rocks: [{ rock, why }] });
const listed = () =>
  page
    .getByRole('list', { name: 'Left out' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('a rock that is refused is left out and named, and the rest comes', async () => {
  await page.viewport(320, 480);
  await show(<OwnData onLeave={() => true} />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  const { codeTaken, photo } = en.ownData;
  const answers = [
    refused(400, 'Rock 1 is wrong', because('rock-1', photo)),
    refused(409, 'Rock 2 is taken', because('rock-2', codeTaken)),
    cameIn(2),
  ];
  const sent = api.stub('POST /user/import', () => answers.shift() ?? noConnection);
  await bringIn(await archiveOf(4));
  await says('2 of your 4 rocks are here');
  await expect.element(page.getByRole('list', { name: 'Left out' })).toBeInViewport();
  await says('2 rocks came this time. 2 rocks were left out.');
  expect(listed()).toEqual([`Rock 1: ${photo}.`, `Rock 2: ${codeTaken}.`]);
  expect(await Promise.all(sent.map(rocksIn))).toEqual([
    ['rock-0', 'rock-1', 'rock-2', 'rock-3'],
    ['rock-0', 'rock-2', 'rock-3'],
    ['rock-0', 'rock-3'],
  ]);
  await expect.element(page.getByRole('button', { name: /^Go on/ })).not.toBeInTheDocument();
});

test('what may come later waits unsent, and a button goes on with it from the time that the server says', async () => {
  await show(<OwnData onLeave={() => true} />, aMember());
  const { codeTaken, untold, triedOften } = en.ownData;
  const isTaken = refused(409, 'Rock 2 is taken', because('rock-2', codeTaken));
  const file = await archiveOf(70);
  api.stub('GET /user/import', { rocks: [] });
  const answers = [isTaken, cameIn(24), refused(429, untold, { retryAfter: 3600 })];
  const sent = api.stub('POST /user/import', () => answers.shift() ?? noConnection);
  await bringIn(file);
  await says('24 of your 70 rocks are here');
  await says('24 rocks came this time. 1 rock was left out.');
  await says(`45 rocks wait. ${untold} More is taken from`);
  expect(sent).toHaveLength(3);
  const goOn = page.getByRole('button', { name: 'Go on with 45 rocks' });
  await expect.element(goOn).not.toBeInTheDocument();

  // The same file again, too soon. A try that is refused loses nothing.
  api.stub('GET /user/import', { rocks: Array.from({ length: 25 }, idOf).filter((id) => id !== 'rock-2') });
  const soon = [isTaken, refused(429, triedOften, { retryAfter: 0.1 })];
  api.stub('POST /user/import', () => soon.shift() ?? refused(429, triedOften, { retryAfter: 0.1 }));
  await bringIn(file);
  await says(`45 rocks wait. ${triedOften}`);
  await goOn.click();
  await says(`45 rocks wait. ${triedOften}`);
  expect(listed()).toEqual([`Rock 2: ${codeTaken}.`]);
  api.stub('GET /user/import', noConnection);
  await goOn.click();
  await says('Please check your connection and try again. 24 of your 70 rocks are here.');
  expect(listed()).toEqual([`Rock 2: ${codeTaken}.`]);

  api.stub('GET /user/import', { rocks: Array.from({ length: 25 }, idOf).filter((id) => id !== 'rock-2') });
  const parts = [cameIn(25), cameIn(20)];
  const rest = api.stub('POST /user/import', () => parts.shift() ?? noConnection);
  await goOn.click();
  await expect.element(page.getByLabelText('Bring in a ZIP')).toHaveFocus();
  await says('69 of your 70 rocks are here');
  // What was refused by name is not asked about once more.
  expect((await Promise.all(rest.map(rocksIn))).flat()).not.toContain('rock-2');
  expect(listed()).toEqual([`Rock 2: ${codeTaken}.`]);
  await expect.element(goOn).not.toBeInTheDocument();
});

test('rocks that came while they were sent, from another tab, are no change of this one', async () => {
  await show(<OwnData onLeave={() => true} />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  api.stub('POST /user/import', { known: 4, rocks: 0, steps: 0, photos: 0 });
  await bringIn(await archiveOf(4));
  await says('Your 4 rocks are here');
  await says('4 rocks were here by the time they were sent, perhaps from another tab.');
});

test('a failure of the server is no refusal of a rock, and what is there and left out by then is said', async () => {
  await show(<OwnData onLeave={() => true} />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  const answers = [
    refused(400, 'Rock 0 is wrong', { rocks: [{ rock: 'rock-0', why: en.ownData.photo }] }),
    cameIn(24),
    refused(503, 'Something we depend on is resting.'),
  ];
  api.stub('POST /user/import', () => answers.shift() ?? noConnection);
  await bringIn(await archiveOf(40));
  await says('Something we depend on is resting. 24 of your 40 rocks are here.');
  await says(`Rock 0: ${en.ownData.photo}.`);
  await expect.element(page.getByRole('button', { name: /^Go on/ })).not.toBeInTheDocument();
});

function Settings() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Settings</button>
      {isOpen && <OwnData onLeave={() => true} />}
    </>
  );
}

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an import goes on while its dialog is closed, and leaving the page is asked about', async () => {
  await show(<Settings />, aMember());
  const toggle = page.getByRole('button', { name: 'Settings' });
  api.stub('GET /user/import', { rocks: [] });
  const pending = [1, 2].map(() => Promise.withResolvers<Answer<'POST /user/import'>>());
  let sent = 0;
  api.stub('POST /user/import', () => pending[sent++]!.promise);
  await bringIn(await archiveOf(40));
  await says('0 of 40 rocks.');
  await toggle.click();
  await expect.element(page.getByText('0 of 40 rocks.', { exact: false })).not.toBeInTheDocument();
  pending[0]?.resolve(cameIn(25));
  expect(asksBeforeLeaving()).toBe(true);
  await toggle.click();
  await says('25 of 40 rocks.');
  await toggle.click();
  pending[1]?.resolve(cameIn(15));
  await says('Your 40 rocks are here');
  expect(asksBeforeLeaving()).toBe(false);
});

test('an import that ends with the session says how much came, and goes to no other page', async () => {
  await show(<Settings />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  const answers = [cameIn(25), refused(401, 'Unauthorized')];
  api.stub('POST /user/import', () => answers.shift() ?? noConnection);
  await bringIn(await archiveOf(40));
  await says(
    'You are signed out here, or somebody else has signed in. 25 of your 40 rocks came in. Sign in again and choose the same file: it goes on where it stopped.',
  );
  await expect
    .element(page.getByRole('link', { name: 'Sign in again' }))
    .toHaveAttribute('href', expect.stringContaining('/api/login'));
  // The dialog may close because another member is here by now.
  await page.getByRole('button', { name: 'Settings' }).click();
  await says('25 of your 40 rocks came in.');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('once another member is here, the rest of a file is not sent as theirs, and they see nothing of it', async () => {
  await show(<Settings />, aMember());
  api.stub('GET /user/import', { rocks: [] });
  const sent = api.stub('POST /user/import', () => {
    queryClient.setQueryData(currentMember.queryKey, aMember());
    return refused(400, 'Rock 0 is wrong', because('rock-0', en.ownData.photo));
  });
  await bringIn(await archiveOf(40));
  await says('You are signed out here, or somebody else has signed in. Nothing was brought in.');
  expect(sent).toHaveLength(1);
  await expect.element(page.getByRole('list', { name: 'Left out' })).not.toBeInTheDocument();
});

// The page about worn-off IDs: search, ask the painter, answer.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, noConnection, refused } from '../testing/api.ts';
import { choose, smallPhoto } from '../testing/choose.ts';
import { aLikelyRock, aMember, aQuestion, aRockPage } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const main = page.getByRole('main');
const heading = (name: string | RegExp) => main.getByRole('heading', { name });
const button = (name: string) => main.getByRole('button', { name });
const link = (name: string) => main.getByRole('link', { name });
const omaha = { town: 'Omaha', state: 'Nebraska', country: 'US' };
const found = {
  town: omaha,
  otherTowns: [{ ...omaha, state: 'Texas' }],
  rocks: [aLikelyRock(), aLikelyRock({ id: 'rock-2', name: 'Sunny' })],
  alike: 1,
  more: 3,
};

beforeEach(() => {
  api.stub('GET /questions', []);
  // As of one whose page is hidden.
  api.stub('GET /rocks/:id/page', refused(404));
});

test('a visitor says what they see, and is asked for the town alone', async () => {
  const search = api.stub('GET /worn-off', found);
  await openApp('/worn-off');
  await button('Look for it').click();
  await expect.element(main.getByLabelText('Near which town did you find it?')).toHaveFocus();
  await expect.element(main.getByRole('alert').filter({ hasText: en.questions.town })).toBeVisible();
  await userEvent.keyboard('omaha');
  await main.getByLabelText('What is on it? (optional)').fill(' red dots ');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Is it one of these?')).toHaveFocus();
  const month = new Date().toISOString().slice(0, 4);
  expect(Object.fromEntries(search[0]?.query ?? [])).toEqual({
    what: 'red dots',
    town: 'omaha',
    month: expect.stringContaining(month),
  });
  await expect.element(main.getByText('Hidden near Omaha, Nebraska, best matches first.')).toBeVisible();
  await expect.element(main.getByText('ann, May 5, 2026').first()).toBeVisible();
  await expect.element(heading('Others that are hidden there')).toBeVisible();
  await expect.element(main.getByText(/^3 more rocks are hidden there/)).toBeVisible();
  await link('Omaha, Texas').click();
  await expect.poll(() => search.at(-1)?.query.get('town')).toBe('Omaha, Texas');
  await link('This is it: Sunny').click();
  await expect
    .element(link('Sign in'))
    .toHaveAttribute('href', expect.stringMatching(/returnTo=%2Fworn-off%3F.*rock%3Drock-2/));
});

const none = { town: null, otherTowns: [], rocks: [], alike: 0, more: 0 };

test('a town that nobody knows is said at its field', async () => {
  api.stub('GET /worn-off', none);
  await openApp('/worn-off?town=Atlantis');
  await expect.element(main.getByLabelText('Near which town did you find it?')).toHaveFocus();
  await expect
    .element(main.getByRole('alert').filter({ hasText: 'We know no town that begins with ‘Atlantis’.' }))
    .toBeVisible();
});

test.for([
  ['', { ...none, town: omaha }, 'No rock is hidden near Omaha, Nebraska.'],
  [
    '&month=2020-05',
    { ...none, town: omaha },
    'By the end of May 2020 no rock was hidden near Omaha, Nebraska.',
  ],
  [
    '&what=unicorn',
    { ...found, alike: 0 },
    'No painter wrote of ‘unicorn’. Hidden near Omaha, Nebraska, the newest first.',
  ],
  ['', noConnection, /^The rocks could not be loaded\. We could not reach the server\./],
] as const)('what was found and what was not is said: %#', async ([search, answer, words]) => {
  api.stub('GET /worn-off', answer);
  await openApp(`/worn-off?town=omaha${search}`);
  await expect.element(main.getByText(words)).toBeVisible();
});

test('a member asks with a photo, which stays after a failure, and takes the question back', async () => {
  api.stub('GET /worn-off', found);
  let reply: typeof noConnection | { id: string } = noConnection;
  const ask = api.stub('POST /rocks/:id/questions', () => reply);
  api.stub('GET /questions/:id', aQuestion({ isAsked: false }));
  await openApp('/worn-off?town=omaha&rock=rock-1', aMember());
  await expect.element(heading('Is it Ladybug?')).toHaveFocus();
  await expect.element(button('Ask the painter')).not.toBeInTheDocument();
  await choose(main.getByLabelText('Your photo of it'), await smallPhoto());
  await button('Ask the painter').click();
  await expect.element(main.getByText(/Your photo is kept\./)).toBeVisible();
  reply = { id: 'question-1' };
  await button('Ask the painter').click();
  await expect.element(heading('We asked ann')).toBeVisible();
  const keys = ask.map(({ headers }) => headers.get('Idempotency-Key'));
  expect([new Set(keys).size, ask[1]?.form?.get('image') instanceof File]).toEqual([1, true]);
  await expect.element(heading('We asked ann')).toHaveFocus();
  expect(location.search).toBe('?town=omaha&question=question-1');
  const back = api.stub('DELETE /questions/:id', { removed: true });
  await button('Take the question back').click();
  await expect.element(heading('The ID is worn off')).toBeVisible();
  expect([back.length, location.search]).toEqual([1, '?town=omaha']);
});

test('a rock is asked about from its page', async () => {
  api.stub('GET /rocks/:id/page', aRockPage({ id: 'rock-1', name: 'Juniper', status: 'hidden' }));
  await openApp('/worn-off?rock=rock-1', aMember());
  await expect.element(heading('Is it Juniper?')).toBeVisible();
  await expect.element(main.getByLabelText('Your photo of it')).toBeInTheDocument();
});

test.for([
  [aRockPage({ status: 'found' }), [], en.questions.notHidden],
  [aRockPage({ status: 'hidden', isOwn: true }), [], en.questions.own],
  [aRockPage({ status: 'hidden' }), [aQuestion({ isAsked: false })], 'You have asked its painter already.'],
  [aRockPage({ status: 'hidden' }), [aQuestion({ isAsked: false, state: 'no' })], en.questions.saidNo],
] as const)('why a rock cannot be asked about: %#', async ([rock, own, words]) => {
  api.stub('GET /rocks/:id/page', rock);
  api.stub('GET /questions', [...own]);
  await openApp('/worn-off?rock=rock-1', aMember());
  await expect.element(main.getByRole('heading', { name: new RegExp(words) })).toBeVisible();
  await expect.element(main.getByLabelText('Your photo of it')).not.toBeInTheDocument();
});

test('what the server refuses is said where it was done', async () => {
  api.stub('GET /worn-off', found);
  api.stub('POST /rocks/:id/questions', refused(409, en.questions.saidNo));
  await openApp('/worn-off?town=omaha&rock=rock-1', aMember());
  await choose(main.getByLabelText('Your photo of it'), await smallPhoto());
  await button('Ask the painter').click();
  await expect.element(main.getByText(en.questions.saidNo)).toBeVisible();
});

test('a painter says yes, hears what that means, and says thanks', async () => {
  let state: 'open' | 'yes' = 'open';
  api.stub('GET /questions/:id', () =>
    state === 'open' ? aQuestion() : aQuestion({ state, photoUrl: null, seq: 2 }),
  );
  const answer = api.stub('POST /questions/:id/answer', () => {
    state = 'yes';
    return { isMine: true };
  });
  await openApp('/worn-off?question=question-1', aMember());
  await expect.element(heading('Is this yours?')).toBeVisible();
  await expect.element(main.getByText(/ben found a rock whose ID is worn off/)).toBeVisible();
  await button('Yes, it is mine').click();
  await expect.element(heading('Ladybug was found')).toHaveFocus();
  expect(answer.map(({ json }) => json)).toEqual([{ isMine: true }]);
  const thanks = api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await button('Say thanks to ben').click();
  await expect.element(main.getByText('You said thanks')).toBeVisible();
  expect(thanks[0]?.param).toEqual({ id: 'rock-1', seq: '2' });
});

test.for([
  [aQuestion({ state: 'no', photoUrl: null }), 'Thank you for looking'],
  [aQuestion({ state: 'over' }), 'There is nothing left to answer'],
  [aQuestion({ isAsked: false, state: 'yes', photoUrl: null, seq: 2 }), 'You found Ladybug!'],
  [aQuestion({ isAsked: false, state: 'no', photoUrl: null }), 'It is not Ladybug'],
  [aQuestion({ isAsked: false, state: 'over' }), 'Ladybug has moved on'],
] as const)('a question that is settled is %s', async ([question, title]) => {
  api.stub('GET /questions/:id', question);
  await openApp('/worn-off?question=question-1', aMember());
  await expect.element(heading(title)).toBeVisible();
  await expect.element(button('Yes, it is mine')).not.toBeInTheDocument();
});

test('a finder who was confirmed sees the ID to write on the rock, and hides it again', async () => {
  const held = { foundRockId: 'find-1', laserEngraverId: 'K7M2QX9RK', timesFound: 3 };
  api.stub('GET /questions/:id', aQuestion({ isAsked: false, state: 'yes', photoUrl: null, held }));
  await openApp('/worn-off?question=question-1', aMember());
  await expect.element(main.getByText('K7M-2QX-9RK')).toBeVisible();
  await expect
    .element(link('Hide it again'))
    .toHaveAttribute('href', '/my-rocks?tab=rehide&action=hide&rockId=find-1');
});

test('a question of others is no longer here', async () => {
  api.stub('GET /questions/:id', refused(404, en.questions.gone));
  await openApp('/worn-off?question=question-1', aMember());
  await expect.element(main.getByText('This question is no longer here.')).toBeVisible();
});

test('own questions are listed with what became of them', async () => {
  api.stub('GET /questions', [aQuestion({ isAsked: false }), aQuestion({ id: 'question-2', state: 'no' })]);
  await openApp('/worn-off', aMember());
  const list = main.getByRole('region', { name: 'You have asked about' });
  await expect.element(list.getByText('Waiting for its painter')).toBeVisible();
  await expect.element(list.getByText('No, yours is another one')).toBeVisible();
});

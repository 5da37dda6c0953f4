// What else happens to a rock: missed, handed on, kept, back home, retired.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AnswerKeeper } from './answer-keeper.tsx';
import EndJourney from './end-journey.tsx';
import NotThere from './not-there.tsx';
import { WhereaboutsNote } from './whereabouts-note.tsx';
import WithMe from './with-me.tsx';
import { missingWords, whereaboutsWords as words } from '../../schema/whereabouts.ts';
import { api, refused } from '../testing/api.ts';
import { aFoundRock, aMember, anOwnRock, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const rock = aRock({ id: 'pebble', name: 'Pebble' });

test('who looked for a rock says that it is not there, hears what comes of it, and takes it back', async () => {
  api.stub('PUT /rocks/:id/absence', { isMissed: true, isMissing: true });
  const back = api.stub('DELETE /rocks/:id/absence', { isMissed: false, isMissing: false });
  await show(<NotThere rock={rock} />, aMember());
  await button('I looked for Pebble, and it is not there').click();
  const answer = page.getByText(/marked as perhaps gone/);
  await expect.element(answer).toHaveFocus();
  await button('Undo').click();
  await expect.element(button('I looked for Pebble, and it is not there')).toBeVisible();
  expect(back).toHaveLength(1);
});

test('visitors are not asked', async () => {
  await show(<NotThere rock={rock} />);
  expect(button(/not there/).elements()).toEqual([]);
});

test('a holder hands a rock on and sees until when, or asks whether they may keep it', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const handing = api.stub('PUT /rocks/:id/hand-on', { until });
  api.stub('POST /rocks/:id/keep', refused(409, words.declined));
  const found = aFoundRock();
  await show(<WithMe found={found}>{null}</WithMe>, aMember());
  await button('Hand it on').click();
  expect(handing).toHaveLength(1);
  await button('Ask whether I may keep it').click();
  await expect.element(page.getByText(words.declined)).toBeVisible();
});

test('what was asked and until when it is handed on is said', async () => {
  const handingUntil = new Date(Date.now() + 3_600_000).toISOString();
  await show(
    <WithMe found={{ ...aFoundRock(), handingUntil, keeping: 'granted' }}>{null}</WithMe>,
    aMember(),
  );
  await expect.element(page.getByText(/takes it over from you/)).toBeVisible();
  await expect.element(page.getByText('It is yours to keep, with thanks.')).toBeVisible();
  await expect.element(button('Do not hand it on')).toBeVisible();
});

test('a painter ends a journey, takes that back, and reads what is said of a rock', async () => {
  const sent = api.stub('PUT /rocks/:id/rest', { rest: 'retired' });
  await show(
    <>
      <WhereaboutsNote isMissing />
      <EndJourney rock={anOwnRock({ id: 'pebble', status: 'hidden' })} />
    </>,
    aMember(),
  );
  await expect.element(page.getByText(`${missingWords}.`)).toBeVisible();
  await button('End Journey').click();
  await button('Undo').click();
  await expect.poll(() => sent.map(({ json }) => json)).toEqual([{ rest: 'retired' }, { rest: null }]);
});

test('a painter answers who would like to keep a rock', async () => {
  const sent = api.stub('POST /rocks/:id/keep/answer', { keeping: 'granted' });
  await show(<AnswerKeeper rock={rock} />, aMember());
  await button('Yes, keep it').click();
  await expect.element(page.getByText(/You said yes/)).toHaveFocus();
  expect(sent[0]?.json).toEqual({ isYes: true });
});

// What else happens to a rock: missed, handed on, kept, back home, retired.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AnswerKeeper } from './answer-keeper.tsx';
import EndJourney from './end-journey.tsx';
import NotThere from './not-there.tsx';
import { WhereaboutsNote } from './whereabouts-note.tsx';
import { whereaboutsLimits } from '../../schema/whereabouts.ts';
import { forgetWritesOf, keepWrite } from '../outbox/kept-write.ts';
import { api } from '../testing/api.ts';
import { aKeptWrite, aMember, anOwnRock, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

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

test('without a network it waits in the outbox, and is not asked again', async () => {
  const member = aMember();
  await keepWrite(aKeptWrite({ memberId: member.id, kind: 'absence', path: '/api/rocks/pebble/absence' }));
  await show(<NotThere rock={rock} />, member);
  await expect.element(page.getByText(/waits for a connection/)).toBeVisible();
  expect(button(/not there|Undo/).elements()).toEqual([]);
  await forgetWritesOf(member.id);
});

test('visitors are not asked', async () => {
  await show(<NotThere rock={rock} />);
  expect(button(/not there/).elements()).toEqual([]);
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
  await expect
    .element(page.getByText(`${en.whereabouts.missing(whereaboutsLimits.absences)}.`))
    .toBeVisible();
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

// Words at a find, in the journey: the finder's line, the painter's thanks, and who can say them.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetWritesOf, keepWrite } from '../outbox/kept-write.ts';
import { hearOfOutbox } from '../outbox/watch.ts';
import { keptWords } from '../outbox/words.ts';
import { queryClient } from '../query-client.ts';
import { api, noConnection } from '../testing/api.ts';
import { aKeptWrite, aMember, aNeighbour, anEntry, aRock } from '../testing/make.ts';
import { stubJourneys } from '../testing/pages.ts';
import { show } from '../testing/render.tsx';
import { JourneyTimeline } from './journey-timeline.tsx';
import { LeaveLine } from './leave-line.tsx';
import TrackOnMapDialog from './track-on-map-dialog.tsx';

const painter = aMember();
const finder = aNeighbour({ username: 'cy' });
const aFind = (changes = {}) => anEntry({ seq: 2, actionType: 'found', user: finder, ...changes });
const rockOf = (...finds: ReturnType<typeof aFind>[]) =>
  aRock({
    id: 'r1',
    name: 'Traveler',
    owner: aNeighbour({ id: painter.id }),
    locations: [...finds, anEntry({ seq: 1 })],
  });

const thank = page.getByRole('button', { name: 'Say thanks to cy', exact: true });

test('everybody reads what finder and painter said', async () => {
  const rock = rockOf(
    aFind({ seq: 4, thanks: '', line: 'By the pond' }),
    aFind({ seq: 2, thanks: 'So far it went' }),
  );
  stubJourneys([rock]);
  await show(<JourneyTimeline rock={rock} />, aMember());
  const entries = page.getByRole('listitem');
  await expect.element(entries.nth(0)).toMatchTextContent(/“By the pond”The painter says thanksReport$/);
  await expect.element(entries.nth(1)).toMatchTextContent(/The painter says thanks: “So far it went”Report$/);
  await expect.element(thank).not.toBeInTheDocument();
});

test('the finder is addressed', async () => {
  const rock = rockOf(aFind({ thanks: 'Well done' }));
  stubJourneys([rock]);
  await show(<JourneyTimeline rock={rock} />, aMember({ id: finder.id }));
  await expect.element(page.getByText('The painter thanks you')).toBeVisible();
});

test('others report a name or words at a find, and say which', async () => {
  const rock = rockOf(aFind({ line: 'Rude', thanks: 'Ruder', notes: '' }));
  stubJourneys([rock]);
  const reports = api.stub('POST /reports', { subject: 'line', subjectId: 'r1.2' });
  await show(<JourneyTimeline rock={rock} />, aMember());
  await page.getByRole('button', { name: 'Report words at this find by cy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report words at this entry' });
  const what = dialog.getByRole('group', { name: 'What do you report?' });
  await expect.element(what).toMatchTextContent(/\?The name cyWhat the finder saidThe thanks$/);
  await dialog.getByRole('radio', { name: 'It is unkind or hurtful' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Please choose what you report')).toBeVisible();
  await what.getByRole('radio', { name: 'What the finder said' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(reports[0]?.json).toMatchObject({ subject: 'line', subjectId: 'r1.2', reason: 'unkind' });
});

test.each([
  ['the painter', painter, 'Remove the words of cy', { line: 'Rude' }],
  ['the finder', aMember({ id: finder.id }), 'Remove the words of the painter', { thanks: 'Rude' }],
  ['the administrator', aMember({ isAdmin: true }), 'Remove the words of cy', { line: 'Rude' }],
])('%s removes rude words', async (_, member, name, words) => {
  stubJourneys([rockOf(aFind(words))]);
  const [what] = Object.keys(words);
  const removed = api.stub(`PUT /rocks/:id/journey/:seq/${what === 'line' ? 'line' : 'thanks'}`, {
    line: '',
  });
  await show(<JourneyTimeline rock={rockOf(aFind(words))} />, member);
  const button = page.getByRole('button', { name });
  await expect.element(button).toBeVisible();
  stubJourneys([rockOf(aFind())]);
  await button.click();
  await expect.element(page.getByText('Rude')).not.toBeInTheDocument();
  expect(removed.map(({ json }) => json)).toEqual([{ line: '' }]);
});

test('nobody else is offered to remove words', async () => {
  stubJourneys([rockOf(aFind({ line: 'Rude', thanks: 'Rude too' }))]);
  await show(<JourneyTimeline rock={rockOf(aFind())} />, aMember());
  await expect.element(page.getByText(/Rude too/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('the painter thanks from the journey, but neither themselves nor a deleted member', async () => {
  const rock = rockOf(
    aFind({ id: 'e4', seq: 4 }),
    aFind({ seq: 3, user: aNeighbour({ id: painter.id }) }),
    aFind({ seq: 2, user: null }),
  );
  stubJourneys([rock]);
  const thanked = api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await show(<JourneyTimeline rock={rock} />, painter);
  await expect.element(thank).toBeVisible();
  expect(page.getByRole('button', { name: /^(Say thanks|Add a line)/ }).elements()).toHaveLength(2);
  stubJourneys([rockOf(aFind({ id: 'e4', seq: 4, thanks: '' }))]);
  await thank.click();
  await expect.element(page.getByText('You said thanks')).toHaveFocus();
  expect(thanked.map(({ param }) => param)).toEqual([{ id: 'r1', seq: '4' }]);
});

test('a long journey scrolls, is whole while a line is written, and then shows what was said', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aFind({ id: `e${index}`, seq: 13 - index }));
  const rock = rockOf(...many);
  stubJourneys([rock]);
  api.stub('PUT /rocks/:id/journey/:seq/thanks', ({ json }) => json as { line: string });
  await show(<JourneyTimeline rock={rock} />, painter);
  const box = page.getByRole('region', { name: 'Rock Journey Timeline' });
  await expect.element(box).toBeVisible();
  const hidden = () => box.element().scrollHeight - box.element().clientHeight;
  expect(box.element().clientHeight).toBe(384);
  expect(hidden()).toBeGreaterThan(0);
  const add = page.getByRole('button', { name: 'Add a line to cy' }).nth(9);
  await add.click();
  expect(hidden()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(add).toHaveFocus();
  await expect.element(add).toBeInViewport();
  expect(hidden()).toBeGreaterThan(0);
  await add.click();
  await userEvent.keyboard('So far{Enter}');
  const said = page.getByText('You said thanks: “So far”');
  await expect.element(said).toHaveFocus();
  expect(hidden()).toBeGreaterThan(0);
  const bottom = said.element().getBoundingClientRect().bottom;
  expect(bottom).toBeLessThanOrEqual(box.element().getBoundingClientRect().bottom);
});

test('thanks that did not arrive can be said again', async () => {
  const rock = rockOf(aFind());
  stubJourneys([rock]);
  api.stub('PUT /rocks/:id/journey/:seq/thanks', noConnection);
  await show(<JourneyTimeline rock={rock} />, painter);
  await thank.click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'could not reach the server' }))
    .toBeVisible();
  api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await thank.click();
  await expect.element(page.getByText('You said thanks')).toBeVisible();
});

test('Track on Map shows the line in its list and below the map, and thanks are said without choosing the stop', async () => {
  const rock = rockOf(aFind({ line: 'By the pond' }));
  // The caption is there from two stops on.
  const journey = { ...rock, locations: [anEntry({ seq: 3, latitude: 42 }), ...rock.locations] };
  stubJourneys([journey]);
  api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={journey} />, painter);
  const line = page.getByRole('list', { name: 'Stops, newest first' }).getByRole('listitem').nth(1);
  await expect.element(line).toMatchTextContent('“By the pond”');
  await line.getByRole('button', { name: 'Say thanks to cy', exact: true }).click();
  await expect.element(line.getByText('You said thanks')).toBeVisible();
  const stop = line.getByRole('button', { name: /^Elmwood Park/ });
  await expect.element(stop).toHaveAttribute('aria-pressed', 'false');
  await stop.click();
  expect(page.getByText(/^“By the pond”/).elements()).toHaveLength(2);
});

const open = page.getByRole('button', { name: 'Leave a line for the painter' });
const field = page.getByRole('textbox', { name: 'Leave a line for the painter' });
const send = page.getByRole('button', { name: 'Send' });
const leave = { rockId: 'r1', seq: 2 };

test('a finder leaves a line, changes it and takes it away', async () => {
  stubJourneys([rockOf(aFind())]);
  const left = api.stub('PUT /rocks/:id/journey/:seq/line', ({ json }) => json as { line: string });
  await show(<LeaveLine find={leave} isNew />, aMember());
  await open.click();
  await expect.element(field).toHaveFocus();
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('By the pond {Enter}');
  const said = page.getByText('The painter reads: “By the pond”');
  await expect.element(said).toBeVisible();
  const change = page.getByRole('button', { name: 'Change' });
  expect(change.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    said.element().getBoundingClientRect().bottom,
  );
  await change.click();
  await expect.element(field).toHaveValue('By the pond');
  await field.fill('');
  await send.click();
  await expect.element(page.getByText('Your line is gone.')).toBeVisible();
  expect(left.map(({ param, json }) => [param['seq'], json])).toEqual([
    ['2', { line: 'By the pond' }],
    ['2', { line: '' }],
  ]);
});

test('later the field begins with the line that is there', async () => {
  stubJourneys([rockOf(aFind({ line: 'By the pond' }))]);
  await show(<LeaveLine find={leave} />, aMember());
  await open.click();
  await expect.element(field).toHaveValue('By the pond');
  await expect.element(field).toHaveFocus();
});

test('a line that is too long or did not arrive is said at its field', async () => {
  api.stub('PUT /rocks/:id/journey/:seq/line', noConnection);
  await show(<LeaveLine find={leave} isNew />, aMember());
  await open.click();
  await field.fill('🪨'.repeat(141));
  await expect
    .element(page.getByText('This is 1 too many: a line has at most 140 characters.'))
    .toBeVisible();
  await expect.element(send).toBeDisabled();
  await field.fill('🪨'.repeat(140));
  await send.click();
  await expect.element(page.getByText(/could not reach the server/)).toBeVisible();
  await expect.element(field).toHaveValue('🪨'.repeat(140));
});

test('what waits for a connection stands in its place, with a note', async () => {
  stubJourneys([rockOf(aFind())]);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({ controller: {} } as ServiceWorkerContainer);
  const waits = async (kind: 'line' | 'thanks', text: string) => {
    const path = `/api/rocks/r1/journey/2/${kind}`;
    await keepWrite(aKeptWrite({ kind, path, text, memberId: painter.id }));
    hearOfOutbox(queryClient, { type: 'outbox' });
  };
  api.stub('PUT /rocks/:id/journey/:seq/thanks', noConnection);
  await show(<JourneyTimeline rock={rockOf(aFind())} />, painter);
  await thank.click();
  await expect.element(page.getByText(keptWords.description)).toBeVisible();
  await waits('thanks', '');
  await expect
    .element(page.getByText(/^You said thanks/))
    .toMatchTextContent(/thanksWaiting for a connection$/);
  await expect.element(page.getByText(/^You said thanks/)).toHaveFocus();
  await waits('line', 'By the pond');
  await expect.element(page.getByText(/^“By the pond”/)).toMatchTextContent(/”.*Waiting for a connection$/);
  await forgetWritesOf(painter.id);
  vi.restoreAllMocks();
});

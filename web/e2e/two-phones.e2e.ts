import type { Page } from '@playwright/test';
import { formatCode } from '../../schema/codes.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { Notification } from '../../schema/notifications.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import { becomeMember, expect, phone, test } from './fixtures.ts';
import { elmwood, hideRock, registerRock, type TestRock } from './rocks.ts';

test.use({
  viewport: phone,
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: { latitude: 41.26, longitude: -95.94, accuracy: 8 },
});

const minute = 60_000;
const outboxOf = (page: Page) => page.getByRole('region', { name: 'Outbox' });

/** As the field for a moment has it, in the time zone of the page. */
const momentAgo = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const then = new Date(Date.now() - ms);
    return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, minutes * minute);

/** A phone that keeps what it sees. */
async function turnOn(page: Page): Promise<void> {
  await becomeMember(page, { isFirstLogin: false });
  await page.goto('/my-rocks');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('answers-for-member')).keys()).length))
    .toBeGreaterThan(5);
}

async function finds(page: Page, code: string, minutes: number): Promise<void> {
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Rock ID' }).fill(code);
  await dialog.getByRole('button', { name: 'It was earlier' }).click();
  await dialog.getByLabel('When?').fill(await momentAgo(page, minutes));
  await dialog.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function hides(page: Page, place: string, minutes: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue('41.26');
  await dialog.getByLabel('Location Name').fill(place);
  await dialog.getByRole('button', { name: 'It was earlier' }).click();
  await dialog.getByLabel('When?').fill(await momentAgo(page, minutes));
  await dialog.getByRole('button', { name: 'Log Rehide' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Hides again what was found without a network. */
async function hidesAgain(page: Page, code: string, place: string, minutes: number): Promise<void> {
  await outboxOf(page)
    .getByRole('listitem')
    .filter({ hasText: `A find: ${formatCode(code)}` })
    .getByRole('button', { name: 'Hide it again' })
    .click();
  await hides(page, place, minutes);
}

const goesOffline = (page: Page, is: boolean) => page.context().setOffline(is);

async function sends(page: Page): Promise<void> {
  await goesOffline(page, false);
  await expect(outboxOf(page)).toHaveCount(0, { timeout: 40_000 });
}

const stateOf = async (page: Page, { id }: TestRock) => {
  const journey = (await (await page.request.get(`/api/rocks/${id}/journey`)).json()) as JourneyEntry[];
  const { miles, timesFound } = (await (await page.request.get(`/api/rocks/${id}/page`)).json()) as RockPage;
  return {
    entries: journey.map(({ actionType, locationName }) => `${actionType} ${locationName}`),
    miles,
    timesFound,
  };
};

test('two phones, one rock, both without a network: whoever is first to have one again, the journey is the same', async ({
  page: ann,
  browser,
  newMember,
}) => {
  test.slow();
  const painter = await newMember();
  const context = await browser.newContext();
  const ben = await context.newPage();
  for (const one of [ann, ben]) await turnOn(one);
  const hidden = async (name: string) => {
    const rock = await registerRock(painter, name);
    const happenedAt = new Date(Date.now() - 600 * minute).toISOString();
    await hideRock(painter, rock.id, { ...elmwood, happenedAt });
    return rock;
  };
  const states: unknown[] = [];

  await test.step('Ben, who had the rock after Ann, is first', async () => {
    const rock = await hidden('Lantern');
    for (const one of [ann, ben]) await goesOffline(one, true);
    await finds(ann, rock.code, 400);
    await hidesAgain(ann, rock.code, 'Behind the mill', 300);
    await finds(ben, rock.code, 200);
    await hidesAgain(ben, rock.code, 'By the pond', 100);
    await sends(ben);
    await sends(ann);
    states.push(await stateOf(ann, rock));
  });

  await test.step('Ben comes between the find and the rehide of Ann: both hear of it, and he tries again', async () => {
    const rock = await hidden('Fern');
    const happenedAt = new Date(Date.now() - 400 * minute).toISOString();
    const data = { laserEngraverId: rock.code, happenedAt };
    expect((await ann.request.post('/api/rocks/find', { data })).status()).toBe(200);
    await ann.goto('/my-rocks?tab=rehide');
    await expect(ann.getByRole('article', { name: 'Fern' })).toBeVisible();
    for (const one of [ann, ben]) await goesOffline(one, true);
    await ann.getByRole('article', { name: 'Fern' }).getByRole('button', { name: 'Rehide Rock' }).click();
    await hides(ann, 'Behind the mill', 300);
    await finds(ben, rock.code, 200);
    await hidesAgain(ben, rock.code, 'By the pond', 100);
    await goesOffline(ben, false);
    const refused = outboxOf(ben).getByText('Somebody else has found it before you.');
    await expect(refused).toBeVisible({ timeout: 40_000 });
    const news = await ann.request.get('/api/notifications');
    expect(((await news.json()) as Notification[])[0]?.kind).toBe('contested');
    await sends(ann);
    await outboxOf(ben).getByRole('button', { name: 'Try again' }).first().click();
    await expect(outboxOf(ben)).toHaveCount(0, { timeout: 40_000 });
    states.push(await stateOf(ann, rock));
  });

  expect(states[0]).toMatchObject({
    entries: [
      'hidden By the pond',
      'found Behind the mill',
      'hidden Behind the mill',
      'found Elmwood Park',
      'hidden Elmwood Park',
    ],
    timesFound: 2,
  });
  expect(states).toEqual([states[0], states[0]]);
  await context.close();
});

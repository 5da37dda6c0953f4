// Creates rocks through the API as the signed-in member, for end-to-end tests of other features.
import type { Page } from '@playwright/test';
import type { FoundRock } from '../../schema/finds.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { expect, retried, type Asking } from './fixtures.ts';

export interface TestRock {
  id: string;
  name: string;
  code: string;
}

/** Registers a rock that stays with its owner. */
export async function registerRock(
  owner: Asking,
  name = 'Sunny',
  code: string = issueCode(),
): Promise<TestRock> {
  const answer = await owner.request.post('/api/rocks', {
    multipart: { name, laserEngraverId: code },
    ...retried,
  });
  expect(answer.status()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return { id, name, code };
}

/** Registers and hides a rock. */
export async function hiddenRock(owner: Asking, name?: string, code?: string): Promise<TestRock> {
  const rock = await registerRock(owner, name, code);
  await hideRock(owner, rock.id);
  return rock;
}

export const elmwood = { latitude: 41.25, longitude: -95.93, locationName: 'Elmwood Park' };

export async function hideRock(
  owner: Asking,
  rockId: string,
  place: typeof elmwood & { happenedAt?: string } = elmwood,
): Promise<void> {
  const answer = await owner.request.post(`/api/rocks/${rockId}/locations`, {
    multipart: { ...place, actionType: 'hidden' },
    ...retried,
  });
  expect(answer.status()).toBe(200);
}

/** @returns the comment's id */
export async function commentOn(writer: Asking, rockId: string, content: string): Promise<string> {
  const data = { interactionType: 'comment', content };
  const answer = await writer.request.post(`/api/rocks/${rockId}/interactions`, { data });
  expect(answer.status()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** @returns the HTTP status */
export async function findByCode(finder: Asking, code: string): Promise<number> {
  const answer = await finder.request.post('/api/rocks/find', {
    data: { laserEngraverId: code },
    ...retried,
  });
  return answer.status();
}

/** Finds a hidden rock and hides it again three metres away: slow enough for rankings to count it. */
export async function moveRock(finder: Asking, code: string, locationName: string): Promise<void> {
  expect(await findByCode(finder, code)).toBe(200);
  const held: FoundRock[] = await (await finder.request.get('/api/rocks/rehide')).json();
  const found = held.find(({ laserEngraverId }) => laserEngraverId === code);
  const data = { latitude: elmwood.latitude + 0.00003, longitude: elmwood.longitude, locationName };
  const rehidden = await finder.request.post(`/api/rocks/${found?.id}/rehide`, { data });
  expect(rehidden.status()).toBe(200);
}

/** Hides a registered rock in the app, at a place that is typed in. */
export async function hideByHand(page: Page, name: string, code: string): Promise<void> {
  await page.goto(`/my-rocks?action=hide&rockId=${code}`);
  const dialog = page.getByRole('dialog', { name: `Hide ${name}` });
  await dialog.getByText('Enter by hand').click();
  await dialog.getByLabel('Latitude').fill('41.2565');
  await dialog.getByLabel('Longitude').fill('-95.9345');
  await dialog.getByLabel('Location Name').fill('Elm by the gate');
  await dialog.getByRole('button', { name: 'Log Hide' }).click();
}

// Rocks for stories that are about something else: made through the API, by whoever is signed in on a page.
import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { expect } from './fixtures.ts';

export interface StoryRock {
  id: string;
  name: string;
  code: string;
}

/** A rock that is with its owner. */
export async function registerRock(
  page: Page,
  name = 'Sunny',
  code: string = issueCode(),
): Promise<StoryRock> {
  const { id } = await post(page, '/api/rocks', { name, laserEngraverId: code, description: '', status: '' });
  return { id, name, code };
}

/** A rock that waits in its place. */
export async function hiddenRock(page: Page, name?: string, code?: string): Promise<StoryRock> {
  const rock = await registerRock(page, name, code);
  await hideRock(page, rock.id);
  return rock;
}

const elmwood = { latitude: 41.25, longitude: -95.93, locationName: 'Elmwood Park' };

export async function hideRock(page: Page, rockId: string, place = elmwood): Promise<void> {
  await post(page, `/api/rocks/${rockId}/locations`, {
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    locationName: place.locationName,
    actionType: 'hidden',
  });
}

/** Gives the status of the answer. */
export async function findByCode(page: Page, code: string): Promise<number> {
  return page.evaluate(async (laserEngraverId) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ laserEngraverId });
    return (await fetch('/api/rocks/find', { method: 'POST', headers, body })).status;
  }, code);
}

async function post(page: Page, path: string, fields: Record<string, string>): Promise<{ id: string }> {
  const answer = await page.evaluate(
    async ([path, fields]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const response = await fetch(path, { method: 'POST', body: form });
      return { status: response.status, body: (await response.json()) as { id: string } };
    },
    [path, fields] as const,
  );
  expect(answer, path).toMatchObject({ status: 200 });
  return answer.body;
}

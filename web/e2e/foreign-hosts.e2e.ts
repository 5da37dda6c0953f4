import { expect, test } from './fixtures.ts';

// Every test fails if its browser asks a foreign host: see `foreign` in fixtures.ts.
test('a page that asks a foreign host is noticed, and not answered', async ({ page, foreign }) => {
  await expect(page.goto('https://foreign.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  expect(foreign.splice(0)).toEqual(['https://foreign.example/']);
});

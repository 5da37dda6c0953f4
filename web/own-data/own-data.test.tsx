// 'Your data' in the settings: a download that is refused, and an archive that is refused or brought in.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownDataWords } from '../../schema/own-data.ts';
import { api, refused } from '../testing/api.ts';
import { choose } from '../testing/choose.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { OwnData } from './own-data.tsx';

const zip = new File(['PK'], 'rockabout.zip', { type: 'application/zip' });
const bringIn = () => choose(page.getByLabelText('Bring in a ZIP'), zip);

test('an archive is brought in once the account is empty', async () => {
  await show(<OwnData />, aMember());
  api.stub('POST /user/import', refused(409, ownDataWords.notEmpty));
  await bringIn();
  await expect.element(page.getByText(ownDataWords.notEmpty)).toBeVisible();
  const sent = api.stub('POST /user/import', { rocks: 3, steps: 12, photos: 1 });
  await bringIn();
  await expect.element(page.getByText('Your 3 rocks are here')).toBeVisible();
  await expect
    .element(page.getByText('12 steps of their journeys and 1 photo came along', { exact: false }))
    .toBeVisible();
  expect(sent[0]?.headers.get('Content-Type')).toBe('application/zip');
});

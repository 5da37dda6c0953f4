import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sharedPhoto } from '../../schema/offline.ts';
import { takeSharedPhoto as takeFromForm } from '../service-worker/shared-photo.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { RegisterForm } from './register-form.tsx';
import { takeSharedPhoto } from './shared-photo.ts';

/** As another app sends it to the installed one. */
async function share(photo: File | string): Promise<Response> {
  const body = new FormData();
  body.append('photo', photo);
  return takeFromForm(new Request(sharedPhoto.path, { method: 'POST', body }));
}

async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 40);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Ladybird é.png', {
    type: 'image/png',
  });
}

test('a shared photo is in the form, once', async () => {
  const answer = await share(await aPhoto());
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${location.origin}/register-rock`]);
  await show(<RegisterForm member={aMember()} code={undefined} />, aMember());
  await expect.element(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  expect(await takeSharedPhoto()).toBeNull();
});

test('it keeps its name and type; what is no file is left out', async () => {
  await share(await aPhoto());
  expect(await takeSharedPhoto()).toMatchObject({ name: 'Ladybird é.png', type: 'image/png' });
  expect((await share('no file')).status).toBe(303);
  expect(await takeSharedPhoto()).toBeNull();
});

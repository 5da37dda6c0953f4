import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { encode } from 'uqr';
import { RockLabel } from '../labels/rock-label.tsx';
import { expect, expectAccessibleEverywhere, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';
import { watch } from './watched.ts';
import '../testing/drawn-words.ts';
import * as en from '../../schema/words/en/index.ts';

/** A photo of a drawing that lies askew on a rock. */
async function photoOf(svg: string) {
  const drawn = await sharp(Buffer.from(svg), { density: 500 })
    .resize({ width: 420 })
    .rotate(14, { background: '#0000' })
    .png()
    .toBuffer();
  const buffer = await sharp('web/public/painted/whale.jpg')
    .resize(1200, 900, { fit: 'cover' })
    .composite([{ input: drawn }])
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

test('a finder scans a label on the page of labels, where the decoder comes from this site', async ({
  page,
  newMember,
  baseURL,
}) => {
  const rock = await hiddenRock(await newMember(), 'Marigold');
  const watched = await watch(page);
  const decoders: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.wasm')) decoders.push(`${pathname} ${response.headers()['content-type']}`);
  });

  // Another page may not use the camera, so the link in its dialog loads the one that may.
  await page.goto('/contact');
  expect(
    await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(String, String),
    ),
  ).toMatch(/CSP|Content Security/i);
  watched.ran.length = 0;
  await page
    .getByRole('button', { name: /^Found Rock/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: en.scanner.label }).click();
  const panel = page.getByRole('region', { name: en.scanner.label });
  await expect(panel).toBeVisible();
  // Chromium has no camera here.
  await expect(panel.getByRole('button', { name: en.scanner.retry })).toBeVisible();
  await expectAccessibleEverywhere(page);
  expect(decoders).toEqual([]);

  const photo = panel.getByLabel(en.scanner.photo);
  const { data, size } = encode('https://paybyphone.com/l/65005', { border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  await photo.setInputFiles(
    await photoOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/></svg>`,
    ),
  );
  await expect(panel.getByText('This is a parking meter.')).toBeVisible();
  const site = { name: 'Rockabout', origin: baseURL ?? '' };
  await photo.setInputFiles(
    await photoOf(renderToStaticMarkup(createElement(RockLabel, { code: rock.code, site }))),
  );
  await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  await expect(page.getByText('Marigold', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/nfc-scan?rockId=${rock.code}`);
  await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(rock.code);
  expect(decoders).toEqual([expect.stringMatching(/^\/assets\/zxing_reader-\w+\.wasm application\/wasm$/)]);
  expect(watched.ran).toEqual([]);
});

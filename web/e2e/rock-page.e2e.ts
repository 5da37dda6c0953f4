import type { Page } from '@playwright/test';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { rockWithPhoto } from './administration.ts';
import { appDrawn, desk, expect, expectAccessible, expectFits, holdBack, phone, test } from './fixtures.ts';
import { commentOn, hideRock, moveRock } from './rocks.ts';

/** Positions and sizes of the parts of the page. */
const boxes = (page: Page) =>
  page.evaluate(
    (parts) =>
      Object.fromEntries(
        parts.map((part) => {
          const { x, y, width, height } =
            document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [part, [x, y, width, height].map(Math.round)];
        }),
      ),
    ['header', 'h1', 'main img', 'main form', '#journey', '#journey ol', '#quick-links', 'footer'],
  );

test('everybody can read, share and find a rock by its page, and its painter can take it back', async ({
  page,
  newMember,
}) => {
  const [owner, finder] = [await newMember(), await newMember()];
  const rock = await rockWithPhoto(owner, 'Harbour Whale');
  await hideRock(owner, rock.id);
  await moveRock(finder, rock.code, 'Behind the kiosk');
  await commentOn(finder, rock.id, 'What a whale');
  const path = `/rocks/${rock.id}`;

  await test.step('a program that shows previews reads it, and gets its picture', async () => {
    const html = await (await page.request.get(path)).text();
    const { result } = await ogs({ html });
    expect(result).toMatchObject({
      success: true,
      ogTitle: 'Harbour Whale · Rockabout',
      ogDescription: expect.stringMatching(/^A painted rock by .* 2 hands, 1 country\. Hidden near Omaha/),
      ogUrl: expect.stringMatching(new RegExp(`${path}$`)),
      twitterCard: 'summary_large_image',
      jsonLD: [expect.objectContaining({ '@type': 'VisualArtwork', name: 'Harbour Whale' })],
    });
    const picture = await page.request.get(result.ogImage?.[0]?.url ?? '');
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(await (await page.request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    expect(await (await page.request.get('/sitemap-1.xml')).text()).toContain(path);
    for (const secret of [rock.code, 'kiosk', 'Elmwood', '41.25003']) expect(html).not.toContain(secret);
  });

  for (const viewport of [phone, desk]) {
    await test.step(`the app takes it over without a shift at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport);
      const unblock = await holdBack(page, '**/assets/index-*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: 'Harbour Whale' })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await page
        .getByRole('img', { name: 'Harbour Whale' })
        .evaluate((img: HTMLImageElement) => img.decode());
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.waitForTimeout(500);
      const before = await boxes(page);
      unblock();
      await appDrawn(page);
      await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      const after = await boxes(page);
      for (const [part, box] of Object.entries(before))
        for (const [side, at] of box.entries())
          expect(Math.abs((after[part]?.[side] ?? NaN) - at), `${part} ${side}`).toBeLessThanOrEqual(1);
      expect(calls.filter((call) => /page$|auth\/user/.test(call))).toEqual([]);
      await expectAccessible(page);
      await page.unrouteAll();
      page.removeAllListeners('request');
    });
  }

  await test.step('a finder enters the ID', async () => {
    await page.getByRole('textbox', { name: 'Rock ID Number' }).fill(rock.code);
    await page.getByRole('button', { name: 'Look Up' }).click();
    await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  });

  await test.step('its painter shows it to members only, and a visitor is led to the sign-in', async () => {
    await owner.request.put(`/api${path}/page`, { data: { page: 'members' } });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This rock is for members' })).toBeVisible();
    await expect(page.getByText('Harbour Whale')).toHaveCount(0);
    await page.getByRole('link', { name: 'Join or sign in' }).click();
    await expect(page).toHaveURL(/\/api\/login\?returnTo=%2Frocks%2F/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the page and looks the rock up by its ID', async ({ page, newMember }) => {
    const owner = await newMember();
    const rock = await rockWithPhoto(owner, 'Still Water');
    await hideRock(owner, rock.id);
    await page.goto(`/rocks/${rock.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Still Water' })).toBeVisible();
    await expect(page.getByText('Omaha, Nebraska', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Rock ID Number' }).fill(rock.code);
    await page.getByRole('button', { name: 'Look Up' }).click();
    await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  });
});

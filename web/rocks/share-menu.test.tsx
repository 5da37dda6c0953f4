// Sharing a rock: the device's share sheet, and the fallbacks when it fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api, refused } from '../testing/api.ts';
import { aMember, anOwnRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const share = page.getByRole('button', { name: 'Share' });
let copied: string[] = [];

beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

/** Stubs the device's share sheet, which the test browser lacks. @param outcome the error of the share */
function withShareSheet(outcome?: 'AbortError' | 'DataError'): string[] {
  const shared: string[] = [];
  const sheet = async ({ files }: ShareData) => {
    const [file] = files ?? [];
    shared.push(`${file?.name} ${file?.type}`);
    if (outcome) throw new DOMException('', outcome);
  };
  const canShare = ({ files }: ShareData) => files?.length === 1;
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  return shared;
}

/** Records the names of saved files. */
function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

async function choose(item: string): Promise<void> {
  stubMyRocks([anOwnRock({ name: 'Sunny', status: 'hidden', lastLocation: 'Elmwood Park' })]);
  await openApp('/my-rocks', aMember());
  await share.click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the device’s share sheet gets the picture', async () => {
  const shared = withShareSheet();
  await choose('Share Rock Details');
  await expect.poll(() => shared).toEqual(['sunny-rockabout.png image/png']);
});

test('closing the share sheet is not an error', async () => {
  const shared = withShareSheet('AbortError');
  await choose('Share Rock Details');
  await expect.poll(() => shared).toHaveLength(1);
  await expect.element(share).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('Sharing Error')).not.toBeInTheDocument();
});

test('when the share sheet fails, a message says so and the picture is saved', async () => {
  withShareSheet('DataError');
  const saved = savedFiles();
  await choose('Share Rock Details');
  await expect.element(page.getByText('Sharing Error')).toBeVisible();
  expect(saved).toEqual(['sunny-rockabout.png']);
});

test('when no picture can be made, the details are copied and a message says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await choose('Share Rock Details');
  await expect.element(page.getByText('Image Capture Failed')).toBeVisible();
  await expect
    .element(page.getByText('The rock details have been copied to your clipboard instead.'))
    .toBeVisible();
  expect(copied).toHaveLength(1);
  expect(copied[0]).toContain('Sunny\nStatus: Hidden\n');
  expect(copied[0]).toContain('Last Location: Elmwood Park');
  expect(copied[0]).not.toContain('K7M-2QX-9RK');
});

test('the website’s link is copied', async () => {
  await choose('Copy Website Link');
  await expect.element(page.getByText('Website link copied')).toBeVisible();
  expect(copied).toEqual([location.origin]);
});

test('without the clipboard a toast shows the link, as a failure', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await choose('Copy Website Link');
  const toast = page.getByRole('listitem').filter({ hasText: 'Your browser does not let us copy' });
  await expect.element(toast.getByText(location.origin)).toBeVisible();
  expect(toast.element().querySelector('.fill-coral')).not.toBeNull();
});

test('the link of the rock’s page is copied', async () => {
  await choose('Copy Rock Link');
  await expect.element(page.getByText('Rock link copied')).toBeVisible();
  expect(copied).toEqual([expect.stringMatching(new RegExp(`^${location.origin}/rocks/[\\w-]+$`))]);
});

test('the device’s share sheet gets the link of the rock’s page', async () => {
  const shared: (string | undefined)[] = [];
  const sheet = async ({ title, url }: ShareData) => void shared.push(title, url);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  await choose('Share Rock Link');
  await expect.poll(() => shared).toEqual(['Sunny on Rockabout', expect.stringContaining('/rocks/')]);
});

test('the painter chooses who sees the page, and a choice that was not saved is taken back', async () => {
  await choose('Copy Rock Link');
  await share.click();
  const everybody = page.getByRole('menuitemradio', { name: 'Everybody' });
  await expect.element(everybody).toBeChecked();
  const failing = api.stub('PUT /rocks/:id/page', refused(503, 'Please try again'));
  await page.getByRole('menuitemradio', { name: 'Members' }).click();
  await expect.element(page.getByText('The page was not changed')).toBeVisible();
  await expect.element(everybody).toBeChecked();
  expect(failing.map(({ json }) => json)).toEqual([{ page: 'members' }]);
  api.stub('PUT /rocks/:id/page', { page: 'hidden' });
  await page.getByRole('menuitemradio', { name: 'Only me' }).click();
  await expect.element(page.getByText('Nobody else can open its page.')).toBeVisible();
});

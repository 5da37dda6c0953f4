// The main screens, and how each is reached.
import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  /** Signed in as the demo's collector; otherwise a visitor. */
  isMember: boolean;
  path: string;
  /** Further steps. @param code a Rock ID that the member can find */
  act?: (page: Page, code: string) => Promise<void>;
}

/** Whether a control is there: an older release may not have it. */
const pressIfThere = async (page: Page, name: RegExp) => {
  const button = page.getByRole('button', { name }).first();
  if (await button.isVisible()) await button.click();
};

export const screens: readonly Screen[] = [
  { name: 'Landing', isMember: false, path: '/' },
  { name: 'Getting Started', isMember: false, path: '/getting-started' },
  { name: 'Subscribe', isMember: false, path: '/subscribe' },
  { name: 'Shop', isMember: false, path: '/shop?category=qr-labels' },
  { name: 'Home', isMember: true, path: '/' },
  { name: 'My Rocks', isMember: true, path: '/my-rocks' },
  {
    name: 'Hide',
    isMember: true,
    path: '/my-rocks',
    act: (page) => pressIfThere(page, /^Hide Rock$/),
  },
  { name: 'Register Rock', isMember: true, path: '/register-rock' },
  { name: 'Explore Map', isMember: true, path: '/explore-map' },
  { name: 'Community', isMember: true, path: '/community' },
  { name: 'Found Rock', isMember: true, path: '/nfc-scan?rockId=CODE' },
  {
    name: 'A find',
    isMember: true,
    path: '/nfc-scan?rockId=CODE',
    act: (page) => pressIfThere(page, /^Mark as Found$/),
  },
];

export const looks = [390, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
export type Look = (typeof looks)[number];

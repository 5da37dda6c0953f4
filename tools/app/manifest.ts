// What a phone needs to know of the app to install it: its name, icons, pictures and shortcuts.
import type { ManifestOptions } from 'vite-plugin-pwa';
import { sharedPhoto } from '../../schema/offline.ts';
import { paper } from '../pictures/link-preview.ts';

interface AppIcon {
  path: string;
  /** In pixels, and its height. */
  width: number;
  /** Part of the width that the rock takes. Of a `maskable` one a phone may cut away a tenth at each side. */
  rock: number;
  purpose?: 'any' | 'maskable';
}

/** In `web/public`, as `tools/pictures/make-pictures.ts` makes them. */
export const appIcons: readonly AppIcon[] = [
  { path: '/app-icon-192.png', width: 192, rock: 0.84, purpose: 'any' },
  { path: '/app-icon-512.png', width: 512, rock: 0.84, purpose: 'any' },
  { path: '/app-icon-maskable.png', width: 512, rock: 0.64, purpose: 'maskable' },
  // For iPhones, which read it from the page.
  { path: '/apple-touch-icon.png', width: 180, rock: 0.8 },
];

export function manifestOf(name: string): Partial<ManifestOptions> {
  return {
    name,
    short_name: name,
    description:
      'Paint a rock, register it, hide it, and follow its journey as others find it and hide it again.',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: paper,
    background_color: paper,
    icons: appIcons.flatMap(({ path, width, purpose }) =>
      purpose ? [{ src: path, sizes: `${width}x${width}`, type: 'image/png', purpose }] : [],
    ),
    shortcuts: [
      { name: 'Found a rock', short_name: 'Found', url: '/nfc-scan' },
      { name: 'Register a rock', short_name: 'Register', url: '/register-rock' },
      { name: 'Explore Map', short_name: 'Map', url: '/explore-map' },
    ].map((one) => ({ ...one, icons: [{ src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' }] })),
    screenshots: [
      {
        src: '/app-phone.webp',
        sizes: '780x1688',
        form_factor: 'narrow',
        label: 'My Rocks',
        type: 'image/webp',
      },
      {
        src: '/app-desk.webp',
        sizes: '1280x800',
        form_factor: 'wide',
        label: 'Explore Map',
        type: 'image/webp',
      },
    ],
    share_target: {
      action: sharedPhoto.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'photo', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] }] },
    },
  };
}

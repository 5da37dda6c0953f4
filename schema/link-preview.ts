// What a link to a page shows where it is posted, and in search results.
import { ambassadorLimits } from './ambassadors.ts';
import { adoptPagePath, memberPagePath, type AppPagePath, type PagePath, privacyPath } from './pages.ts';
import { privacyWords } from './privacy.ts';

const { labels, perRegion } = ambassadorLimits;

interface Words {
  /** Of the browser's tab, as in `web/router.tsx`, which a test compares; none for the home page. */
  title?: string;
  description: string;
}

export type PreviewedPath = AppPagePath | typeof privacyPath;

/** No page tells anything about a rock, a member or a place: whoever posts a link decides who reads it. */
const pages: Readonly<Record<PreviewedPath, Words>> = {
  '/': {
    description:
      'Paint a rock, register it, hide it, and follow its journey as others find it and hide it again.',
  },
  '/register-rock': {
    title: 'Register Rock',
    description: 'Give your painted rock a name and a Rock ID, and its journey can begin.',
  },
  '/my-rocks': {
    title: 'My Rocks',
    description: 'Your painted rocks: where each of them has been, who found it, and how far it has come.',
  },
  '/pro': {
    title: 'Your Rock Hunter Pro',
    description:
      'What Rock Hunter Pro adds: the miles of your rocks, designs to paint, and your journeys as files.',
  },
  '/notifications': {
    title: 'Notifications',
    description:
      'What happened to your painted rocks: who found them, where they are now, and what was said.',
  },
  '/nfc-scan': {
    title: 'Found Rock',
    description:
      'Found a painted rock? Somebody hid it for you. See where it has been, and hide it again for the next one.',
  },
  '/worn-off': {
    title: 'Worn-off ID',
    description:
      'Found a painted rock whose ID cannot be read any more? Say what is on it and where it was, and ask its painter.',
  },
  [adoptPagePath]: {
    title: 'A Rock for You',
    description:
      'Somebody would like to give you a painted rock: see which one, and say whether you would like to adopt it.',
  },
  '/explore-map': {
    title: 'Explore Map',
    description: 'Painted rocks are hidden all over the world. See where, and which of them are near you.',
  },
  '/community': {
    title: 'Community',
    description: 'The newest painted rocks, the ones that traveled farthest, and the people who find them.',
  },
  '/contact': {
    title: 'Contact Us',
    description:
      'How to reach us, and quick help: a lost Rock ID, a rock that is not where it should be, safety.',
  },
  '/getting-started': {
    title: 'Getting Started',
    description: 'Create and paint, register, hide and share: how to send your first painted rock traveling.',
  },
  '/subscribe': {
    title: 'Subscribe',
    description:
      'Rock Explorer is free forever. Rock Hunter Pro adds the community, distances and a map to click.',
  },
  '/shop': {
    title: 'Shop',
    description: 'QR code labels that lead every finder straight to your painted rock, with free shipping.',
  },
  '/qr-code-signup': {
    title: 'Become a Founding Rock Ambassador',
    description: `The first ${perRegion} ambassadors of every state or country get ${labels} QR code labels for free.`,
  },
  '/qr-code-generator': {
    title: 'QR Code Generator',
    description: 'A QR code to download or print, for walls, parks and classrooms.',
  },
  [privacyPath]: { title: privacyWords.title, description: privacyWords.lead },
  '/admin': { title: 'Admin Dashboard', description: 'For the administrator of the community.' },
  [memberPagePath]: { title: 'A Member', description: 'For the administrator of the community.' },
};

const noPage: Words = { title: '404 Page Not Found', description: pages['/'].description };

/** A file in web/public, made by tools/pictures. */
export const previewPicture = {
  path: '/link-preview.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt: 'Painted rocks with a snail, a whale, a butterfly, a sunrise and a ladybird, along a winding line of dots',
} as const;

/** The same for a rock without a photo: a painted rock with the motif of its painting. */
export const paintedPreviewPath = (motif: string) => `/painted/${motif}.jpg`;

export interface LinkPreview {
  title: string;
  description: string;
  /** Without a query, which may have a Rock ID, and without an offer's token. */
  path: PagePath | typeof privacyPath;
}

/** @param page null for an address that is no page */
export function linkPreviewOf(productName: string, page: PreviewedPath | null): LinkPreview {
  const { title, description } = page === null ? noPage : pages[page];
  return {
    title:
      title === undefined
        ? `${productName}: hide a painted rock, follow its journey`
        : `${title} · ${productName}`,
    description,
    path: page === null || page === adoptPagePath || page === memberPagePath ? '/' : page,
  };
}

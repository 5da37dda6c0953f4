// What a link to a page shows below its title where it is posted, and in search results.
import { privacy } from './privacy.ts';

const administration = 'For the administrator of the community.';

export const previews = {
  /** By path, as the router names it. */
  of: {
    '/': 'Paint a rock, register it, hide it, and follow its journey as others find it and hide it again.',
    '/register-rock': 'Give your painted rock a name and a Rock ID, and its journey can begin.',
    '/my-rocks': 'Your painted rocks: where each of them has been, who found it, and how far it has come.',
    '/pro':
      'What Rock Hunter Pro adds: the miles of your rocks, designs to paint, and your journeys as files.',
    '/notifications':
      'What happened to your painted rocks: who found them, where they are now, and what was said.',
    '/nfc-scan':
      'Found a painted rock? Somebody hid it for you. See where it has been, and hide it again for the next one.',
    '/worn-off':
      'Found a painted rock whose ID cannot be read any more? Say what is on it and where it was, and ask its painter.',
    '/adopt/$token':
      'Somebody would like to give you a painted rock: see which one, and say whether you would like to adopt it.',
    '/explore-map': 'Painted rocks are hidden all over the world. See where, and which of them are near you.',
    '/community': 'The newest painted rocks, the ones that traveled farthest, and the people who find them.',
    '/contact':
      'How to reach us, and quick help: a lost Rock ID, a rock that is not where it should be, safety.',
    '/getting-started':
      'Create and paint, register, hide and share: how to send your first painted rock traveling.',
    '/subscribe':
      'Rock Explorer is free forever. Rock Hunter Pro adds the community, distances and a map to click.',
    '/shop': 'QR code labels that lead every finder straight to your painted rock, with free shipping.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `The first ${perRegion} ambassadors of every state or country get ${labels} QR code labels for free.`,
    '/qr-code-generator': 'A QR code to download or print, for walls, parks and classrooms.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  /** Of the picture. */
  picture:
    'Painted rocks with a snail, a whale, a butterfly, a sunrise and a ladybird, along a winding line of dots',
};

// Where the header leads: the same list for the desktop row and the phone's menu.
import { linkOptions } from '@tanstack/react-router';
import type { CurrentMember } from '../../schema/members.ts';

const members = linkOptions([
  { to: '/explore-map', label: 'Explore Map' },
  { to: '/my-rocks', label: 'My Rocks' },
  { to: '/community', label: 'Community' },
  { to: '/shop', label: 'Shop' },
]);

const administrator = linkOptions([{ to: '/admin', label: 'Admin' }]);
const help = linkOptions([{ to: '/getting-started', label: 'Getting Started' }]);

const visitors = linkOptions([
  { to: '/', hash: 'explore', label: 'Explore' },
  { to: '/', hash: 'featured', label: 'Featured' },
  { to: '/', hash: 'community', label: 'Community' },
  { to: '/shop', label: 'Shop' },
  { to: '/', hash: 'adventure-journey', label: 'Adventure Journey' },
]);

export function headerLinks(member: CurrentMember | null) {
  if (!member) return visitors;
  return member.isAdmin ? [...members, ...administrator, ...help] : [...members, ...help];
}

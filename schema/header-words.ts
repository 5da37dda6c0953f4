// Links and texts of the header, before and after the app has loaded.

const forMembers = [
  { to: '/explore-map', label: 'Explore Map' },
  { to: '/my-rocks', label: 'My Rocks' },
  { to: '/community', label: 'Community' },
  { to: '/shop', label: 'Shop' },
] as const;

const forAdministrator = [{ to: '/admin', label: 'Admin' }] as const;
const help = [{ to: '/getting-started', label: 'Getting Started' }] as const;

const forVisitors = [
  { to: '/', hash: 'explore', label: 'Explore' },
  { to: '/', hash: 'featured', label: 'Featured' },
  { to: '/', hash: 'community', label: 'Community' },
  { to: '/shop', label: 'Shop' },
  { to: '/', hash: 'adventure-journey', label: 'Adventure Journey' },
] as const;

export const headerWords = {
  skip: 'Skip to the page',
  foundRock: 'Found Rock, enter rock ID#',
  /** The same where there is little room. */
  foundRockShort: 'Found Rock',
  menu: 'Menu',
  register: 'Register Rock',
  signUp: 'Sign Up',
  signIn: 'Sign In',
} as const;

/** Link to the Pro page for members with access and the administrator, and to the plans for all other members. */
export function planLink({ isAdmin, hasAccess }: { isAdmin: boolean; hasAccess: boolean }) {
  return isAdmin || hasAccess
    ? ({ to: '/pro', label: 'Rock Hunter Pro' } as const)
    : ({ to: '/subscribe', label: 'Go Premium' } as const);
}

/** @param member null for a visitor */
export function headerLinks(member: { isAdmin: boolean } | null) {
  if (!member) return forVisitors;
  return member.isAdmin ? [...forMembers, ...forAdministrator, ...help] : [...forMembers, ...help];
}

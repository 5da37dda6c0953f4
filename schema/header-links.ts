// Links of the header, by their words of `shell`.

const forMembers = [
  { to: '/explore-map', label: 'exploreMap' },
  { to: '/my-rocks', label: 'myRocks' },
  { to: '/community', label: 'community' },
  { to: '/shop', label: 'shop' },
] as const;

const forAdministrator = [{ to: '/admin', label: 'admin' }] as const;
const help = [{ to: '/getting-started', label: 'gettingStarted' }] as const;

const forVisitors = [
  { to: '/', hash: 'explore', label: 'explore' },
  { to: '/', hash: 'featured', label: 'featured' },
  { to: '/', hash: 'community', label: 'community' },
  { to: '/shop', label: 'shop' },
  { to: '/', hash: 'adventure-journey', label: 'adventureJourney' },
] as const;

/** Link to the Pro page for members with access and the administrator, and to the plans for all other members. */
export function planLink({ isAdmin, hasAccess }: { isAdmin: boolean; hasAccess: boolean }) {
  return isAdmin || hasAccess
    ? ({ to: '/pro', label: 'pro' } as const)
    : ({ to: '/subscribe', label: 'goPremium' } as const);
}

/** @param member null for a visitor */
export function headerLinks(member: { isAdmin: boolean } | null) {
  if (!member) return forVisitors;
  return member.isAdmin ? [...forMembers, ...forAdministrator, ...help] : [...forMembers, ...help];
}

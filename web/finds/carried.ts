// For how long somebody has carried a rock, in words.

const dayMs = 86_400_000;

/** By the calendar of the device. */
function daysSince(at: string, now: Date): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.max(0, Math.round((midnight(now) - midnight(new Date(at))) / dayMs));
}

/** 'today', '1 day', '3 days' */
export function carriedDays(foundAt: string, now = new Date()): string {
  const days = daysSince(foundAt, now);
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** 'since today', 'since yesterday', 'for 3 days' */
export function carriedWords(foundAt: string, now = new Date()): string {
  const days = daysSince(foundAt, now);
  if (days === 0) return 'since today';
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}

// For how long somebody has carried a rock, in words.

const dayMs = 86_400_000;

/** 'since today', 'since yesterday', 'for 3 days', by the calendar of the device. */
export function carriedWords(foundAt: string, now = new Date()): string {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  const days = Math.max(0, Math.round((midnight(now) - midnight(new Date(foundAt))) / dayMs));
  if (days === 0) return 'since today';
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}

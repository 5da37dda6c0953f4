// For how long somebody has carried a rock.

const dayMs = 86_400_000;

/** By the calendar of the device. @param foundAt ISO 8601 */
export function daysCarried(foundAt: string, now = new Date()): number {
  const midnight = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.max(0, Math.round((midnight(now) - midnight(new Date(foundAt))) / dayMs));
}

// Reports a visit to the server once a day, for its count of visitors. The request has no content.
import { api } from '../api.ts';

/** localStorage key of the last UTC day on which this browser was counted. */
const storageKey = 'visitCounted';

/** The last day on which this page sent a report. */
let triedOn = '';

/** Reports now, and again when the page becomes visible on a later day. */
export function reportVisits(): void {
  void reportVisit();
  document.addEventListener('visibilitychange', () => void reportVisit());
}

/** Fails silently; the next page load retries. */
async function reportVisit(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (document.visibilityState === 'hidden' || triedOn === today || countedOn() === today) return;
  triedOn = today;
  try {
    await api.visits.$post();
    localStorage.setItem(storageKey, today);
  } catch {
    // Offline, or no storage. The server does not count the same browser twice.
  }
}

function countedOn(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

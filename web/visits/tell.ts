// Tells the server once a day that somebody is here, for its count of visitors. Nothing goes with it.
import { api } from '../api.ts';

/** Where this browser remembers the last day of UTC on which it was counted. */
const storageKey = 'visitCounted';

/** The day on which this page told, or tried to. */
let triedOn = '';

/** Now, and again when the page is looked at on a later day. */
export function tellVisits(): void {
  void tell();
  document.addEventListener('visibilitychange', () => void tell());
}

/** What fails is tried at the next load, without a word. */
async function tell(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (document.visibilityState === 'hidden' || triedOn === today || countedOn() === today) return;
  triedOn = today;
  try {
    await api.visits.$post();
    localStorage.setItem(storageKey, today);
  } catch {
    // Offline, or a browser that keeps nothing: the server counts nobody twice.
  }
}

function countedOn(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

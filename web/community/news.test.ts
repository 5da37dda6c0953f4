import { beforeEach, expect, test, vi } from 'vitest';
import { lastVisit } from './news.ts';

const minute = 60_000;
const iso = (at: number) => new Date(at).toISOString();
const now = Date.parse('2026-11-20T12:00:00.000Z');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test('looks of one visit have the same news, and the next visit those since its last look', () => {
  const first = iso(now - 7 * 24 * 60 * minute);
  expect(lastVisit('ada', now)).toBe(first);
  expect(lastVisit('ada', now + 20 * minute)).toBe(first);
  expect(lastVisit('ada', now + 45 * minute)).toBe(first);
  expect(lastVisit('bea', now + 46 * minute)).not.toBe(first);
  expect(lastVisit('ada', now + 80 * minute)).toBe(iso(now + 45 * minute));
  expect(lastVisit('ada', now + 90 * minute)).toBe(iso(now + 45 * minute));
});

test('without storage, or with other things in it, there is the news of a week', () => {
  localStorage.setItem('home:ada', '"nonsense"');
  expect(lastVisit('ada', now)).toBe(iso(now - 7 * 24 * 60 * minute));
  vi.stubGlobal('localStorage', undefined);
  expect(lastVisit('ada', now)).toBe(iso(now - 7 * 24 * 60 * minute));
});

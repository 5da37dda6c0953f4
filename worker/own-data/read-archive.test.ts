import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { TooLarge } from '../errors.ts';
import { zipOf } from '../testing/archive.ts';
import { readArchive } from './read-archive.ts';

/** A ZIP whose list names its one file so many times. */
function repeated(times: number): Uint8Array<ArrayBuffer> {
  const zip = zipSync({ 'rocks.json': strToU8(JSON.stringify({ version: 1, rocks: [] })) });
  const end = zip.length - 22;
  const list = new DataView(zip.buffer).getUint32(end + 16, true);
  const entry = zip.subarray(list, end);
  const all = new Uint8Array(list + entry.length * times + 22);
  all.set(zip.subarray(0, list));
  for (let i = 0; i < times; i++) all.set(entry, list + i * entry.length);
  all.set(zip.subarray(end), all.length - 22);
  const view = new DataView(all.buffer);
  for (const at of [8, 10]) view.setUint16(all.length - 22 + at, times, true);
  view.setUint32(all.length - 22 + 12, entry.length * times, true);
  return all;
}

/** A ZIP of 98 bytes that claims so many files. */
function claiming(files: number): Uint8Array<ArrayBuffer> {
  const zip = new Uint8Array(98);
  const view = new DataView(zip.buffer);
  view.setUint32(0, 0x06064b50, true);
  view.setUint32(32, files, true);
  view.setUint32(48, 0xfff_fff0, true);
  view.setUint32(56, 0x07064b50, true);
  view.setUint32(76, 0x06054b50, true);
  for (const at of [84, 86]) view.setUint16(at, 0xffff, true);
  for (const at of [88, 92]) view.setUint32(at, 0xffff_ffff, true);
  return zip;
}

test.each([
  ['names one file two thousand times', repeated(2000)],
  ['claims sixty million files', claiming(60_000_000)],
])('a ZIP that %s is refused before it costs anything', (_, zip) => {
  expect(() => readArchive(zip)).toThrow(TooLarge);
});

/** A file with this text, in a ZIP that is small. */
function bomb(text: string): Uint8Array<ArrayBuffer> {
  const zip = zipOf({ 'rocks.json': text, 'journeys.json': '{}', 'photos.json': '{}' });
  expect(zip.length).toBeLessThan(100_000);
  return zip;
}

test.each([
  ['25 MB of nothing', () => ' '.repeat(25 * 1024 * 1024)],
  ['millions of empty rocks', () => `{"version":1,"rocks":[${'{},'.repeat(2_000_000)}{}]}`],
  ['six hundred thousand', () => `{"version":1,"rocks":[${'{},'.repeat(600_000)}{}]}`],
  ['lists in lists', () => '['.repeat(8_000_000)],
  ['a million names', () => `{"version":1,${'"a":1,'.repeat(1_000_000)}"rocks":[]}`],
])('a file of %s is refused before it is read', (_, text) => {
  expect(() => readArchive(bomb(text()))).toThrow(TooLarge);
});

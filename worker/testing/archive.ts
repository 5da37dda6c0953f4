// Reads the archive of a member's own data in tests.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Person } from './as.ts';
import { newCode } from './make.ts';

/** The files of an archive by name. */
export type Archive = Record<string, Uint8Array<ArrayBuffer>>;

export async function exportOf(person: Person): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await person.request('/api/user/export.zip');
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

export const filesIn = (archive: Uint8Array): Archive => unzipSync(archive);

export const textIn = (files: Archive, name: string): string => new TextDecoder().decode(files[name]);

/** @returns whatever the file says: tests look at it by `toMatchObject` */
export const jsonIn = (files: Archive, name: string): Record<string, unknown> =>
  JSON.parse(textIn(files, name)) as Record<string, unknown>;

/** An archive with one rock that was never hidden. */
export function anArchive(): Uint8Array<ArrayBuffer> {
  const rock = {
    id: newId(),
    rockId: newCode(),
    name: 'Sunny',
    description: '',
    registeredAt: '2026-01-01T00:00:00.000Z',
    adoptedAt: null,
    page: 'public',
    rest: null,
  };
  const files = { rocks: [rock], journeys: [], photos: [] };
  const zip = Object.entries(files).map(([name, rows]) => [
    `${name}.json`,
    strToU8(JSON.stringify({ version: 1, [name]: rows })),
  ]);
  return zipSync(Object.fromEntries(zip));
}

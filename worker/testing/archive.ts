// Archives of a member's own data in tests: reads them, makes them up, and sends them.
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Person } from './as.ts';
import { newMadeUpCode } from './make.ts';

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

/** A ZIP of these files. */
export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

/** A rock that was never hidden, as a line of rocks.json. */
export const aRock = (changes: object = {}) => ({
  id: newId(),
  rockId: newMadeUpCode(),
  name: 'Sunny',
  description: '',
  registeredAt: '2026-01-01T00:00:00.000Z',
  adoptedAt: null,
  page: 'public',
  rest: null,
  ...changes,
});

/** A hide by its owner. */
export const aStep = (changes: object = {}) => ({
  what: 'hidden',
  how: null,
  by: 'me',
  at: '2026-01-02T00:00:00.000Z',
  loggedAt: null,
  place: { name: 'By the gate', latitude: 41.25, longitude: -95.93 },
  notes: '',
  line: null,
  thanks: null,
  ...changes,
});

/** @param steps of the first rock */
export const archiveOf = (
  rocks: readonly { id: string }[],
  steps: object[] = [],
  photos: object[] = [],
  files: Record<string, Uint8Array> = {},
) =>
  zipOf({
    'rocks.json': JSON.stringify({ version: 1, rocks }),
    'journeys.json': JSON.stringify({ version: 1, journeys: [{ rock: rocks[0]?.id ?? newId(), steps }] }),
    'photos.json': JSON.stringify({ version: 1, photos }),
    ...files,
  });

/** @returns the status and the body of the answer */
export async function importBy(
  person: Person,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const answer = await person.request('/api/user/import', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/zip', 'Content-Length': String(body.length), ...headers },
  });
  return [answer.status, await answer.json<Record<string, unknown>>()] as const;
}

/** An archive with one rock that was never hidden. */
export const anArchive = (): Uint8Array<ArrayBuffer> => archiveOf([aRock()]);

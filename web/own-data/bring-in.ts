// Sends an archive part by part. What is there already is left out, so that the same file goes on where it stopped.
import { type ErrorBody } from '../../schema/errors.ts';
import { type Imported } from '../../schema/own-data.ts';
import { api, bodyOf, send } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { NotOurs, openArchive, type Line } from './cut-archive.ts';
import { wordsNow } from '../lib/words.ts';

/** A rock of the archive that the server refuses. */
export interface LeftOut {
  id: unknown;
  name: string;
  why: string;
}

/** The server takes no more for now. */
export interface Waiting {
  rocks: number;
  why: string;
  /** When it goes on, in milliseconds since 1970. */
  until: number;
}

/** What came along this time, and how far it is. */
export interface Progress extends Imported {
  /** Rocks of the archive that are in the account by now, and all of them. */
  done: number;
  all: number;
  /** Rocks that were missing at first, and were there by the time they were sent. */
  meanwhile: number;
  leftOut: readonly LeftOut[];
  waiting: Waiting | null;
}

/**
 * A rock that the server refuses is left out, and its part is sent again without it. Once the server takes no more for
 * now, nothing else is sent: each part would be one more refusal, of which there are few in a day.
 * @param before rocks that were left out before, and are not sent again
 * @param isForSame whether the member is still the one who began
 * @throws ApiError for a file that is none of ours, and for a part that was lost, or refused as a whole: earlier ones are
 * there
 */
export async function bringIn(
  file: File,
  before: readonly LeftOut[],
  isForSame: () => boolean,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const here = new Set((await bodyOf(api.user.import.$get())).rocks);
  const { rocks, cut, zipOf } = await openArchive(file).catch(refuse);
  const left = rocks.filter(({ id }) => typeof id !== 'string' || !here.has(id));
  const done = rocks.length - left.length;
  let progress: Progress = {
    known: done,
    rocks: 0,
    steps: 0,
    photos: 0,
    done,
    all: rocks.length,
    meanwhile: 0,
    leftOut: before.filter(({ id }) => left.some((rock) => rock.id === id)),
    waiting: null,
  };
  onProgress(progress);
  for (const part of cut(left.filter(({ id }) => !before.some((rock) => rock.id === id)))) {
    for (let lines = part; lines.length > 0;) {
      const zip = await zipOf(lines).catch(refuse);
      if (!isForSame()) throw new ApiError(401, wordsNow('errors').unauthorized);
      const sent = await sendPart(zip, lines);
      if (sent.later) {
        const count = progress.all - progress.done - progress.leftOut.length;
        onProgress({ ...progress, waiting: { ...sent.later, rocks: count } });
        return;
      }
      const { known, rocks: came, steps, photos } = sent.imported;
      progress = {
        ...progress,
        known: progress.known + known,
        rocks: progress.rocks + came,
        steps: progress.steps + steps,
        photos: progress.photos + photos,
        done: progress.done + known + came,
        meanwhile: progress.meanwhile + known,
        leftOut: [...progress.leftOut, ...sent.leftOut],
      };
      onProgress(progress);
      lines =
        sent.leftOut.length > 0 ? lines.filter(({ id }) => !sent.leftOut.some((rock) => rock.id === id)) : [];
    }
  }
}

interface Sent {
  imported: Imported;
  leftOut: readonly LeftOut[];
  later?: Omit<Waiting, 'rocks'>;
}

const nothing: Imported = { known: 0, rocks: 0, steps: 0, photos: 0 };

/** @returns what came along, which of the rocks are refused, or when more is taken @throws ApiError for all else */
async function sendPart(zip: Blob, lines: readonly Line[]): Promise<Sent> {
  try {
    const headers = { 'Content-Type': 'application/zip' };
    const answer = await send('/api/user/import', { method: 'POST', body: zip, headers });
    return { imported: (await answer.json()) as Imported, leftOut: [] }; // what the call answers
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { retryAfter } = bodyOfRefusal(error);
    if (error.status === 429 && retryAfter !== undefined) {
      const later = { why: error.serverMessage, until: Date.now() + retryAfter * 1000 };
      return { imported: nothing, leftOut: [], later };
    }
    const leftOut = refusedBy(error, lines);
    if (leftOut.length === 0) throw error;
    return { imported: nothing, leftOut };
  }
}

function refusedBy(error: ApiError, lines: readonly Line[]): LeftOut[] {
  const { status } = error;
  const [only] = lines;
  const named = [...(bodyOfRefusal(error).rocks ?? [])];
  // Too much for a part that cannot be smaller.
  if (named.length === 0 && status === 413 && lines.length === 1 && only)
    named.push({ rock: String(only['id']), why: wordsNow('ownData').tooMuchFor });
  return lines.flatMap((line) => {
    const refused = named.find(({ rock }) => rock === line['id']);
    return refused ? [{ id: line['id'], name: nameOf(line), why: refused.why }] : [];
  });
}

/** The error's message has it after the status. */
function bodyOfRefusal({ message, status }: ApiError): Partial<ErrorBody> {
  try {
    return JSON.parse(message.slice(`${status}: `.length)) as Partial<ErrorBody>; // as the call refuses
  } catch {
    return {};
  }
}

const nameOf = ({ name, rockId }: Line): string =>
  [name, rockId].find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ??
  wordsNow('ownData').aRock;

/** @throws ApiError as the server would say it */
function refuse(error: unknown): never {
  if (!(error instanceof NotOurs)) throw error;
  const { notOurs } = wordsNow('ownData');
  throw new ApiError(400, notOurs, { serverMessage: notOurs });
}

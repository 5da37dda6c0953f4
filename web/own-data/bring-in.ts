// Sends an archive part by part. What is there already is left out, so that the same file goes on where it stopped.
import { ownDataWords, type Imported, type RefusedRock } from '../../schema/own-data.ts';
import { api, bodyOf, send } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { NotOurs, openArchive, type Line } from './cut-archive.ts';

/** A rock of the archive that the server refuses. */
export interface LeftOut {
  id: unknown;
  name: string;
  why: string;
  /** Whether the same may be taken later, as it is. */
  mayComeLater: boolean;
  /** Whether it is only in one part with the rock that is meant. */
  isUntold: boolean;
}

/** What came along this time, and how far it is. */
export interface Progress extends Imported {
  /** Rocks of the archive that are in the account by now, and all of them. */
  done: number;
  all: number;
  leftOut: readonly LeftOut[];
}

/**
 * A rock that the server refuses is left out, and its part is sent again without it.
 * @param before rocks that were left out before: those that may come later are sent again, and the others are not
 * @throws ApiError for a file that is none of ours, and for a part that was lost, or refused as a whole: earlier ones are
 * there
 */
export async function bringIn(
  file: File,
  before: readonly LeftOut[],
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const here = new Set((await bodyOf(api.user.import.$get())).rocks);
  const { rocks, cut, zipOf } = await openArchive(file).catch(refuse);
  const left = rocks.filter(({ id }) => typeof id !== 'string' || !here.has(id));
  const done = rocks.length - left.length;
  const final = before.filter(({ mayComeLater }) => !mayComeLater);
  let progress: Progress = {
    known: done,
    rocks: 0,
    steps: 0,
    photos: 0,
    done,
    all: rocks.length,
    leftOut: final,
  };
  onProgress(progress);
  const withoutFinal = left.filter(({ id }) => !final.some((rock) => rock.id === id));
  const told = new Set(before.filter(({ isUntold }) => !isUntold).map(({ id }) => id));
  const [first, later] = [false, true].map((isTold) =>
    withoutFinal.filter(({ id }) => told.has(id) === isTold),
  );
  // In parts of their own, so that those that are refused again keep no others back.
  for (const part of [first ?? [], later ?? []].flatMap(cut)) {
    for (let lines = part; lines.length > 0;) {
      const sent = await sendPart(await zipOf(lines).catch(refuse), lines);
      const { known, rocks: came, steps, photos } = sent.imported;
      progress = {
        ...progress,
        known: progress.known + known,
        rocks: progress.rocks + came,
        steps: progress.steps + steps,
        photos: progress.photos + photos,
        done: progress.done + known + came,
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
}

const nothing: Imported = { known: 0, rocks: 0, steps: 0, photos: 0 };

/** @returns what came along, or which of the rocks are refused @throws ApiError if that is not for some of them alone */
async function sendPart(zip: Blob, lines: readonly Line[]): Promise<Sent> {
  try {
    const headers = { 'Content-Type': 'application/zip' };
    const answer = await send('/api/user/import', { method: 'POST', body: zip, headers });
    return { imported: (await answer.json()) as Imported, leftOut: [] }; // what the call answers
  } catch (error) {
    const leftOut = error instanceof ApiError ? refusedBy(error, lines) : [];
    if (leftOut.length === 0) throw error;
    return { imported: nothing, leftOut };
  }
}

function refusedBy(error: ApiError, lines: readonly Line[]): LeftOut[] {
  const { status } = error;
  const [only] = lines;
  const named = namedBy(error);
  // Too much for a part that cannot be smaller.
  if (named.length === 0 && status === 413 && lines.length === 1 && only)
    named.push({ rock: String(only['id']), why: ownDataWords.tooMuchFor });
  return lines.flatMap((line) => {
    const refused = named.find(({ rock }) => rock === line['id']);
    if (!refused) return [];
    return {
      id: line['id'],
      name: nameOf(line),
      why: refused.why,
      // A Rock ID may be given up, and a new member is older tomorrow. What is wrong with the file stays wrong.
      mayComeLater: status === 409 || status === 403 || status === 429,
      isUntold: status === 429,
    };
  });
}

/** Refused rocks in the body of a refusal, which the error's message has after the status. */
function namedBy({ message, status }: ApiError): RefusedRock[] {
  try {
    const { rocks } = JSON.parse(message.slice(`${status}: `.length)) as { rocks?: RefusedRock[] }; // as the call refuses
    return [...(rocks ?? [])];
  } catch {
    return [];
  }
}

const nameOf = ({ name, rockId }: Line): string =>
  [name, rockId].find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? 'A rock';

/** @throws ApiError as the server would say it */
function refuse(error: unknown): never {
  if (!(error instanceof NotOurs)) throw error;
  throw new ApiError(400, ownDataWords.notOurs, { serverMessage: ownDataWords.notOurs });
}

// Another try of a kept write: as it is, or with other words.
import { fieldsOf, namesOf, withFields, type Fields } from './fields.ts';
import { keptWrites, replaceWrite, writeFormat, type KeptWrite } from './kept-write.ts';
import { standInOf } from './stand-in.ts';

/**
 * Puts it back in its place of the order, to be sent. What depends on a refused one is tried with it.
 * @returns whether it was still there
 */
export async function putBack(write: KeptWrite, changes?: Fields): Promise<boolean> {
  const now = changes ? await changed(write, changes) : write;
  const key = keepsKey(write) ? write.key : crypto.randomUUID();
  const fresh = { state: 'waiting', words: null } as const;
  const tried = key === write.key ? {} : { triedAt: null };
  const [before, after] = [standInOf(write), standInOf({ key })];
  const dependent = (await keptWrites(write.memberId)).filter(({ path }) => path.includes(before));
  return replaceWrite(write.key, [
    { ...now, ...fresh, ...tried, key },
    ...(key === write.key ? [] : dependent).map((other) => ({
      ...other,
      ...fresh,
      triedAt: null,
      path: other.path.replace(before, after),
    })),
  ]);
}

async function changed(write: KeptWrite, changes: Fields): Promise<KeptWrite> {
  const content = await withFields(write, changes);
  return { ...write, ...content, ...namesOf(await fieldsOf(content)), format: writeFormat };
}

/**
 * Under its old key, a write whose answer was lost is not done twice: the server refuses one that was changed since. It
 * would repeat a refusal, so a refused one gets a new key. A PUT replaces what was there in any case.
 */
const keepsKey = ({ state, method }: KeptWrite): boolean => state === 'waiting' && method !== 'PUT';

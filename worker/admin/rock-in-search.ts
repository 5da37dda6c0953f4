// What a search may say of a rock: its Rock ID, its public id, an address with one of them, or the beginning of its name.
import { sql, type SQL } from 'drizzle-orm';
import { codeMaxLength, normalizeCode } from '../../schema/codes.ts';
import { rockIdPattern } from '../../schema/pages.ts';

export interface RockInSearch {
  /** The public id; '' for none. */
  id: string;
  /** The normalized Rock ID; '' for none. */
  codeKey: string;
}

/** Any origin will do: labels may have been printed for another one. */
export function rockIn(typed: string): RockInSearch {
  const url = typed.includes('/') ? URL.parse(typed.includes('://') ? typed : `https://${typed}`) : null;
  const [, folder = '', last = ''] = url?.pathname.split('/') ?? [];
  const isPage = folder.toLowerCase() === 'rocks';
  const id = (url ? (isPage ? last : '') : typed).toLowerCase();
  const label = folder.toLowerCase() === 'r' ? decoded(last) : '';
  const code = url ? label || (url.searchParams.get('rockId') ?? '') : typed;
  return {
    id: rockIdPattern.test(id) ? id : '',
    codeKey: code.length > codeMaxLength * 2 ? '' : normalizeCode(code),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Condition on `rocks`, by the index of names: without regard to the case of A to Z. */
export const beginsWith = (typed: string): SQL =>
  sql`name COLLATE NOCASE >= ${typed} AND name COLLATE NOCASE < ${typed} || char(1114111)`;

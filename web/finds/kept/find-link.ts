// A link that holds a find in its fragment, which browsers send to no server: for the same member on another device.
import { codeMaxLength, formatCode, normalizeCode } from '../../../schema/codes.ts';

export interface LinkedFind {
  code: string;
  /** ISO 8601. */
  happenedAt: string;
}

export function findLink({ code, happenedAt }: LinkedFind): string {
  return `${location.origin}/nfc-scan#${new URLSearchParams({ find: formatCode(code), at: happenedAt })}`;
}

/** @param hash of an address @returns null if it holds no find; 'broken' if it holds no whole one */
export function readFindLink(hash: string): LinkedFind | 'broken' | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [code, at] = [parts.get('find'), parts.get('at')];
  if (code === null) return null;
  const moment = Date.parse(at ?? '');
  const isWhole = code.isWellFormed() && code.length <= codeMaxLength && normalizeCode(code) !== '';
  return isWhole && !Number.isNaN(moment) ? { code, happenedAt: new Date(moment).toISOString() } : 'broken';
}

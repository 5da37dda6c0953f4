// The token of an offer's link: made here, so that the server only ever gets its hash.
import { adoptPath } from '../../schema/pages.ts';
import { dropDraft, keepDraft, readDraft } from '../lib/drafts.ts';

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** 32 bytes. */
export const newToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

export async function hashOf(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

/** This tab keeps the token, so that the link can be copied once more. */
const draftOf = (offerId: string) => `offer:${offerId}`;
export const keepToken = (offerId: string, token: string): void => keepDraft(draftOf(offerId), { token });
export const dropToken = (offerId: string): void => dropDraft(draftOf(offerId));

/** The address to share; null where the token is not known. */
export function linkOf(offerId: string): string | null {
  const { token } = readDraft(draftOf(offerId), { token: '' });
  return token === '' ? null : location.origin + adoptPath(token);
}

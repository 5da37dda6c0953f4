// The links in letters about a change of address: how they come about, and how whoever reads them uses them.
import type { Person, World } from './as.ts';

export async function askForAddress(person: Person, email: string): Promise<void> {
  const answer = await person.send('PATCH', '/api/auth/user/email', { email });
  if (answer.status !== 200) throw new Error(`refused with ${answer.status}`);
}

/** Path and token of the newest link of this kind to an address; null when no letter had one. */
export function linkFor(world: World, to: string, step: 'confirm' | 'undo') {
  const pattern = new RegExp(`https?://\\S+/api/auth/email/${step}\\?token=(\\S+)`);
  for (const letter of world.letters.toReversed()) {
    const [link, token] = (letter.to === to && pattern.exec(letter.text)) || [];
    if (link !== undefined && token !== undefined)
      return { link, path: link.replace(/^https?:\/\/[^/]+/, ''), token };
  }
  return null;
}

/** The same, where there must be one. */
export function tokenFor(world: World, to: string, step: 'confirm' | 'undo'): string {
  const found = linkFor(world, to, step);
  if (!found) throw new Error(`no letter to ${to} had a link to ${step}`);
  return found.token;
}

/** A link is opened, and the form of its page sent. */
export const answerLink = (person: Person, step: 'confirm' | 'undo', token: string): Promise<Response> =>
  person.send('POST', `/api/auth/email/${step}`, new URLSearchParams({ token }));

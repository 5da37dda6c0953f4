// Checks caching: private responses must not be cached, and public ones must be the same for everybody.
import { textOf, type Answer } from './viewers.ts';

/** Changes with every response. */
const ownHeaders = new Set(['x-request-id']);

const headersOf = ({ headers }: Answer) =>
  [...headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted()
    .join('\n');

export const isPublic = ({ headers }: Answer) => /\bpublic\b/.test(headers.get('Cache-Control') ?? '');

const nameOf = ({ call, path, viewer }: Answer) => `${call} at ${path} for ${viewer.role}`;

/** Responses that are neither public nor marked `no-store`. */
export const unguarded = (answers: readonly Answer[]): string[] =>
  answers
    .filter((answer) => !isPublic(answer) && !/\bno-store\b/.test(answer.headers.get('Cache-Control') ?? ''))
    .map(nameOf);

/** Public responses that differ between viewers, set a cookie, or vary by cookie for a member. */
export function unequal(answers: readonly Answer[]): string[] {
  const inPublic = answers.filter(isPublic);
  const first = new Map<string, Answer>();
  return inPublic
    .filter((answer) => {
      const key = `${answer.call.split(' ', 1).join()} ${answer.path}`;
      const one = first.get(key) ?? answer;
      first.set(key, one);
      const vary = answer.headers.get('Vary') ?? '';
      const varies = vary.includes('*') || (/cookie/i.test(vary) && answer.viewer.member !== null);
      return (
        varies ||
        answer.headers.has('Set-Cookie') ||
        one.body !== answer.body ||
        headersOf(one) !== headersOf(answer)
      );
    })
    .map(nameOf);
}

/** A response without the nonces that change with each page. */
export const lasting = async (answer: Response) => ({
  status: answer.status,
  location: answer.headers.get('Location'),
  body: (await textOf(answer)).replaceAll(/nonce="[^"]+"/g, ''),
});

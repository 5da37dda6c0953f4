// What caches may do with an answer: nothing with one that depends on who asks, and anything with one that says it is public.
import { textOf, type Answer } from './viewers.ts';

/** Changes with every answer. */
const ownHeaders = new Set(['x-request-id']);

const headersOf = ({ headers }: Answer) =>
  [...headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted()
    .join('\n');

export const isPublic = ({ headers }: Answer) => /\bpublic\b/.test(headers.get('Cache-Control') ?? '');

const nameOf = ({ call, path, viewer }: Answer) => `${call} at ${path} for ${viewer.role}`;

/** Answers that are not public and that a cache may keep all the same. */
export const unguarded = (answers: readonly Answer[]): string[] =>
  answers
    .filter((answer) => !isPublic(answer) && !/\bno-store\b/.test(answer.headers.get('Cache-Control') ?? ''))
    .map(nameOf);

/** Public answers that differ by who asks, or that say so without being for visitors alone. */
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

/** Without what is drawn anew for each page. */
export const lasting = async (answer: Response) => ({
  status: answer.status,
  location: answer.headers.get('Location'),
  body: (await textOf(answer)).replaceAll(/nonce="[^"]+"/g, ''),
});

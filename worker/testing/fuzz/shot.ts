// One request of the fuzz: who sends it, what is in it, and what is known of it beforehand.
import { bodyInWords, type Body } from './body.ts';
import type { Call } from './calls.ts';

export const roles = ['visitor', 'stranger', 'owner', 'holder', 'premium', 'administrator'] as const;
export type Role = (typeof roles)[number];

/**
 * `good`: nothing is wrong with it, though things may be in a state that does not allow it. `bad`: it must be refused.
 * `misdirected`: no call answers to this method. `odd`: either will do.
 */
export type Verdict = 'good' | 'bad' | 'misdirected' | 'odd';

export interface Shot {
  call: Call;
  role: Role;
  verdict: Verdict;
  /** What is odd about it. */
  words: string;
  method: string;
  /** Path and query; «words» are filled in when it is sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Body | null;
}

const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}… ${text.length} in all` : text);

export function inWords({ role, verdict, words, method, path, headers, body }: Shot): string {
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${short(value)}`);
  return [
    `${verdict} (${words}): ${role} ${method} ${short(path)}`,
    ...said,
    ...(body ? [bodyInWords(body)] : []),
  ].join('\n  ');
}

/** Whether somebody may not call this at all. */
export const isShutOut = ({ isMembersOnly, isAdministratorsOnly }: Call, role: Role): boolean =>
  (isMembersOnly && role === 'visitor') || (isAdministratorsOnly && role !== 'administrator');

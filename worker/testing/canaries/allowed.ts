// Goes through everything that anybody got, and tells what was seen where it does not belong.
import type { Email } from '../../platform/mail.ts';
import { rules, type Rule, type Who } from './rules.ts';
import { openSearch } from './seek.ts';
import type { Answer, Role } from './viewers.ts';
import type { Canaries, Canary } from './words.ts';
import type { Planted } from './world.ts';

/** A text, and whoever got it. */
export interface Shown {
  role: Role;
  /** Of a member; of somebody without an account, their address; null for a visitor. */
  to: string | null;
  hasAccess: boolean;
  /** The call, or 'email'. */
  where: string;
  /** What tells it from others of its kind. */
  which: string;
  /** Headers and body apart: many bodies are the same to several who ask. */
  texts: readonly string[];
}

export interface Judgement {
  /** What was seen where it does not belong: call, role and kind, with how often. */
  leaks: string[];
  /** Rules by which something was seen. */
  used: Set<Rule>;
}

export const answersShown = (answers: readonly Answer[]): Shown[] =>
  answers.map(({ viewer: { role, member }, call, path, headers, body }) => ({
    role,
    to: member?.id ?? null,
    hasAccess: member?.hasManualPlan ?? false,
    where: call.replace(/^HEAD/, 'GET'),
    which: path,
    texts: [[...headers].map(([name, value]) => `${name}: ${value}`).join('\n'), body],
  }));

/** What nobody gets in particular. */
export const stored = (where: string, ...texts: string[]): Shown => ({
  role: 'other',
  to: null,
  hasAccess: false,
  where,
  which: where,
  texts,
});

export const emailsShown = ({ members }: Pick<Planted, 'members'>, emails: readonly Email[]): Shown[] =>
  emails.map(({ to, subject, text, html }) => ({
    ...stored('email', subject, text, html),
    to: Object.values(members).find(({ email }) => email === to)?.id ?? to,
    which: subject,
  }));

export function judge({ all }: Pick<Canaries, 'all'>, shown: readonly Shown[]): Judgement {
  const search = openSearch(all);
  const leaks = new Map<string, { first: string; times: number }>();
  const used = new Set<Rule>();
  for (const one of shown) {
    for (const canary of new Set(one.texts.flatMap(search))) {
      const fitting = rules.filter(
        ({ kind, where, who }) => kind === canary.kind && where === one.where && isOne(who, canary, one),
      );
      for (const rule of fitting) if (isProof(rule, canary, one)) used.add(rule);
      if (fitting.length > 0) continue;
      const relations = Object.entries(canary.of).filter(([, id]) => one.to !== null && id === one.to);
      const as = relations.map(([relation]) => `, of which they are ${relation}`).join('');
      const leak = `${one.where} shows ${one.role}: ${canary.kind}${as}`;
      const { first, times } = leaks.get(leak) ?? { first: `${canary.word} in ${one.which}`, times: 0 };
      leaks.set(leak, { first, times: times + 1 });
    }
  }
  return {
    leaks: [...leaks].map(([leak, { first, times }]) => `${leak} (${times}×, such as ${first})`),
    used,
  };
}

/** What is for many is used when somebody has seen it who is nothing to it. */
function isProof({ who }: Rule, canary: Canary, { role, to }: Shown): boolean {
  if (who === 'anybody') return role === 'visitor';
  if (who !== 'members' && who !== 'pro') return true;
  return role !== 'administrator' && !Object.values(canary.of).includes(to);
}

function isOne(who: Who, { of }: Canary, { role, to, hasAccess }: Shown): boolean {
  if (who === 'anybody') return true;
  if (who === 'members') return to !== null;
  if (who === 'pro') return hasAccess;
  return who === 'administrator' ? role === who : to !== null && of[who] === to;
}

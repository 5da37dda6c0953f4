// Checks every text that somebody received, and reports the canaries that the rules do not allow there.
import type { Email } from '../../platform/mail.ts';
import { rules, type Rule, type Who } from './rules.ts';
import { openSearch } from './seek.ts';
import type { Answer, Role } from './viewers.ts';
import type { Canaries, Canary } from './words.ts';
import type { Planted } from './world.ts';

/** A text and its recipient. */
export interface Shown {
  role: Role;
  /** Id of a member; email of somebody without an account; null for a visitor. */
  to: string | null;
  hasAccess: boolean;
  /** The route, or 'email'. */
  where: string;
  /** The path or subject. */
  which: string;
  /** Headers and body separately: many viewers get the same body. */
  texts: readonly string[];
}

export interface Judgement {
  /** Canaries in forbidden places: route, role and kind, with their count. */
  leaks: string[];
  /** Rules that allowed something. */
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

/** A text without a recipient. */
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

/** A rule for many people counts as used only if somebody unrelated to the canary saw it. */
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

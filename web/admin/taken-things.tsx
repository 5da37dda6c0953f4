// What an hour or an act consists of: how many of each kind, the single things, and what becomes of them.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LoggedMember } from '../../schema/admin-actions.ts';
import {
  takebackKinds,
  type Fate,
  type KindCounts,
  type MadeThing,
  type Takeback,
} from '../../schema/takebacks.ts';
import { wordsNow } from '../lib/words.ts';
import { MaskedWords } from '../views/masked-words.tsx';
import { Sentence } from '../views/sentence.tsx';
import { MemberName } from './member-identity.tsx';
import { Moment } from './time.tsx';
import { useWords } from '../views/words.ts';

const counted = (counts: KindCounts) =>
  takebackKinds.flatMap((kind) => {
    const of = counts[kind] ?? 0;
    return of > 0 ? [{ kind, of }] : [];
  });

export const many = (counts: KindCounts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** '2 comments, 1 like'; '' for none. */
export const countWords = (counts: KindCounts): string =>
  counted(counts)
    .map(({ kind, of }) => wordsNow('takebacks').countOf(of, kind))
    .join(wordsNow('formats').comma);

/** Both together. */
export function sumOf(some: KindCounts, others: KindCounts): KindCounts {
  const sum = { ...some };
  for (const { kind, of } of counted(others)) sum[kind] = (sum[kind] ?? 0) + of;
  return sum;
}

/** Of all things of an act. */
export const everyCount = (counts: Takeback['counts']): number =>
  Object.values(counts).reduce((sum, one) => sum + many(one), 0);

interface KindListProps {
  title: string;
  counts: KindCounts;
  /** Says after each kind why it does not return. */
  isLost?: boolean;
}

/** Nothing if there are none. */
export function KindList({ title, counts, isLost = false }: KindListProps) {
  const words = useWords('takebacks');
  if (many(counts) === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc ps-5">
        {counted(counts).map(({ kind, of }) => (
          <li key={kind}>
            <Sentence
              parts={words.kindOf<ReactNode>(of, kind, (count) => (
                <span className="tabular-nums">{count}</span>
              ))}
            />
            {isLost && <span className="text-soft"> ({words.whyLost[kind]})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ThingListProps {
  things: readonly (MadeThing & { fate?: Fate })[];
  /** How many there are, of which `things` may be a part. */
  count: number;
  members: readonly LoggedMember[];
}

export function ThingList({ things, count, members }: ThingListProps) {
  const texts = useWords('takebacks');
  const makers = new Map(members.map((member) => [member.id, member]));
  if (things.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-3 text-sm font-semibold">{texts.show(things.length, count)}</summary>
      <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm" tabIndex={0}>
        {things.map(({ kind, memberId, rockName, words, at, fate }, i) => (
          <li
            key={`${kind} ${at} ${i}`}
            className={clsx('border-s-2 ps-3', fate && fate !== 'returns' ? 'border-coral' : 'border-edge')}
          >
            <p className="font-semibold wrap-anywhere">
              {texts.kinds[kind]}: <bdi>{rockName || texts.goneRock}</bdi>
              {fate && fate !== 'returns' && (
                <span className="font-normal text-coral">, {texts.fates[fate]}</span>
              )}
            </p>
            {words && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                <MaskedWords>{words}</MaskedWords>
              </p>
            )}
            <p className="text-soft">
              <Maker member={makers.get(memberId)} />, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Maker({ member }: { member: LoggedMember | undefined }) {
  const { goneMember } = useWords('admin');
  return member ? <MemberName member={member} isPlain /> : goneMember;
}

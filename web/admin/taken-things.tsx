// What an hour or an act consists of: how many of each kind, the single things, and what becomes of them.
import { clsx } from 'clsx';
import type { LoggedMember } from '../../schema/admin-actions.ts';
import {
  takebackNames,
  whyLost,
  type Fate,
  type KindCounts,
  type MadeThing,
  type Takeback,
  type TakebackKind,
} from '../../schema/takebacks.ts';
import { grouped } from '../lib/numbers.ts';
import { MaskedWords } from '../views/masked-words.tsx';
import { MemberName } from './member-identity.tsx';
import { Moment } from './time.tsx';

/** In the order of `takebackNames`. */
const counted = (counts: KindCounts) =>
  // The keys of an exhaustive record.
  (Object.keys(takebackNames) as TakebackKind[]).flatMap((kind) => {
    const of = counts[kind] ?? 0;
    return of > 0 ? [{ kind, of }] : [];
  });

export const many = (counts: KindCounts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

const nameOf = (kind: TakebackKind, of: number) => takebackNames[kind][of === 1 ? 0 : 1];

/** '2 comments, 1 like'; '' for none. */
export const countWords = (counts: KindCounts): string =>
  counted(counts)
    .map(({ kind, of }) => `${grouped(of)} ${nameOf(kind, of)}`)
    .join(', ');

/** '1 thing' or '2 things'. */
export const thingCount = (count: number): string => (count === 1 ? '1 thing' : `${grouped(count)} things`);

/** Both together. */
export function sumOf(some: KindCounts, others: KindCounts): KindCounts {
  const sum = { ...some };
  for (const { kind, of } of counted(others)) sum[kind] = (sum[kind] ?? 0) + of;
  return sum;
}

/** Of all things of an act. */
export const everyCount = (counts: Takeback['counts']): number =>
  Object.values(counts).reduce((sum, one) => sum + many(one), 0);

/** 'rock' gives 'Rock'. */
const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface KindListProps {
  title: string;
  counts: KindCounts;
  /** Says after each kind why it does not return. */
  isLost?: boolean;
}

/** Nothing if there are none. */
export function KindList({ title, counts, isLost = false }: KindListProps) {
  if (many(counts) === 0) return null;
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {counted(counts).map(({ kind, of }) => (
          <li key={kind}>
            <span className="tabular-nums">{grouped(of)}</span> {nameOf(kind, of)}
            {isLost && <span className="text-soft"> ({whyLost[kind]})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const fates: Readonly<Record<Fate, string | null>> = {
  returns: null,
  waits: 'still to be done',
  kept: 'stays: others built on it',
  lost: 'does not return',
};

interface ThingListProps {
  things: readonly (MadeThing & { fate?: Fate })[];
  /** How many there are, of which `things` may be a part. */
  count: number;
  members: readonly LoggedMember[];
}

export function ThingList({ things, count, members }: ThingListProps) {
  const makers = new Map(members.map((member) => [member.id, member]));
  if (things.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-3 text-sm font-semibold">
        Show what it is ({grouped(things.length)}
        {things.length < count && ` of ${grouped(count)}`})
      </summary>
      <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm" tabIndex={0}>
        {things.map(({ kind, memberId, rockName, words, at, fate }, i) => (
          <li
            key={`${kind} ${at} ${i}`}
            className={clsx('border-l-2 pl-3', fate && fates[fate] ? 'border-coral' : 'border-edge')}
          >
            <p className="font-semibold wrap-anywhere">
              {atStart(takebackNames[kind][0])}: <bdi>{rockName || 'a rock that is gone'}</bdi>
              {fate && fates[fate] && <span className="font-normal text-coral">, {fates[fate]}</span>}
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
  return member ? <MemberName member={member} isPlain /> : 'Somebody whose account is gone';
}

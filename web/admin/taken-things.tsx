// What an hour or an act consists of: how many of each kind, the single things, and what becomes of them.
import { clsx } from 'clsx';
import {
  takebackNames,
  whyLost,
  type Fate,
  type KindCounts,
  type MadeThing,
  type TakebackKind,
} from '../../schema/takebacks.ts';
import { grouped } from '../lib/numbers.ts';
import { MaskedWords } from '../views/masked-words.tsx';
import { Moment } from './time.tsx';

/** In the order of `takebackNames`. */
const counted = (counts: KindCounts) =>
  // The keys of an exhaustive record.
  (Object.keys(takebackNames) as TakebackKind[]).flatMap((kind) => {
    const of = counts[kind] ?? 0;
    return of > 0 ? [{ kind, of }] : [];
  });

export const many = (counts: KindCounts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** 'Comments: 2, Likes: 1'; '' for none. */
export const countWords = (counts: KindCounts): string =>
  counted(counts)
    .map(({ kind, of }) => `${takebackNames[kind]}: ${grouped(of)}`)
    .join(', ');

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
            {takebackNames[kind]}: <span className="tabular-nums">{grouped(of)}</span>
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
  members: readonly { id: string; name: string }[];
}

export function ThingList({ things, members }: ThingListProps) {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  if (things.length === 0) return null;
  return (
    <details>
      <summary className="w-fit py-3 text-sm font-semibold">
        Show what it is ({grouped(things.length)})
      </summary>
      <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm" tabIndex={0}>
        {things.map(({ kind, memberId, rockName, words, at, fate }, i) => (
          <li
            key={`${kind} ${at} ${i}`}
            className={clsx('border-l-2 pl-3', fate && fates[fate] ? 'border-coral' : 'border-edge')}
          >
            <p className="font-semibold wrap-anywhere">
              {takebackNames[kind]}: <bdi>{rockName || 'a rock that is gone'}</bdi>
              {fate && fates[fate] && <span className="font-normal text-coral">, {fates[fate]}</span>}
            </p>
            {words && (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                <MaskedWords>{words}</MaskedWords>
              </p>
            )}
            <p className="text-soft">
              <bdi>{nameOf.get(memberId) ?? 'Somebody whose account is gone'}</bdi>, <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

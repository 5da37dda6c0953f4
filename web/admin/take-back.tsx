// The dialog that takes back an hour: what it would take back, whose, and the reason.
import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { KnownMember } from '../../schema/moderation.ts';
import { isDeparted, type HourOfMembers, type TakebackInput } from '../../schema/takebacks.ts';
import { api, bodyOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea, TextField } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useAdminAction } from './changes.ts';
import { Failure } from './failure.tsx';
import { MemberName } from './member-identity.tsx';
import { hourOfMembers } from './queries.ts';
import { TakenBack } from './taken-back.tsx';
import { countWords, many, ThingList } from './taken-things.tsx';
import { utcTime } from './time.tsx';
import { useShown } from './use-shown.ts';
import { wordsNow } from '../lib/words.ts';
import { useWords } from '../views/words.ts';
import { shownName } from '../lib/display-name.ts';

interface TakeBackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it was cancelled, or closed after the act: the next dialog begins anew. */
  onOver: () => void;
  member: Pick<KnownMember, 'id' | 'name'>;
  /** Gets the focus if what opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

interface Draft {
  /** As typed; undefined for the hour of the newest act. */
  from?: string;
  isNetwork: boolean;
  chosen: readonly string[];
  reason: string;
}

export default function TakeBack({
  open,
  onOpenChange,
  onOver,
  member: { id, name },
  returnTo,
}: TakeBackProps) {
  const words = useWords('takebacks');
  // Here, since the form goes when the dialog closes.
  const [draft, setDraft] = useState<Draft>({ isNetwork: false, chosen: [id], reason: '' });
  const [done, setDone] = useState<string>();
  const isShown = useShown(open);
  const act = useAdminAction({
    send: (json: TakebackInput, headers) => bodyOf(api.admin.takebacks.$post({ json }, { headers })),
    done: () => (isShown.current ? null : { title: wordsNow('takebacks').takenBack }),
    onDone: (begun) => setDone(begun.id),
  });
  const onOpen = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen && done !== undefined) onOver();
  };
  const cancel = () => {
    onOpenChange(false);
    if (!act.isPending) onOver();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpen}
      returnTo={returnTo}
      title={done === undefined ? <bdi>{words.takeBack(shownName(name))}</bdi> : words.takenBack}
      description={
        done === undefined ? (isDeparted(id) ? words.whatOfDeparted : words.whatOfMembers) : words.canUndo
      }
    >
      {done === undefined ? (
        <HourForm memberId={id} draft={draft} onDraft={setDraft} act={act} onCancel={cancel} />
      ) : (
        <TakenBack id={done} onClose={() => onOpen(false)} />
      )}
    </Dialog>
  );
}

interface HourFormProps {
  memberId: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  act: { mutate: (input: TakebackInput) => void; isPending: boolean; error: Error | null };
  onCancel: () => void;
}

function HourForm({ memberId, draft, onDraft, act, onCancel }: HourFormProps) {
  const words = useWords('takebacks');
  const shared = useWords('admin');
  const { from: typed, isNetwork, chosen, reason } = draft;
  const change = (changes: Partial<Draft>) => onDraft({ ...draft, ...changes });
  const [refusal, setRefusal] = useState<string>();
  const isWrong = typed !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed);
  const start = typed === undefined || isWrong ? undefined : `${typed}:00.000Z`;
  const hour = useQuery({ ...hourOfMembers(memberId, start, isNetwork), enabled: !isWrong });
  const theirs = (hour.data?.members ?? []).filter(
    ({ id, counts }) => many(counts) > 0 && chosen.includes(id),
  );
  const count = theirs.reduce((sum, { counts }) => sum + many(counts), 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = Because.safeParse({ reason });
    setRefusal(error?.issues[0]?.message);
    if (!data) return event.currentTarget.querySelector('textarea')?.focus();
    const memberIds = theirs.map(({ id }) => id);
    if (!hour.data || memberIds.length === 0) return;
    const isOfNetwork = memberIds.some((id) => id !== memberId);
    act.mutate({
      memberIds,
      from: hour.data.from,
      ...(isOfNetwork && { networkOf: memberId }),
      reason: data.reason,
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={words.fromLabel}
        hint={hour.data && endWords(hour.data, typed === undefined)}
        type="datetime-local"
        value={typed ?? hour.data?.from.slice(0, 16) ?? ''}
        onChange={(event) => change({ from: event.target.value })}
        error={isWrong ? words.enterTime : undefined}
      />
      <Checkbox
        label={words.everybody}
        hint={words.aboutNetworks}
        checked={isNetwork}
        onChange={(event) => change({ isNetwork: event.target.checked })}
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        {hour.data ? (
          <Hour
            hour={hour.data}
            chosen={chosen}
            count={count}
            onChosen={(id, isIn) =>
              change({ chosen: isIn ? [...chosen, id] : chosen.filter((one) => one !== id) })
            }
          />
        ) : hour.isError ? (
          <Failure title={words.hourNotLoaded} query={hour} />
        ) : (
          !isWrong && (
            <SkeletonGroup>
              <Skeleton className="h-20 rounded-sm" />
            </SkeletonGroup>
          )
        )}
      </div>
      <TextArea
        label={shared.reasonLabel}
        hint={words.aboutReason(adminLimits.reason)}
        value={reason}
        onChange={(event) => change({ reason: event.target.value })}
        error={refusal}
        dir="auto"
      />
      <ServerRefusal error={act.error} otherwise={shared.notDone} />
      <DialogActions>
        <Button onClick={onCancel}>{shared.cancel}</Button>
        <Button type="submit" variant="danger" disabled={theirs.length === 0} pending={act.isPending}>
          {act.isPending ? words.takingBack : actWords(count, theirs.length)}
        </Button>
      </DialogActions>
    </form>
  );
}

const endWords = ({ until, members: [first] }: HourOfMembers, isNewest: boolean) =>
  wordsNow('takebacks').until(utcTime(until), isNewest && first !== undefined && many(first.counts) > 0);

function actWords(things: number, members: number): string {
  const words = wordsNow('takebacks');
  return things === 0 ? words.takeItBack : words.takeBackThings(things, members);
}

interface HourProps {
  hour: HourOfMembers;
  chosen: readonly string[];
  /** Of the things of those who are chosen. */
  count: number;
  onChosen: (id: string, isIn: boolean) => void;
}

function Hour({ hour: { members, more, things }, chosen, count, onChosen }: HourProps) {
  const words = useWords('takebacks');
  if (members.every(({ counts }) => many(counts) === 0))
    return <p className="text-soft">{words.nothingMade}</p>;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {members.map(({ id, counts, ...member }) => {
          const isEmpty = many(counts) === 0;
          return (
            <li key={id}>
              <Checkbox
                label={<MemberName member={{ id, ...member }} isPlain />}
                hint={countWords(counts) || words.nothingInHour}
                checked={chosen.includes(id) && !isEmpty}
                disabled={isEmpty}
                className={isEmpty ? 'opacity-60' : undefined}
                onChange={(event) => onChosen(id, event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{words.moreWrote(more)}</p>}
      <ThingList
        things={things.filter(({ memberId }) => chosen.includes(memberId))}
        count={count}
        members={members}
      />
      <p className="text-sm text-soft">{words.stays}</p>
    </>
  );
}

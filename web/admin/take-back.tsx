// The dialog that takes back an hour: what it would take back, whose, the reason, and afterwards how far it is.
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import {
  takebackKinds,
  takebackNames,
  takebackWords,
  type HourOfMembers,
  type TakebackInput,
} from '../../schema/takebacks.ts';
import { api, bodyOf } from '../api.ts';
import { grouped } from '../lib/numbers.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ServerRefusal, TextArea, TextField } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Moment } from './time.tsx';
import { MaskedWords } from '../views/masked-words.tsx';
import { useAdminAction } from './changes.ts';
import { Failure } from './failure.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { hourOfMembers, takebackState } from './queries.ts';

interface TakeBackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  memberId: string;
  name: string;
  /** The hour begins there at first; ISO 8601. */
  from: string;
}

export default function TakeBack({ open, onOpenChange, name, ...hour }: TakeBackProps) {
  const [done, setDone] = useState<string>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{`Take back an hour of ${name}`}</bdi>}
      description="Rocks and comments are hidden, journeys go on as if it had never been, and likes, words at finds and reports are removed. Each of the members gets one email. You can undo it in the log for 90 days."
    >
      {done === undefined ? (
        <HourForm {...hour} onDone={setDone} onCancel={() => onOpenChange(false)} />
      ) : (
        <Progress id={done} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

interface HourFormProps extends Pick<TakeBackProps, 'memberId' | 'from'> {
  onDone: (id: string) => void;
  onCancel: () => void;
}

function HourForm({ memberId, from: first, onDone, onCancel }: HourFormProps) {
  const [from, setFrom] = useState(first.slice(0, 16));
  const [isNetwork, setNetwork] = useState(false);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const start = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(from) ? `${from}:00.000Z` : null;
  const hour = useQuery({ ...hourOfMembers(memberId, start ?? '', isNetwork), enabled: start !== null });
  const chosen = (hour.data?.members ?? []).filter(
    ({ id, counts }) => Object.keys(counts).length > 0 && !without.includes(id),
  );
  const act = useAdminAction({
    send: (json: TakebackInput, headers) => bodyOf(api.admin.takebacks.$post({ json }, { headers })),
    done: { title: 'Taken back' },
    onDone: ({ id }) => onDone(id),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = Because.safeParse({ reason });
    setRefusal(error?.issues[0]?.message);
    if (!data) event.currentTarget.querySelector('textarea')?.focus();
    else if (start !== null && chosen.length > 0)
      act.mutate({ memberIds: chosen.map(({ id }) => id), from: start, reason: data.reason });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="From (UTC), for one hour"
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={start === null ? 'Please enter a day and a time' : undefined}
      />
      <Checkbox
        label="Everybody who wrote from the same network"
        hint="Networks are known for seven days. A school or a phone company may be one network: look at who is listed."
        checked={isNetwork}
        onChange={(event) => setNetwork(event.target.checked)}
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        {hour.data ? (
          <Hour
            hour={hour.data}
            without={without}
            onWithout={(id, isOut) =>
              setWithout(isOut ? [...without, id] : without.filter((one) => one !== id))
            }
          />
        ) : hour.isError ? (
          <Failure title="The hour could not be loaded." query={hour} />
        ) : (
          start !== null && (
            <SkeletonGroup>
              <Skeleton className="h-20 rounded-sm" />
            </SkeletonGroup>
          )
        )}
      </div>
      <TextArea
        label="Reason"
        hint={`The members read it in the email. Please name nobody in it. Up to ${adminLimits.reason} characters.`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={refusal}
        dir="auto"
      />
      <ServerRefusal error={act.error} otherwise="This could not be done just now. Please try again." />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="danger" disabled={chosen.length === 0} pending={act.isPending}>
          {act.isPending ? 'Taking back...' : 'Take it back'}
        </Button>
      </DialogActions>
    </form>
  );
}

interface HourProps {
  hour: HourOfMembers;
  without: readonly string[];
  onWithout: (id: string, isOut: boolean) => void;
}

function Hour({ hour: { members, things }, without, onWithout }: HourProps) {
  const isEmpty = members.every(({ counts }) => Object.keys(counts).length === 0);
  if (isEmpty) return <p className="text-soft">{takebackWords.nothing}.</p>;
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  return (
    <>
      <ul className="flex flex-col gap-2">
        {members.map(({ id, counts, ...member }) => (
          <li key={id}>
            <Checkbox
              label={<MemberIdentity member={{ id, ...member }} />}
              hint={countWords(counts)}
              checked={!without.includes(id) && Object.keys(counts).length > 0}
              disabled={Object.keys(counts).length === 0}
              onChange={(event) => onWithout(id, !event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <details>
        <summary className="w-fit py-2.5 text-sm font-semibold">Show what it is ({things.length})</summary>
        <ul className="flex max-h-72 flex-col gap-3 overflow-y-auto text-sm" tabIndex={0}>
          {things.map(({ kind, memberId, rockName, words, at }, i) => (
            <li key={`${kind} ${at} ${i}`} className="border-l-2 border-edge pl-3">
              <p className="font-semibold wrap-anywhere">
                {takebackNames[kind]}: <bdi>{rockName}</bdi>
              </p>
              {words && (
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  <MaskedWords>{words}</MaskedWords>
                </p>
              )}
              <p className="text-soft">
                <bdi>{nameOf.get(memberId)}</bdi>, <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const countWords = (counts: HourOfMembers['members'][number]['counts']): string =>
  takebackKinds
    .flatMap((kind) => (counts[kind] ? [`${takebackNames[kind]}: ${grouped(counts[kind])}`] : []))
    .join(', ') || 'Nothing in this hour';

function Progress({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>
            {grouped(data.done)} taken back
            {data.waiting > 0 && `, ${grouped(data.waiting)} to come: the hourly job completes them`}.
          </p>
          {data.left.length > 0 && (
            <>
              <p>Others have built on these, so they stay:</p>
              <ul className="list-disc pl-5">
                {data.left.map(({ kind, rockName }, i) => (
                  <li key={`${kind} ${i}`} className="wrap-anywhere">
                    {takebackNames[kind]}: <bdi>{rockName}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="text-soft">You can undo it in the log.</p>
        </div>
      ) : isError ? (
        <Failure title="It was begun. How far it is could not be loaded." query={state} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-16 rounded-sm" />
        </SkeletonGroup>
      )}
      <DialogActions>
        <Button variant="main" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </div>
  );
}

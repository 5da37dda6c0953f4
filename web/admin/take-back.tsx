// The dialog that takes back an hour: what it would take back, whose, the reason, and afterwards how far it is.
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { adminLimits, Because } from '../../schema/admin.ts';
import type { KnownMember } from '../../schema/moderation.ts';
import {
  takebackStays,
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
import { useAdminAction } from './changes.ts';
import { EmailText } from './email-text.tsx';
import { Failure } from './failure.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { hourOfMembers, takebackState } from './queries.ts';
import { countWords, KindList, many, ThingList } from './taken-things.tsx';

interface TakeBackProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  member: Pick<KnownMember, 'id' | 'name' | 'email'>;
}

export default function TakeBack({ open, onOpenChange, member }: TakeBackProps) {
  const [done, setDone] = useState<string>();
  const { id, name, email } = member;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<bdi>{`Take back an hour of ${name}`}</bdi>}
      description={
        <>
          Of <EmailText text={email || name} />: rocks and comments are hidden, journeys go on as if it had
          never been, and the rest is removed. Each of the members gets one email. You can undo it in the log
          for 90 days.
        </>
      }
    >
      {done === undefined ? (
        <HourForm memberId={id} onDone={setDone} onCancel={() => onOpenChange(false)} />
      ) : (
        <Outcome id={done} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}

interface HourFormProps {
  memberId: string;
  onDone: (id: string) => void;
  onCancel: () => void;
}

function HourForm({ memberId, onDone, onCancel }: HourFormProps) {
  /** As typed; undefined for the hour of the newest thing. */
  const [typed, setTyped] = useState<string>();
  const [isNetwork, setNetwork] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([memberId]);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const isWrong = typed !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed);
  const start = typed === undefined || isWrong ? undefined : `${typed}:00.000Z`;
  const hour = useQuery({ ...hourOfMembers(memberId, start, isNetwork), enabled: !isWrong });
  const theirs = (hour.data?.members ?? []).filter(
    ({ id, counts }) => many(counts) > 0 && chosen.includes(id),
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
        label="From (UTC), for one hour"
        hint="It starts so that their newest thing is in the hour."
        type="datetime-local"
        value={typed ?? hour.data?.from.slice(0, 16) ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        error={isWrong ? 'Please enter a day and a time' : undefined}
      />
      <Checkbox
        label="Show everybody who wrote from the same network"
        hint="Networks are known for seven days. A school or a phone company may be one network: choose those who belong to it."
        checked={isNetwork}
        onChange={(event) => setNetwork(event.target.checked)}
      />
      <div aria-live="polite" className="flex flex-col gap-4">
        {hour.data ? (
          <Hour
            hour={hour.data}
            chosen={chosen}
            onChosen={(id, isIn) => setChosen(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ) : hour.isError ? (
          <Failure title="The hour could not be loaded." query={hour} />
        ) : (
          !isWrong && (
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
        <Button type="submit" variant="danger" disabled={theirs.length === 0} pending={act.isPending}>
          {act.isPending ? 'Taking back...' : 'Take it back'}
        </Button>
      </DialogActions>
    </form>
  );
}

interface HourProps {
  hour: HourOfMembers;
  chosen: readonly string[];
  onChosen: (id: string, isIn: boolean) => void;
}

function Hour({ hour: { members, more, things }, chosen, onChosen }: HourProps) {
  if (members.every(({ counts }) => many(counts) === 0))
    return <p className="text-soft">{takebackWords.nothing}.</p>;
  return (
    <>
      <ul className="flex flex-col gap-2">
        {members.map(({ id, counts, ...member }) => {
          const isEmpty = many(counts) === 0;
          return (
            <li key={id}>
              <Checkbox
                label={
                  <span className="wrap-anywhere">
                    <MemberIdentity member={{ id, ...member }} isPlain />
                  </span>
                }
                hint={countWords(counts) || 'Nothing in this hour'}
                checked={chosen.includes(id) && !isEmpty}
                disabled={isEmpty}
                onChange={(event) => onChosen(id, event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <p>
          {grouped(more)} more wrote something in this hour. Those with most are shown: take back what belongs
          to the flood, and open this again.
        </p>
      )}
      <ThingList things={things} members={members} />
      <p className="text-sm text-soft">{takebackStays}</p>
    </>
  );
}

function Outcome({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>
            {grouped(many(data.counts.returns) + many(data.counts.lost))} taken back
            {many(data.counts.waits) > 0 &&
              `, ${grouped(many(data.counts.waits))} to come: the hourly job completes them`}
            .
          </p>
          <KindList title="Others have built on these, so they stay:" counts={data.counts.kept} />
          <p className="text-soft">
            You can undo it in the log.{' '}
            {many(data.counts.lost) > 0 && `What would not return: ${countWords(data.counts.lost)}.`}
          </p>
          <ThingList things={data.things} members={data.members} />
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

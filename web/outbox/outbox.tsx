// What waits on this device to be sent, with what can be done about each.
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { Moment } from '../ui/time.tsx';
import { asSeen } from './as-seen.ts';
import { fieldsOf } from './fields.ts';
import { dropWrite, replaceWrite, type KeptWrite } from './kept-write.ts';
import { outboxOf, useOutbox } from './queries.ts';
import { requestSending } from './request-sending.ts';
import { KeepLonger } from './keep-longer.tsx';
import { putBack } from './put-back.ts';
import { becomesWords, countWords, deedWords } from './words.ts';
import { useWords } from '../views/words.ts';

interface OutboxProps {
  /** What else can be done about a write. */
  actions?: (write: KeptWrite) => ReactNode;
}

/** Nothing while nothing waits. */
export function Outbox({ actions }: OutboxProps) {
  const words = useWords('outbox');
  const writes = useOutbox();
  if (writes.length === 0) return null;
  const waiting = writes.filter(({ state }) => state === 'waiting').length;
  return (
    <section aria-label={words.label}>
      <div className="rounded-md border-2 border-dotted border-edge bg-card p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl">{countWords(writes.length, waiting)}</h2>
          {waiting > 0 && <Button onClick={requestSending}>{words.sendNow}</Button>}
        </div>
        <ul className="mt-2 divide-y divide-line">
          {writes.map((write) => (
            <li key={write.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Line write={write} />
              <Actions write={write}>{actions?.(write)}</Actions>
            </li>
          ))}
        </ul>
        <KeepLonger />
      </div>
    </section>
  );
}

function Line({ write }: { write: KeptWrite }) {
  const { state, at } = write;
  return (
    <div className="min-w-[min(12rem,100%)] flex-1">
      <p className="font-semibold wrap-anywhere">
        <bdi>{deedWords(write)}</bdi>
      </p>
      <p className="text-sm text-soft">
        <Moment at={new Date(at).toISOString()} />
      </p>
      {/* What waits is said once, above. */}
      {state !== 'waiting' && <p className="text-sm font-semibold">{becomesWords(write)}</p>}
    </div>
  );
}

function Actions({ write, children }: { write: KeptWrite; children: ReactNode }) {
  const words = useWords('outbox');
  const queryClient = useQueryClient();
  const memberId = useMember()?.id ?? '';
  const [isAsking, setAsking] = useState(false);
  const change = async (act: Promise<unknown>) => {
    await act;
    await queryClient.invalidateQueries({ queryKey: outboxOf(memberId).queryKey });
  };
  if (isAsking) {
    return (
      <div role="group" aria-label={words.deleteForGood} className="flex flex-wrap items-center gap-3">
        <p className="text-sm">{words.deleteForGood}</p>
        <Button variant="danger" onClick={() => void change(dropWrite(write.key))}>
          {words.delete}
        </Button>
        <Button onClick={() => setAsking(false)}>{words.keep}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {(write.state === 'ask' || write.state === 'refused') && (
        <Button onClick={() => void change(putBack(write)).then(requestSending)}>{words.tryAgain}</Button>
      )}
      {children}
      {write.kind === 'find' && write.code === 'finds.taken' && (
        <Button variant="main" onClick={() => void change(wasThereToo(write)).then(requestSending)}>
          {words.wasThereToo}
        </Button>
      )}
      <Button variant="bare" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
    </div>
  );
}

/** Instead of a find that came too late. What depends on the find stays, and is refused with it. */
async function wasThereToo(find: KeptWrite): Promise<void> {
  const { happenedAt } = await fieldsOf(find);
  const said = typeof happenedAt === 'string' ? happenedAt : undefined;
  await replaceWrite(find.key, [asSeen({ ...find, code: find.about, happenedAt: said })]);
}

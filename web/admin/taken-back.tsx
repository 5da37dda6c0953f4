// What the dialog says once an hour is taken back: what was, what is to come, and what stays.
import { useQuery } from '@tanstack/react-query';
import type { Takeback } from '../../schema/takebacks.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { takebackState } from './queries.ts';
import { countWords, everyCount, KindList, many, sumOf, ThingList } from './taken-things.tsx';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

export function TakenBack({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('takebacks');
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{takenWords(data.counts)}</p>
          {many(data.counts.waits) > 0 && <p>{words.toCome(countWords(data.counts.waits))}</p>}
          <KindList title={words.builtOn} counts={data.counts.kept} />
          {many(data.counts.lost) > 0 && (
            <p className="text-soft">{words.notReturned(countWords(data.counts.lost))}</p>
          )}
          <ThingList things={data.things} count={everyCount(data.counts)} members={data.members} />
        </div>
      ) : isError ? (
        <Failure title={words.stateNotLoaded} query={state} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-16 rounded-sm" />
        </SkeletonGroup>
      )}
      <DialogActions>
        <Button variant="main" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </div>
  );
}

function takenWords({ returns, lost, waits }: Takeback['counts']): string {
  const words = wordsNow('takebacks');
  const taken = countWords(sumOf(returns, lost));
  if (taken) return words.taken(taken);
  return many(waits) > 0 ? words.nothingYet : words.nothingTaken;
}

// What the dialog says once an hour is taken back: what was, what is to come, and what stays.
import { useQuery } from '@tanstack/react-query';
import type { Takeback } from '../../schema/takebacks.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { takebackState } from './queries.ts';
import { countWords, everyCount, KindList, many, sumOf, ThingList } from './taken-things.tsx';

export function TakenBack({ id, onClose }: { id: string; onClose: () => void }) {
  const state = useQuery(takebackState(id));
  const { data, isError } = state;
  return (
    <div className="flex flex-col gap-5">
      {data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{takenWords(data.counts)}</p>
          {many(data.counts.waits) > 0 && (
            <p>To come with the hourly job: {countWords(data.counts.waits)}.</p>
          )}
          <KindList title="Others have built on these, so they stay:" counts={data.counts.kept} />
          {many(data.counts.lost) > 0 && (
            <p className="text-soft">An undo would not return: {countWords(data.counts.lost)}.</p>
          )}
          <ThingList things={data.things} count={everyCount(data.counts)} members={data.members} />
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

function takenWords({ returns, lost, waits }: Takeback['counts']): string {
  const taken = countWords(sumOf(returns, lost));
  if (taken) return `${taken} taken back.`;
  return many(waits) > 0 ? 'Nothing is taken back yet.' : 'Nothing was taken back.';
}

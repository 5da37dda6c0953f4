// Skeletons for lists of rocks and activities.
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export function RocksWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      {['pebble-1', 'pebble-3'].map((outline) => (
        <div
          key={outline}
          className="grid gap-x-10 gap-y-6 rounded-md border border-line p-5 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)] sm:p-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14"
        >
          <Skeleton
            className={`aspect-square w-full max-w-64 justify-self-center sm:max-w-none ${outline}`}
          />
          <div className="flex flex-col gap-5">
            <Skeleton className="h-7 w-24 rounded-full" />
            <Skeleton className="h-9 w-3/5 rounded-sm" />
            <Skeleton className="h-12 w-full max-w-form rounded-sm" />
            <Skeleton className="h-16 w-4/5 rounded-sm" />
            <Skeleton className="h-11 w-full max-w-form rounded-md" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Rows of about 96 px. */
export function RowsWaiting() {
  return (
    <SkeletonGroup className="flex flex-col divide-y divide-line rounded-md border border-line">
      {['pebble-1', 'pebble-3', 'pebble-2', 'pebble-4'].map((outline) => (
        <div key={outline} className="flex h-24 items-center gap-4 px-3 sm:gap-6 sm:px-5">
          <Skeleton className={`size-16 shrink-0 sm:size-18 ${outline}`} />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-40 max-w-full rounded-sm" />
            <Skeleton className="h-4 w-56 max-w-full rounded-sm" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function ActivitiesWaiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      {['pebble-2', 'pebble-4', 'pebble-1'].map((outline) => (
        <div key={outline} className="flex items-center gap-5 sm:gap-7">
          <Skeleton className={`size-16 shrink-0 sm:size-20 ${outline}`} />
          <Skeleton className="h-10 w-64 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

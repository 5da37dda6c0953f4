// The places of a journey as a list, for whoever reads rather than points.
import { byWhom, dayOf } from './entry-words.ts';
import { PlaceLine } from './place-line.tsx';
import { VisitDots } from './visit-dots.tsx';
import { actionsOf, type Visit } from './visits.ts';

interface VisitListProps {
  /** In the order in which the rock came there. */
  visits: readonly Visit[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

export function VisitList({ visits, chosenId, onChoose }: VisitListProps) {
  return (
    <ol
      aria-label="Places, newest first"
      reversed
      className="flex flex-col gap-1 overflow-y-auto sm:max-h-[min(28rem,45dvh)]"
    >
      {visits.toReversed().map((visit) => (
        <VisitLine
          key={visit.id}
          visit={visit}
          isChosen={visit.id === chosenId}
          onChoose={() => onChoose(visit.id)}
        />
      ))}
    </ol>
  );
}

function VisitLine({ visit, isChosen, onChoose }: { visit: Visit; isChosen: boolean; onChoose: () => void }) {
  return (
    <PlaceLine
      mark={
        <span className="mt-0.5 flex w-9 shrink-0 justify-end">
          <VisitDots actions={actionsOf(visit)} />
        </span>
      }
      name={visit.locationName}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      {visit.entries.toReversed().map((entry) => (
        <span key={entry.id} className="block text-sm text-soft">
          {byWhom(entry)},{' '}
          <time dateTime={entry.createdAt} className="whitespace-nowrap">
            {dayOf(entry)}
          </time>
        </span>
      ))}
    </PlaceLine>
  );
}

/** What the dots mean, on the map and in the list. */
export function VisitLegend() {
  return (
    <ul aria-label="Legend" className="flex gap-x-6 text-sm">
      <li className="flex items-center gap-2">
        <VisitDots actions={['hidden']} />
        Hidden
      </li>
      <li className="flex items-center gap-2">
        <VisitDots actions={['found']} />
        Found
      </li>
    </ul>
  );
}

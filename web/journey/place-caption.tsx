// Below the map: where the rock is in its journey, and how far it has come. As high whatever it says, so that nothing
// moves while the journey plays.
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { grouped } from '../lib/numbers.ts';
import { Button } from '../ui/button.tsx';
import { Day } from '../ui/time.tsx';
import { PlaceName } from '../views/place-name.tsx';
import type { JourneyPlace } from './journey-places.ts';
import type { Player } from './player.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';
import { milesPerKm } from '../../schema/distances.ts';
import { useDistance } from '../lib/unit.ts';

interface PlaceCaptionProps {
  places: readonly JourneyPlace[];
  /** Index of the place to tell of; without one that which the rock has reached. */
  chosen: number | null;
  /** At each place. */
  kilometres: readonly number[];
  player: Player;
  isSaving: boolean;
  onSave: () => void;
}

export function PlaceCaption({ places, chosen, kilometres, player, isSaving, onSave }: PlaceCaptionProps) {
  const words = useWords('trackMap');
  const reached = useSyncExternalStore(player.subscribe, player.reached);
  const shown = chosen ?? reached;
  const place = places[shown];
  const [first] = place?.entries ?? [];
  if (!place || !first) return null;
  const isHidden = first.actionType === 'hidden';
  const note = noteOf(words, place);
  return (
    <div className="grid h-31 grid-cols-[1fr_9rem] grid-rows-[auto_1fr] gap-x-3 overflow-hidden">
      <p className="col-span-2 truncate text-sm text-soft">
        <strong className={isHidden ? 'text-entry-hidden' : 'text-entry-found'}>
          {isHidden ? words.hidden : words.found}
        </strong>{' '}
        <Day at={first.createdAt} zone={first.near?.zone} /> · {words.stopMark(shown + 1, places.length)}
      </p>
      <div className="min-w-0">
        <p className="line-clamp-2 leading-snug font-semibold">
          <PlaceName name={place.locationName} near={place.near} />
        </p>
        {note && (
          <p dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-col items-end justify-between">
        <Miles kilometres={kilometres} player={player} shown={shown} />
        <Button variant="link" pending={isSaving} onClick={onSave} className="text-sm whitespace-nowrap">
          <Download aria-hidden className="size-4" />
          {words.savePicture}
        </Button>
      </div>
    </div>
  );
}

/** There is room for one: the hider's or finder's notes, or what the finder said. */
function noteOf(words: Words['trackMap'], { entries }: JourneyPlace): string | undefined {
  const line = entries.findLast((entry) => entry.line)?.line;
  return entries.find(({ notes }) => notes)?.notes ?? (line && words.quoted(line));
}

interface MilesProps extends Pick<PlaceCaptionProps, 'kilometres' | 'player'> {
  /** Index of a place. */
  shown: number;
}

/** They count up while the rock is on its way. */
function Miles({ kilometres, player, shown }: MilesProps) {
  const at = useSyncExternalStore(player.subscribe, player.at);
  const from = kilometres[shown] ?? 0;
  const part = player.isOver() ? 0 : at - Math.floor(at);
  const { figure, unitOf } = useDistance();
  const miles = (from + part * ((kilometres[shown + 1] ?? from) - from)) * milesPerKm;
  return (
    <p className="w-full text-end text-sm text-soft">
      <span className="figure block text-2xl text-ink">{grouped(figure(miles))}</span>
      {unitOf(miles)}
    </p>
  );
}

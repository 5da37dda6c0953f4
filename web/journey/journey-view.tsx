// A journey in one view: the map, the player below it, and the timeline of its places.
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { MapView } from '../map/views.ts';
import type { JourneyPlace } from './journey-places.ts';
import { PlaceCaption } from './place-caption.tsx';
import { PlaceTimeline } from './place-timeline.tsx';
import { PlayerBar } from './player-bar.tsx';
import { journeyPlayer } from './player.ts';
import { MapLoader, RockOnMap, TrailMap, type Traveler } from './track-dialog.tsx';
import { saveJourneyPicture } from './save-journey-picture.ts';
import { kilometresAt } from './way.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';
import { placeCalled } from '../../schema/journey.ts';

interface JourneyViewProps<P> {
  rock: Traveler;
  /** In the order of the journey; the same array as long as nothing has changed. */
  places: readonly P[];
  /** The name of the list. */
  listLabel: string;
  /** The accessible name of a place on the map. */
  labelOf: (words: Words['trackMap'], place: P) => string;
  /** The place's marker, on the map and in the list. */
  mark: (place: P, isChosen: boolean) => ReactNode;
  everything: MapView;
  /** Instead of the list if there are no places. */
  empty: ReactNode;
  legend?: ReactNode;
  /** False while the map must not load yet. */
  isDue?: boolean;
  /** Sets off as soon as the map is there, unless less motion is preferred. */
  playsAtOnce?: boolean;
}

export function JourneyView<P extends JourneyPlace>({
  rock,
  places,
  listLabel,
  labelOf,
  mark,
  everything,
  empty,
  legend,
  isDue = true,
  playsAtOnce = false,
}: JourneyViewProps<P>) {
  const words = useWords('trackMap');
  const nearby = useWords('near');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const last = Math.max(0, places.length - 1);
  const player = useMemo(() => journeyPlayer(last), [last]);
  useEffect(() => player.pause, [player]);
  const isOver = useSyncExternalStore(player.subscribe, player.isOver);
  const chosen = isOver ? places.findIndex(({ id }) => id === chosenId) : -1;
  const onMap = useMemo(
    () =>
      places.map((place) => ({
        ...place,
        label: labelOf(words, { ...place, locationName: placeCalled(nearby, place.locationName) }),
        mark: (isChosen: boolean) => mark(place, isChosen),
      })),
    [words, nearby, places, labelOf, mark],
  );
  const kilometres = useMemo(
    () => kilometresAt(places, rock.totalDistanceTraveled),
    [places, rock.totalDistanceTraveled],
  );
  const frame = useRef<HTMLDivElement>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    player.seek(last);
    await saveJourneyPicture({ frame: frame.current, rock, places, kilometres: kilometres.at(-1) ?? 0 });
    setSaving(false);
  };
  const choose = (id: string) => {
    player.seek(last);
    setChosenId(id);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_18rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <div ref={frame}>
          {isDue ? (
            <TrailMap
              waiting={<MapLoader />}
              label={words.map(rock.name)}
              rock={<RockOnMap rock={rock} />}
              places={onMap}
              player={player}
              playsAtOnce={playsAtOnce}
              everything={everything}
              chosenId={isOver ? chosenId : null}
              onChoose={choose}
              className="h-[min(28rem,45dvh)] rounded-md border border-line"
            />
          ) : (
            <MapLoader />
          )}
        </div>
        {legend}
        {places.length > 1 && (
          <>
            <PlayerBar player={player} places={places} onMove={() => setChosenId(null)} />
            <PlaceCaption
              places={places}
              chosen={chosen < 0 ? null : chosen}
              kilometres={kilometres}
              player={player}
              isSaving={isSaving}
              onSave={() => void save()}
            />
          </>
        )}
      </div>
      {places.length === 0 && isDue ? (
        empty
      ) : (
        <div className="relative sm:min-h-64">
          <PlaceTimeline
            rock={rock}
            label={listLabel}
            places={places}
            player={player}
            chosenId={chosenId}
            onChoose={choose}
            mark={mark}
          />
        </div>
      )}
    </div>
  );
}

// The popup of a rock on the map, for members who may see its name.
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Popup } from 'react-leaflet';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { RockName } from '../painting/rock-name.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { historyOf } from './place-words.ts';
import { useWords } from '../views/words.ts';

interface PlacePopupProps extends CardProps {
  at: Coordinates;
}

interface CardProps {
  place: MapLocation;
  rock: NonNullable<MapLocation['rock']>;
  onZoom: () => void;
  onClose: () => void;
}

export function PlacePopup({ at, place, rock, onZoom, onClose }: PlacePopupProps) {
  const { latitude, longitude } = at;
  // A new array would reopen the popup.
  const position = useMemo<[number, number]>(() => [latitude, longitude], [latitude, longitude]);
  return (
    <Popup
      position={position}
      offset={[0, -8]}
      minWidth={272}
      maxWidth={272}
      // Below the tabs.
      autoPanPaddingTopLeft={[16, 72]}
      // Above the controls.
      autoPanPaddingBottomRight={[16, 92]}
      // The parent opens and closes it.
      closeButton={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
      autoClose={false}
    >
      <Card place={place} rock={rock} onZoom={onZoom} onClose={onClose} />
    </Popup>
  );
}

function Card({ place, rock, onZoom, onClose }: CardProps) {
  const words = useWords('map');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    const before = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      // Restore the focus only if it is lost or in the popup.
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={card}
      role="group"
      aria-label={rock.name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="relative grid grid-cols-[5rem_1fr] items-center gap-x-3 gap-y-3 p-3 pe-4"
    >
      <RockPicture rock={rock} sizes="5rem" className="size-20" />
      <div className="min-w-0 pe-7">
        <p className="font-display text-lg leading-tight font-bold tracking-tight">
          <RockName rock={rock} />
        </p>
        <p className="mt-1! text-sm leading-snug">
          <PlaceName name={place.locationName} near={place.near} />
        </p>
      </div>
      <p className="col-span-2 text-sm text-soft">{historyOf(place)}</p>
      <Button onClick={onZoom} className="col-span-2">
        {words.zoomTo}
      </Button>
      <Button
        variant="bare"
        size="icon"
        aria-label={words.close}
        onClick={onClose}
        className="absolute! top-0 inset-e-0"
      >
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

// Where a rock is: the device's position, a pin on a map, or coordinates by hand; and what the place is called.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronRight, LocateFixed } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type Ref } from 'react';
import type { Coordinates } from '../../schema/journey.ts';
import { currentPosition, PositionError, sixDecimals } from '../lib/geolocation.ts';
import { lazyMap } from '../map/lazy-map.tsx';
import { useMember } from '../members/queries.ts';
import { profileTown } from '../places/profile-town.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { coordinatePair, plainDegrees, typedPlace } from './coordinates.ts';
import { placeNameAt } from './place-name.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

const PinMap = lazyMap(() => import('./pin-map.tsx'), 'pin');

export interface TypedPlace {
  latitude: string;
  longitude: string;
  locationName: string;
}

interface PlaceFieldsProps {
  place: TypedPlace;
  onChange: (change: Partial<TypedPlace>) => void;
  errors?: Partial<Record<keyof TypedPlace, string | undefined>>;
  /** Where the map opens while there is no place; the town of the member's profile by default. */
  around?: Coordinates | null;
  /** Asks the device at once. */
  locatesAtOnce?: boolean;
  /** The first control. */
  first?: Ref<HTMLButtonElement>;
  /** Further fields, before the coordinates. */
  children?: ReactNode;
}

export function PlaceFields({
  place,
  onChange,
  errors = {},
  around = null,
  locatesAtOnce = false,
  first,
  children,
}: PlaceFieldsProps) {
  const words = useWords('placeForm');
  const { unit } = useDistance();
  const { latitude, longitude, locationName } = place;
  const [isByHand, setByHand] = useState(false);
  const at = typedPlace(latitude, longitude);
  const home = useQuery({ ...profileTown(useMember()), enabled: !at && !around }).data ?? null;
  const { fillName, ...naming } = useFilledName(locationName, (name) => onChange({ locationName: name }));
  const move = (to: Coordinates) => {
    const [north, east] = [to.latitude, to.longitude].map(sixDecimals);
    onChange({ latitude: String(north), longitude: String(east) });
    fillName(to);
  };
  const locate = useMutation({
    mutationFn: () => currentPosition('coordinates'),
    onSuccess: move,
    // What the message suggests.
    onError: () => setByHand(true),
  });
  const { mutate } = locate;
  useEffect(() => {
    if (locatesAtOnce) mutate();
  }, [locatesAtOnce, mutate]);
  const moveByHand = (to: Coordinates) => {
    locate.reset();
    move(to);
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <Button
          ref={first}
          variant={at ? 'quiet' : 'main'}
          pending={locate.isPending}
          onClick={() => locate.mutate()}
        >
          <LocateFixed aria-hidden className="size-5" />
          {locate.isPending ? words.locating : words.locate}
        </Button>
        <div aria-live="polite" className="text-sm empty:hidden">
          {locate.error && <Failure error={locate.error} />}
          {locate.isSuccess && <p className="text-soft">{words.located}</p>}
        </div>
        <PinMap
          at={at}
          around={around ?? home}
          onMove={moveByHand}
          className="h-56 rounded-md border border-line sm:h-64 short:h-40"
          waiting={<Skeleton className="h-56 rounded-md sm:h-64 short:h-40" />}
        />
        <p className="text-sm text-soft">{(at ? words.dragPin : words.tapMap)[unit]}</p>
      </div>
      <TextField
        label={words.locationName}
        {...naming}
        value={locationName}
        onChange={(event) => onChange({ locationName: event.target.value })}
        error={errors.locationName}
        hint={words.locationNameHint}
        autoComplete="off"
      />
      {children}
      <CoordinateFields
        latitude={latitude}
        longitude={longitude}
        onChange={(change) => {
          locate.reset();
          onChange(change);
        }}
        onPlace={fillName}
        errors={errors}
        isOpen={isByHand || Boolean(errors.latitude ?? errors.longitude)}
        onOpenChange={setByHand}
      />
    </div>
  );
}

/**
 * Fills the name of a place in, unless the member has typed one. A name that arrives while the cursor is in the field
 * waits until it has left: it would mix with what is typed.
 */
function useFilledName(name: string, onFill: (name: string) => void) {
  const queryClient = useQueryClient();
  const filled = useRef('');
  const asked = useRef<Coordinates>(undefined);
  const waiting = useRef<string>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef({ name, onFill });
  useEffect(() => {
    latest.current = { name, onFill };
  });
  const fill = (found: string) => {
    const { name, onFill } = latest.current;
    if (name.trim() !== '' && name !== filled.current) return;
    filled.current = found;
    if (found !== name) onFill(found);
  };
  const ask = async (at: Coordinates) => {
    const found = await placeNameAt(queryClient, at);
    if (asked.current !== at) return;
    if (document.activeElement === field.current) waiting.current = found;
    else fill(found);
  };
  return {
    ref: field,
    onBlur: () => {
      const found = waiting.current;
      waiting.current = undefined;
      if (found !== undefined) fill(found);
    },
    fillName: (at: Coordinates) => {
      asked.current = at;
      waiting.current = undefined;
      void ask(at);
    },
  };
}

interface CoordinateFieldsProps {
  latitude: string;
  longitude: string;
  onChange: (change: Partial<Omit<TypedPlace, 'locationName'>>) => void;
  /** A field was left, and both together are a place. */
  onPlace: (place: Coordinates) => void;
  errors: { latitude?: string | undefined; longitude?: string | undefined };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function CoordinateFields({
  latitude,
  longitude,
  onChange,
  onPlace,
  errors,
  isOpen,
  onOpenChange,
}: CoordinateFieldsProps) {
  const words = useWords('placeForm');
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = coordinatePair(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted);
  };
  const tidy = (field: 'latitude' | 'longitude', typed: string) => {
    const tidied = coordinatePair(typed) ?? { [field]: plainDegrees(typed) };
    if (tidied[field] !== typed) onChange(tidied);
    const whole = { latitude, longitude, ...tidied };
    const place = typedPlace(whole.latitude, whole.longitude);
    if (place) onPlace(place);
  };
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 rounded-sm font-semibold">
        <ChevronRight
          aria-hidden
          className={clsx('-ms-1 size-5 transition-transform', isOpen ? 'rotate-90' : 'rtl:rotate-180')}
        />
        {words.byHand}
      </summary>
      {/* No `inputMode="decimal"`: the numeric keyboard on iOS has no minus sign. */}
      <div className="grid grid-cols-2 gap-x-4 pt-2">
        <TextField
          label={words.latitude}
          value={latitude}
          onChange={(event) => onChange({ latitude: event.target.value })}
          onPaste={paste}
          onBlur={() => tidy('latitude', latitude)}
          error={errors.latitude}
          dir="ltr"
          placeholder="41.25654"
          autoComplete="off"
          className="min-w-0"
        />
        <TextField
          label={words.longitude}
          value={longitude}
          onChange={(event) => onChange({ longitude: event.target.value })}
          onPaste={paste}
          onBlur={() => tidy('longitude', longitude)}
          error={errors.longitude}
          dir="ltr"
          placeholder="-95.93450"
          autoComplete="off"
          className="min-w-0"
        />
      </div>
    </details>
  );
}

function Failure({ error }: { error: Error }) {
  return (
    <p>
      {error instanceof PositionError && <strong className="block text-coral">{error.title}</strong>}
      {error.message}
    </p>
  );
}

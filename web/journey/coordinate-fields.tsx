// The fields Latitude and Longitude with the button 'Use Current Location'.
import { useMutation } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import type { ClipboardEvent, Ref } from 'react';
import { currentPosition, PositionError } from '../lib/geolocation.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { coordinatePair } from './coordinates.ts';

interface TypedCoordinates {
  latitude: string;
  longitude: string;
}

interface CoordinateFieldsProps extends TypedCoordinates {
  onChange: (change: Partial<TypedCoordinates>) => void;
  errors?: Partial<TypedCoordinates>;
  /** The first of the fields. */
  first?: Ref<HTMLInputElement>;
}

export function CoordinateFields({
  latitude,
  longitude,
  onChange,
  errors = {},
  first,
}: CoordinateFieldsProps) {
  const locate = useMutation({
    mutationFn: () => currentPosition('coordinates'),
    onSuccess: (position) =>
      onChange({ latitude: String(position.latitude), longitude: String(position.longitude) }),
  });
  const type = (change: Partial<TypedCoordinates>) => {
    locate.reset();
    onChange(change);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = coordinatePair(event.clipboardData.getData('text'));
    if (!pasted) return;
    event.preventDefault();
    type(pasted);
  };
  const splitPair = () => {
    const typed = coordinatePair(latitude);
    if (typed) type(typed);
  };
  return (
    <div className="flex flex-col gap-4">
      {/* No `inputMode="decimal"`: the numeric keyboard on iOS has no minus sign. */}
      <div className="grid grid-cols-2 gap-x-4">
        <TextField
          ref={first}
          label="Latitude"
          value={latitude}
          onChange={(event) => type({ latitude: event.target.value })}
          onPaste={paste}
          onBlur={splitPair}
          error={errors.latitude}
          placeholder="41.25654"
          autoComplete="off"
          className="min-w-0"
        />
        <TextField
          label="Longitude"
          value={longitude}
          onChange={(event) => type({ longitude: event.target.value })}
          onPaste={paste}
          error={errors.longitude}
          placeholder="-95.93450"
          autoComplete="off"
          className="min-w-0"
        />
      </div>
      <Button
        pending={locate.isPending}
        onClick={() => locate.mutate()}
        className="self-stretch sm:self-start"
      >
        <LocateFixed aria-hidden className="size-5" />
        {locate.isPending ? 'Finding where you are' : 'Use Current Location'}
      </Button>
      <div aria-live="polite" className="text-sm empty:hidden">
        {locate.error && <Failure error={locate.error} />}
        {locate.isSuccess && (
          <p className="text-soft">This is where you are now. Change it if the rock is elsewhere.</p>
        )}
      </div>
    </div>
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

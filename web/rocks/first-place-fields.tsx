// The fields for the first hiding place of a new rock.
import type { Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PlaceFields, type TypedPlace } from '../journey/place-fields.tsx';
import { DotLine } from '../views/dot-line.tsx';
import type { RegisterFields, Registration } from './register-fields.ts';

interface FirstPlaceFieldsProps {
  form: UseFormReturn<RegisterFields, unknown, Registration>;
  /** The first control. */
  first: Ref<HTMLButtonElement>;
  /** The coordinates have changed. */
  onMove: () => void;
}

const fields = ['latitude', 'longitude', 'locationName'] as const;

export function FirstPlaceFields({ form, first, onMove }: FirstPlaceFieldsProps) {
  const { errors } = form.formState;
  const [latitude, longitude, locationName] = form.watch(fields);
  const change = (changed: Partial<TypedPlace>) => {
    for (const field of fields) {
      const value = changed[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
    }
    if (changed.locationName !== undefined) form.clearErrors('locationName');
    if (changed.latitude === undefined && changed.longitude === undefined) return;
    // Either field may show an error about both.
    form.clearErrors(['latitude', 'longitude']);
    onMove();
  };
  return (
    <div className="flex animate-appear gap-4 sm:gap-6">
      <DotLine down className="shrink-0 text-moss" />
      <div className="min-w-0 flex-1">
        <PlaceFields
          place={{ latitude, longitude, locationName }}
          first={first}
          onChange={change}
          errors={{
            latitude: errors.latitude?.message,
            longitude: errors.longitude?.message,
            locationName: errors.locationName?.message,
          }}
        />
      </div>
    </div>
  );
}

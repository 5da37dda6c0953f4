// The fields for the first hiding place of a new rock.
import type { Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CoordinateFields } from '../journey/coordinate-fields.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { TextField } from '../ui/field.tsx';
import type { RegisterFields, Registration } from './register-fields.ts';

interface FirstPlaceFieldsProps {
  form: UseFormReturn<RegisterFields, unknown, Registration>;
  /** The field Latitude. */
  first: Ref<HTMLInputElement>;
  /** The coordinates have changed. */
  onMove: () => void;
}

export function FirstPlaceFields({ form, first, onMove }: FirstPlaceFieldsProps) {
  const { errors } = form.formState;
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const change = (changed: Partial<Pick<RegisterFields, 'latitude' | 'longitude'>>) => {
    for (const field of ['latitude', 'longitude'] as const) {
      const value = changed[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true });
    }
    // Either field may show an error about both.
    form.clearErrors(['latitude', 'longitude']);
    onMove();
  };
  return (
    <div className="flex animate-appear gap-4 sm:gap-6">
      <DotLine down className="shrink-0 text-moss" />
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <CoordinateFields
          latitude={latitude}
          longitude={longitude}
          first={first}
          onChange={change}
          errors={{ latitude: errors.latitude?.message, longitude: errors.longitude?.message }}
        />
        <TextField
          label="Location Name"
          hint="A place that others know, such as a park or a town"
          {...form.register('locationName')}
          error={errors.locationName?.message}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

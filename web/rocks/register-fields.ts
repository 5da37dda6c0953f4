// The fields of the register form and their validation.
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, FieldErrors, ResolverOptions, ResolverResult } from 'react-hook-form';
import { revealsCode } from '../../schema/reveals-code.ts';
import { LocationInput } from '../../schema/journey-input.ts';
import { RockInput } from '../../schema/rock-input.ts';
import { plainDegrees } from '../journey/coordinates.ts';
import { wordsNow } from '../lib/words.ts';

export interface RegisterFields {
  name: string;
  laserEngraverId: string;
  description: string;
  hideNow: boolean;
  latitude: string;
  longitude: string;
  locationName: string;
}

export const emptyFields: RegisterFields = {
  name: '',
  laserEngraverId: '',
  description: '',
  hideNow: false,
  latitude: '',
  longitude: '',
  locationName: '',
};

/** The form's values after validation. */
export interface Registration {
  rock: RockInput;
  /** The first hiding place; null if the rock stays with its owner. */
  place: LocationInput | null;
}

const rockResolver = zodResolver(RockInput);

/** Validates the rock and, with 'Hide rock now?' ticked, also the place, so that all errors show at once. */
export async function registerResolver(
  fields: RegisterFields,
  context: unknown,
  { shouldUseNativeValidation }: Pick<ResolverOptions<RegisterFields>, 'shouldUseNativeValidation'>,
): Promise<ResolverResult<RegisterFields, Registration>> {
  const { name, laserEngraverId, description } = fields;
  const rock = await rockResolver({ name, laserEngraverId, description }, context, {
    fields: {},
    shouldUseNativeValidation,
  });
  const { place, errors: placeErrors } = readPlace(fields);
  const errors: FieldErrors<RegisterFields> = { ...rock.errors, ...placeErrors };
  if (Object.keys(errors).length > 0) return { values: {}, errors };
  // Without errors the resolver returns the schema's output.
  return { values: { rock: rock.values as RockInput, place }, errors: {} };
}

interface ReadPlace {
  place: LocationInput | null;
  errors: Partial<Record<'latitude' | 'longitude' | 'locationName', FieldError>>;
}

function readPlace({
  hideNow,
  laserEngraverId,
  latitude,
  longitude,
  locationName,
}: RegisterFields): ReadPlace {
  if (!hideNow) return { place: null, errors: {} };
  const { data: place = null, error } = LocationInput.safeParse({
    latitude: plainDegrees(latitude),
    longitude: plainDegrees(longitude),
    locationName,
    notes: wordsNow('journey').initialNotes,
    actionType: 'hidden',
  });
  const errors: ReadPlace['errors'] = {};
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path;
    if (field === 'latitude' || field === 'longitude' || field === 'locationName') {
      errors[field] ??= { type: 'place', message };
    }
  }
  if ([latitude, longitude].some((text) => Number(text) === 0)) {
    delete errors.longitude;
    errors.latitude = { type: 'required', message: wordsNow('rocks').locationForHide };
  }
  if (revealsCode(locationName, laserEngraverId))
    errors.locationName = { type: 'secret', message: wordsNow('codes').inText };
  return { place, errors };
}

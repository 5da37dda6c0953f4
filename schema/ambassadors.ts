// The Founding Rock Ambassador offer: the application, and who was selected.
import * as z from 'zod/mini';
import { lengthOf } from './characters.ts';
import { asPersonName } from './names.ts';
import { emailAddress } from './sign-in.ts';
import { requiredText } from './text.ts';

export const ambassadorLimits = {
  /** Ambassadors per state of the US, and per country elsewhere. */
  perRegion: 2,
  /** QR labels in the free pack. */
  labels: 20,
  /** Hours within which we promise the result. */
  replyHours: 24,
  /** Days after the answer for which the address of somebody who was not selected is kept. */
  addressDays: 30,
  name: 80,
  address: 200,
  place: 80,
  zipcode: 20,
  /** Applications from one IP address or subnet in a day. */
  perDay: 3,
  /** Ambassadors in one answer. */
  listed: 500,
} as const;

export const ambassadorWords = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  address: 'Address must be at least 5 characters',
  city: 'City must be at least 2 characters',
  state: 'State/Province must be at least 2 characters',
  zipcode: 'Zipcode must be at least 3 characters',
  country: 'Country must be at least 2 characters',
  unknownCountry: 'Please enter the country by its usual name, such as United States or Germany',
  unknownState: 'Please enter the state by its name or its two letters, such as Nebraska or NE',
  applied: 'This email address has applied already. The result comes by mail within 24 hours.',
  tooMany: `There were ${ambassadorLimits.perDay} applications from this network today. Please try again tomorrow.`,
  submitted:
    "Your application has been submitted! We'll email you within 24 hours with the selection results.",
  failed: 'Failed to submit signup. Please try again.',
} as const;

/** A text on one line of `least` to `most` characters. */
function atLeast(least: number, label: string, most: number, error: string) {
  return requiredText(label, most, error).check(z.refine((text) => lengthOf(text) >= least, { error }));
}

/** Body of POST /api/qr-code-signups. */
export const AmbassadorInput = z.object({
  name: atLeast(2, 'The name', ambassadorLimits.name, ambassadorWords.name).check(...asPersonName),
  email: emailAddress(),
  address: atLeast(5, 'The address', ambassadorLimits.address, ambassadorWords.address),
  city: atLeast(2, 'The city', ambassadorLimits.place, ambassadorWords.city),
  state: atLeast(2, 'State/Province', ambassadorLimits.place, ambassadorWords.state),
  zipcode: atLeast(3, 'The zipcode', ambassadorLimits.zipcode, ambassadorWords.zipcode),
  country: atLeast(2, 'The country', ambassadorLimits.place, ambassadorWords.country),
});
export type AmbassadorInput = z.output<typeof AmbassadorInput>;

/** Answer of POST /api/qr-code-signups; the selection is only announced by email. */
export interface ApplicationTaken {
  message: string;
}

/** A selected ambassador, as everybody may see them, in the order of selection. */
export interface FoundingAmbassador {
  id: string;
  firstName: string;
  /** First letter and a full stop. */
  lastName: string;
}

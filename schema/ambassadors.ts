// The Founding Rock Ambassador offer: the application, and who was selected.
import * as z from 'zod/mini';
import { lengthOf } from './characters.ts';
import { asPersonName } from './names.ts';
import { emailAddress } from './sign-in.ts';
import { requiredText, type TextField } from './text.ts';
import { say } from './words/say.ts';
import type { Words } from './words/words.ts';

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

type Field = keyof Words['ambassadors']['fields'];

/** A text on one line of `least` to `most` characters. */
function atLeast(least: number, field: Field, label: TextField, most: number) {
  const error = say('ambassadors', 'tooShort', field, least);
  return requiredText(label, most, error).check(z.refine((text) => lengthOf(text) >= least, { error }));
}

/** Body of POST /api/qr-code-signups. */
export const AmbassadorInput = z.object({
  name: atLeast(2, 'name', 'name', ambassadorLimits.name).check(...asPersonName),
  email: emailAddress(),
  address: atLeast(5, 'address', 'address', ambassadorLimits.address),
  city: atLeast(2, 'city', 'city', ambassadorLimits.place),
  state: atLeast(2, 'state', 'stateOrProvince', ambassadorLimits.place),
  zipcode: atLeast(3, 'zipcode', 'zipcode', ambassadorLimits.zipcode),
  country: atLeast(2, 'country', 'country', ambassadorLimits.place),
});
export type AmbassadorInput = z.output<typeof AmbassadorInput>;

/** Answer of POST /api/qr-code-signups, in the reader's language; the selection is only announced by email. */
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

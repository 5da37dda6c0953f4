// Applications for tests, each with a unique email address.
import type { AmbassadorInput } from '../../schema/ambassadors.ts';
import { newId } from '../platform/ids.ts';

export function newApplication(changes: Partial<AmbassadorInput> = {}): AmbassadorInput {
  return {
    name: 'Ann Miller',
    email: `${newId()}@example.test`,
    address: '12 Pebble Street',
    city: 'Omaha',
    state: 'Nebraska',
    zipcode: '68102',
    country: 'United States',
    ...changes,
  };
}

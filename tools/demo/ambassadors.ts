// The demo's Founding Rock Ambassadors: members who applied soon after they had joined, first come, first served.
import { regionOf } from '../../schema/regions.ts';
import { randomFrom } from '../../schema/painting/random.ts';
import { day, hour, joinedAt } from './journeys.ts';
import { accounts, members } from './members.ts';
import { idOf, symbols, type Row } from './rows.ts';

/** Whoever signs in as one of these shall find the form open. */
const signedInAs: readonly string[] = Object.values(accounts).map(({ email }) => email);

export function ambassadorRows(end: number): Row<'ambassadorApplications'>[] {
  return members
    .filter(({ email }) => !signedInAs.includes(email))
    .map((person, i) => {
      const { email, firstName, lastName, city, country } = person;
      const state = person.state || city;
      const { region } = regionOf({ country, state });
      if (region === undefined) throw new Error(`${country} is no country`);
      const createdAt = joinedAt(person, end) + 3 * day;
      return {
        id: symbols(randomFrom(`ambassador ${idOf(person)}`), 16),
        name: `${firstName} ${lastName}`,
        email,
        emailKey: email,
        address: `${i + 1} Pebble Street`,
        city,
        state,
        zipcode: '00000',
        country,
        region,
        // Each comes from a country of their own.
        slot: 1,
        createdAt,
        confirmedAt: createdAt,
        announcedAt: createdAt + hour,
        leasedUntil: 0,
      };
    });
}

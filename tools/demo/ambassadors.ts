// The demo's Founding Rock Ambassadors, who applied soon after they had joined, and their free packs of labels.
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { regionOf } from '../../schema/regions.ts';
import { randomFrom } from '../../painting/random.ts';
import { packOf } from '../../worker/ambassadors/pack.ts';
import { day, hour, joinedAt } from './journeys.ts';
import { labelRows, newOrderNumber } from './administration.ts';
import { accounts, members } from './members.ts';
import { idOf, symbols, type Row } from './rows.ts';
import type { World } from './world.ts';

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
        orderId: null,
      };
    });
}

/** All packs have arrived but the newest ambassador's, which waits to be shipped. */
export function packRows(
  world: Pick<World, 'ambassadorApplications' | 'orders' | 'labels' | 'members'>,
): void {
  const applications = world.ambassadorApplications.toSorted((a, b) => b.createdAt - a.createdAt);
  for (const [i, application] of applications.entries()) {
    const { id, email } = application;
    const random = randomFrom(`pack ${id}`);
    const createdAt = (application.announcedAt ?? application.createdAt) + 60_000;
    application.orderId = newOrderNumber(random);
    world.orders.push({
      ...packOf(application),
      id: application.orderId,
      memberId: world.members.find((member) => member.email === email)?.id ?? null,
      createdAt,
      receiptSentAt: createdAt,
      shippedAt: i === 0 ? null : createdAt + day,
      tracking: i === 0 ? '' : 'Sent as a letter',
    });
    world.labels.push(...labelRows(random, application.orderId, ambassadorLimits.labels));
  }
}

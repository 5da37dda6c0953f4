// Members whose hour of flooding can be taken back.
import { hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld } from './as.ts';
import { newPlace } from './make.ts';
import { comment, like, report } from './moderation.ts';
import { findRock, hiddenRock, rehideRock } from './play.ts';
import { stateOf } from './takebacks.ts';

export const floodStart = Date.UTC(2026, 4, 1, 9, 20);

/** A painter's rocks, and a member who floods them for an hour. */
export async function flooded() {
  const world = makeWorld(floodStart);
  const [administrator, painter, friend, flooder] = [
    await asAdministrator(world),
    await asMember(world),
    await asMember(world),
    await asMember(world),
  ];
  const first = await hiddenRock(painter);
  const second = await hiddenRock(painter);
  await findRock(friend, second.laserEngraverId);
  world.now += hour;
  const from = world.now;
  const before = await stateOf(
    [first.id, second.id],
    [painter.member.id, friend.member.id, flooder.member.id],
  );
  const { foundRockId } = await findRock(flooder, first.laserEngraverId);
  await flooder.send('PUT', `/api/rocks/${first.id}/journey/2/line`, { line: 'Buy my stones' });
  await painter.send('PUT', `/api/rocks/${first.id}/journey/2/thanks`, { line: 'Lovely' });
  world.now += 10 * minute;
  await rehideRock(flooder, foundRockId, newPlace({ latitude: '52.5', longitude: '13.4' }));
  for (const { id } of [first, second]) {
    await like(flooder, id);
    await comment(flooder, id, 'Buy my stones');
  }
  await report([flooder], 'rock', second.id);
  const own = await hiddenRock(flooder);
  const ids = [first.id, second.id];
  const people = [painter, friend, flooder].map(({ member }) => member.id);
  return { world, administrator, painter, friend, flooder, first, second, own, from, before, ids, people };
}

// What a member was told, in the app and by email.
import { runHourly } from '../hourly.ts';
import { asMember, makeWorld, type Member, type World } from './as.ts';
import { accepted } from './play.ts';

export const listOf = async (person: Member) => accepted(await person.api.notifications.$get({ query: {} }));
export const kindsOf = async (person: Member) => (await listOf(person)).map(({ kind }) => kind);
export const unreadOf = async (person: Member) =>
  (await accepted(await person.api.notifications.unread.$get())).count;

export const emailsTo = ({ emails }: World, { member }: Member) =>
  emails.filter(({ to }) => to === member.email);
export const subjectsTo = (world: World, person: Member) =>
  emailsTo(world, person).map(({ subject }) => subject);

export const tick = (world: World) => runHourly(world.env, world.deps);

/** Eight o'clock, UTC. */
export const morning = Date.UTC(2031, 4, 5, 8);

export async function makeTwo(start = morning) {
  const world = makeWorld(start);
  return { world, painter: await asMember(world), finder: await asMember(world) };
}

// The administrator of a world: a member whose address is the configured one.
import { asMember, type Person, type World } from './as.ts';
import { makeMember, type MadeMember } from './make.ts';

export async function asAdministrator(world: World): Promise<Person & { member: MadeMember }> {
  const member = await makeMember();
  world.env = { ...world.env, ADMIN_EMAIL: member.email };
  return asMember(world, member);
}

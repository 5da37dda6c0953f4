// What members do with rocks.
import { pictures } from '../../photos/testing-corpus.ts';
import type { FaultyWorld } from '../faults.ts';
import { formOf } from '../form.ts';
import { repeated, rowsIn } from '../insistence.ts';
import { newCode } from '../make.ts';
import { findRock, registerRock } from '../play.ts';
import { hiddenBy, newMember, place, type Writes } from './write.ts';

const elsewhere = { ...place, latitude: '41.3', locationName: 'By the pond' };

async function held(world: FaultyWorld) {
  const [owner, finder] = [await newMember(world), await newMember(world)];
  const rock = await hiddenBy(owner);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  return { finder, rock, foundRockId };
}

/** A rock, whoever is to say something about it, and where they say it. */
async function spokenOf(world: FaultyWorld) {
  const { id } = await registerRock(await newMember(world));
  const member = await newMember(world);
  return { id, member, memberId: member.member.id, path: `/api/rocks/${id}/interactions` };
}

export const gameWrites: Writes = {
  'register with photo': async (world) => {
    const fields = { name: 'Sunny', description: 'A small sun', laserEngraverId: newCode() };
    return {
      send: repeated(await newMember(world), 'POST', '/api/rocks', formOf(fields, pictures.gif)),
      count: rowsIn('rocks', 'code = ? AND photo_key IS NOT NULL', fields.laserEngraverId),
    };
  },
  hide: async (world) => {
    const owner = await newMember(world);
    const { id } = await registerRock(owner);
    const form = formOf({ ...place, actionType: 'hidden' });
    return {
      send: repeated(owner, 'POST', `/api/rocks/${id}/locations`, form),
      count: rowsIn('entries', "rock_id = ? AND action = 'hidden'", id),
    };
  },
  find: async (world) => {
    const { id, laserEngraverId } = await hiddenBy(await newMember(world));
    return {
      send: repeated(await newMember(world), 'POST', '/api/rocks/find', { laserEngraverId }),
      count: rowsIn('finds', 'rock_id = ?', id),
    };
  },
  'log find': async (world) => {
    const { finder, rock } = await held(world);
    const form = formOf({ ...elsewhere, actionType: 'found' });
    return {
      send: repeated(finder, 'POST', `/api/rocks/${rock.id}/locations`, form),
      count: rowsIn('entries', 'rock_id = ? AND own_location_name = ?', rock.id, elsewhere.locationName),
    };
  },
  rehide: async (world) => {
    const { finder, rock, foundRockId } = await held(world);
    return {
      send: repeated(finder, 'POST', `/api/rocks/${foundRockId}/rehide`, elsewhere),
      count: rowsIn('entries', 'rock_id = ? AND location_name = ?', rock.id, elsewhere.locationName),
    };
  },
  like: async (world) => {
    const { id, member, memberId, path } = await spokenOf(world);
    return {
      send: repeated(member, 'POST', path, { interactionType: 'like' }),
      count: rowsIn('likes', 'rock_id = ? AND member_id = ?', id, memberId),
    };
  },
  comment: async (world) => {
    const { id, member, memberId, path } = await spokenOf(world);
    return {
      send: repeated(member, 'POST', path, { interactionType: 'comment', content: 'Lovely' }),
      count: rowsIn('comments', 'rock_id = ? AND member_id = ?', id, memberId),
    };
  },
  report: async (world) => {
    const { id, member, memberId } = await spokenOf(world);
    return {
      send: repeated(member, 'POST', '/api/reports', { subject: 'rock', subjectId: id, reason: 'other' }),
      count: rowsIn('reports', 'reporter_id = ?', memberId),
    };
  },
};

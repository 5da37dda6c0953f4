// Writes of members about rocks.
import { newToken, sha256 } from '../../platform/ids.ts';
import { pictures } from '../../photos/testing-corpus.ts';
import { offerByLink, wish } from '../adoption.ts';
import type { FaultyWorld } from '../faults.ts';
import { formOf } from '../form.ts';
import { repeated, rowsIn } from '../retrying-client.ts';
import { newCode } from '../make.ts';
import { askPainter, hiddenRock, registerRock } from '../play.ts';
import { heldRock } from '../roles.ts';
import { newMember, place, type Writes } from './write.ts';

const elsewhere = { ...place, latitude: '41.3', locationName: 'By the pond' };

async function held(world: FaultyWorld) {
  const [owner, holder] = [await newMember(world), await newMember(world)];
  return { holder, ...(await heldRock({ owner, holder }, place)) };
}

/** A finder's question to a painter. */
async function asked(world: FaultyWorld) {
  const [painter, finder] = [await newMember(world), await newMember(world)];
  const rock = await hiddenRock(painter, { place });
  return { painter, finder, rock, id: await askPainter(finder, rock.id) };
}

async function offered(world: FaultyWorld) {
  const owner = await newMember(world);
  const { id } = await hiddenRock(owner, { place });
  return { owner, ...(await offerByLink(owner, id)) };
}

/** An offer that a member has said yes to. */
async function wished(world: FaultyWorld) {
  const offer = await offered(world);
  const receiver = await newMember(world);
  await wish(receiver, offer.token);
  return { ...offer, receiver };
}

/** A like or a comment on another member's rock. */
const saying =
  (table: string, body: object): Writes[string] =>
  async (world) => {
    const { id } = await registerRock(await newMember(world));
    const person = await newMember(world);
    return {
      send: repeated(person, 'POST', `/api/rocks/${id}/interactions`, body),
      count: rowsIn(table, 'rock_id = ? AND member_id = ?', id, person.member.id),
    };
  };

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
    const { id, laserEngraverId } = await hiddenRock(await newMember(world), { place });
    return {
      send: repeated(await newMember(world), 'POST', '/api/rocks/find', { laserEngraverId }),
      count: rowsIn('finds', 'rock_id = ?', id),
    };
  },
  'log find': async (world) => {
    const { holder, rock } = await held(world);
    const form = formOf({ ...elsewhere, actionType: 'found' });
    return {
      send: repeated(holder, 'POST', `/api/rocks/${rock.id}/locations`, form),
      count: rowsIn('entries', 'rock_id = ? AND own_location_name = ?', rock.id, elsewhere.locationName),
    };
  },
  rehide: async (world) => {
    const { holder, rock, foundRockId } = await held(world);
    return {
      send: repeated(holder, 'POST', `/api/rocks/${foundRockId}/rehide`, elsewhere),
      count: rowsIn('entries', 'rock_id = ? AND location_name = ?', rock.id, elsewhere.locationName),
    };
  },
  'ask a painter': async (world) => {
    const { id } = await hiddenRock(await newMember(world), { place });
    return {
      send: repeated(await newMember(world), 'POST', `/api/rocks/${id}/questions`, formOf({}, pictures.gif)),
      count: rowsIn('questions', 'rock_id = ? AND photo_key IS NOT NULL', id),
    };
  },
  'confirm a find': async (world) => {
    const { painter, rock, id } = await asked(world);
    return {
      send: repeated(painter, 'POST', `/api/questions/${id}/answer`, { isMine: true }),
      count: rowsIn('finds', 'rock_id = ?', rock.id),
    };
  },
  'deny a find': async (world) => {
    const { painter, id } = await asked(world);
    return {
      send: repeated(painter, 'POST', `/api/questions/${id}/answer`, { isMine: false }),
      count: rowsIn('questions', 'id = ? AND is_mine IS NOT NULL AND photo_key IS NULL', id),
    };
  },
  'take a question back': async (world) => {
    const { finder, id } = await asked(world);
    return {
      send: repeated(finder, 'DELETE', `/api/questions/${id}`),
      count: async () => 1 - (await rowsIn('questions', 'id = ?', id)()),
      again: [404],
    };
  },
  'offer a rock': async (world) => {
    const owner = await newMember(world);
    const { id } = await registerRock(owner);
    return {
      send: repeated(owner, 'POST', `/api/rocks/${id}/offers`, {
        by: 'link',
        tokenHash: await sha256(newToken()),
      }),
      count: rowsIn('offers', 'rock_id = ?', id),
    };
  },
  'would like a rock': async (world) => {
    const { token, id } = await offered(world);
    return {
      send: repeated(await newMember(world), 'POST', `/api/adopt/${token}`, {}),
      count: rowsIn('offers', 'id = ? AND receiver_id IS NOT NULL', id),
    };
  },
  'give a rock away': async (world) => {
    const { owner, receiver, id } = await wished(world);
    return {
      send: repeated(owner, 'POST', `/api/offers/${id}/give`, {}),
      count: rowsIn('rocks', 'owner_id = ? AND adopted_at IS NOT NULL', receiver.member.id),
    };
  },
  'keep a rock after all': async (world) => {
    const { owner, id } = await wished(world);
    return {
      send: repeated(owner, 'DELETE', `/api/offers/${id}`),
      count: rowsIn('offers', "id = ? AND outcome = 'declined'", id),
    };
  },
  'like no rock after all': async (world) => {
    const { receiver, token, id } = await wished(world);
    return {
      send: repeated(receiver, 'DELETE', `/api/adopt/${token}`),
      count: async () => 1 - (await rowsIn('offers', 'id = ?', id)()),
      again: [404],
    };
  },
  like: saying('likes', { interactionType: 'like' }),
  comment: saying('comments', { interactionType: 'comment', content: 'Lovely' }),
  report: async (world) => {
    const { id } = await registerRock(await newMember(world));
    const reporter = await newMember(world);
    return {
      send: repeated(reporter, 'POST', '/api/reports', { subject: 'rock', subjectId: id, reason: 'other' }),
      count: rowsIn('reports', 'reporter_id = ?', reporter.member.id),
    };
  },
};

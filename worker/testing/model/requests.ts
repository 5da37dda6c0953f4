// The acts as requests, as the web sends them.
import { pictures } from '../../photos/testing-corpus.ts';
import { formOf } from '../form.ts';
import { contentOf, meantFind, notesOf, type Act } from './acts.ts';
import type { Game } from './game.ts';
import { codeOf, spellings } from './stones.ts';

/** May be sent again. */
export interface Sendable {
  path: string;
  init: RequestInit;
}

const unknown = 'no-such-thing';

/** @param key with the same one it is the same request again */
export function requestOf(state: Game, act: Act, key: string): Sendable {
  const { by, stone } = act;
  const rock = state.rocks[stone];
  const rockPath = `/api/rocks/${rock?.id ?? unknown}`;
  const code = spellings[act.spelling](codeOf(stone));
  const { typed, name: locationName } = act.place;
  const place = { ...typed, locationName, notes: notesOf(act) };
  switch (act.kind) {
    case 'register': {
      const fields = { name: `Stone ${stone}`, description: `Painted by ${by}`, laserEngraverId: code };
      return form('/api/rocks', key, { ...fields, status: 'hidden' }, act.hasPhoto);
    }
    case 'hide':
      return form(`${rockPath}/locations`, key, { ...place, actionType: 'hidden' });
    case 'log find':
      return form(`${rockPath}/locations`, key, { ...place, actionType: 'found' });
    case 'find':
      return json('/api/rocks/find', key, { laserEngraverId: code });
    case 'rehide':
      return json(`/api/rocks/${meantFind(rock, act)?.id ?? unknown}/rehide`, key, place);
    case 'like':
      return json(`${rockPath}/interactions`, key, { interactionType: 'like' });
    case 'comment':
      return json(`${rockPath}/interactions`, key, {
        interactionType: 'comment',
        content: contentOf(state, act),
      });
    case 'unlike':
      return { path: `${rockPath}/interactions/like`, init: { method: 'DELETE' } };
    case 'delete account':
      return { path: '/api/user/account', init: { method: 'DELETE' } };
  }
}

const json = (path: string, key: string, body: object): Sendable => ({
  path,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  },
});

function form(path: string, key: string, fields: Record<string, string>, hasPhoto = false): Sendable {
  const body = formOf(fields, hasPhoto ? pictures.gif : undefined);
  return { path, init: { method: 'POST', headers: { 'Idempotency-Key': key }, body } };
}

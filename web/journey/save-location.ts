// The mutation that logs a hide, a rehide or a find in a rock's journey.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { api, bodyOf } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import { shownInMyRocks, type HidableRock } from './just-hidden.ts';
import { wordsNow } from '../lib/words.ts';

/** `move`: a hidden rock that lies a little farther now. */
export type LocationAction = 'hide' | 'rehide' | 'find' | 'move';

export interface LocationTarget {
  action: LocationAction;
  rock: HidableRock;
  /** Id of the find; required for a rehide. */
  foundRockId?: string | undefined;
  /** Its Rock ID; required for a move. */
  code?: string | undefined;
}

type Visit = [target: LocationTarget, place: RehideInput];

/** After a hide, My Rocks opens on the rock. */
export function useSaveLocation(onSaved: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMemberMutation((visit: Visit, headers) => send(visit, headers), {
    onDone: (entry, [{ action, rock }]) => {
      void refreshRocks(queryClient);
      onSaved();
      if (action === 'find') {
        const { title, text } = wordsNow('placeForm').thanksForFind;
        toast({ title, description: text(rock.name), tone: 'good' });
      } else if (action === 'move') {
        const { title, text } = wordsNow('placeForm').thanksForMove;
        toast({ title, description: text, tone: 'good' });
      } else void navigate(shownInMyRocks({ action, rock, entry }));
    },
    onFailed: (error) => {
      if (!isKept(error)) return;
      onSaved();
      toast(keptWords);
    },
  });
}

function send(visit: Visit, headers: AttemptHeaders): Promise<JourneyEntry> {
  const [{ action }] = visit;
  if (action === 'move') return move(visit, headers);
  return (action === 'rehide' ? rehide : logLocation)(visit, headers);
}

async function move([{ code = '' }, place]: Visit, headers: AttemptHeaders): Promise<JourneyEntry> {
  return bodyOf(api.rocks.move.$post({ json: { ...place, laserEngraverId: code } }, { headers }));
}

async function rehide([{ foundRockId }, json]: Visit, headers: AttemptHeaders): Promise<JourneyEntry> {
  if (!foundRockId) throw new Error('Found rock ID is required for rehiding');
  return bodyOf(api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json }, { headers }));
}

function logLocation([{ action, rock }, place]: Visit, headers: AttemptHeaders): Promise<JourneyEntry> {
  const form = {
    ...place,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    actionType: action === 'hide' ? 'hidden' : 'found',
  };
  return bodyOf(api.rocks[':id'].locations.$post({ param: { id: rock.id }, form }, { headers }));
}

/** @param action a move has words of its own */
export function failureWords(error: Error, action: LocationAction): string {
  const words = wordsNow('placeForm');
  return action === 'move'
    ? serverWords(error, words.tryAgain)
    : words.failed(serverWords(error, error.message));
}

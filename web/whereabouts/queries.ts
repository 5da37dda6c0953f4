// What else happens to a rock, as mutations.
import { useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { aboutRock } from '../outbox/about-rock.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { refreshRocks } from '../refresh.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

function failed(error: Error): number | void {
  const { title, description } = wordsNow('whereabouts').failed;
  return sayFailed(title, description)(error);
}

/** Of what waits on the device until there is a network. */
const failedUnlessKept = (error: Error) => (isKept(error) ? toast(keptWords) : failed(error));

/** Afterwards the lists load again. */
function useDeed<Answer, Input = void>(
  send: (input: Input, headers: AttemptHeaders) => Promise<Answer>,
  onFailed: (error: Error, input: Input) => number | void = failed,
) {
  const queryClient = useQueryClient();
  return useMemberMutation(send, { onDone: () => void refreshRocks(queryClient), onFailed });
}

interface NamedRock {
  id: string;
  name: string;
}

const of = (rockId: string) => ({ param: { id: rockId } });

/** Whether the member misses it. The page that shows it stays as it is. */
export const useMiss = (rock: NamedRock) =>
  useMemberMutation(
    (isMissed: boolean, headers) =>
      bodyOf(
        isMissed
          ? api.rocks[':id'].absence.$put(of(rock.id), { headers: aboutRock(headers, rock) })
          : api.rocks[':id'].absence.$delete(of(rock.id), { headers }),
      ),
    { onFailed: (error, isMissed) => (isMissed ? failedUnlessKept : failed)(error) },
  );

export const useHandOn = (rock: NamedRock) =>
  useDeed(
    (isHanding: boolean, headers) => {
      const call = api.rocks[':id']['hand-on'];
      return bodyOf(
        isHanding
          ? call.$put(of(rock.id), { headers: aboutRock(headers, rock) })
          : call.$delete(of(rock.id), { headers }),
      );
    },
    (error, isHanding) => (isHanding ? failedUnlessKept : failed)(error),
  );

export const useAskToKeep = (rockId: string) =>
  useDeed((_: void, headers) => bodyOf(api.rocks[':id'].keep.$post(of(rockId), { headers })));

export const useAnswerKeeper = (rockId: string) =>
  useDeed((isYes: boolean, headers) =>
    bodyOf(api.rocks[':id'].keep.answer.$post({ ...of(rockId), json: { isYes } }, { headers })),
  );

/** Null lets it travel again. */
export const useRest = (rockId: string) =>
  useDeed((rest: 'home' | 'retired' | null, headers) =>
    bodyOf(api.rocks[':id'].rest.$put({ ...of(rockId), json: { rest } }, { headers })),
  );

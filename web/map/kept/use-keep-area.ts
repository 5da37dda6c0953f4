// Keeps an area for a walk, its tiles and its rocks, and says how far it is.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../../../schema/journey.ts';
import { townWords } from '../../../schema/near.ts';
import { ApiError } from '../../lib/api-error.ts';
import { dropKept, keepFor, keptFor } from '../../members/kept-data.ts';
import { currentMember, useMember } from '../../members/queries.ts';
import { areaAround } from '../../tiles/area.ts';
import { keptArea } from '../../tiles/area-cache.ts';
import { checkRoom, keepArea, NotKept, removeArea, type Progress } from '../../tiles/keep-area.ts';
import { middleOfCell } from '../near/areas.ts';
import { nearTo } from '../near-to.ts';
import { whereIs } from '../place-words.ts';
import { keptRocks, rocksOn, townsAround, type KeptRocks } from '../queries.ts';
import { sinceWords } from './kept-words.ts';
import { rocksIn } from './rocks-in.ts';
import { wordsNow } from '../../lib/words.ts';

type Run =
  | { state: 'idle' | 'running' | 'done' | 'stopped' | 'removed' }
  | { state: 'failed'; reason: NotKept['reason'] };

/** Whether to keep an area of this size. */
interface Question {
  bytes: number;
  answer: (isWanted: boolean) => void;
}

const areaKey = ['kept-area'] as const;
/** At this zoom a place is named by the largest town within about 5 km. */
const townZoom = 10;

export function useKeepArea() {
  const queryClient = useQueryClient();
  const memberId = useMember()?.id ?? null;
  const { data: area } = useQuery({ queryKey: areaKey, queryFn: keptArea });
  const { data: rocks } = useQuery({
    ...keptRocks(memberId),
    // As `keep` has put them.
    queryFn: async () => (await keptFor(memberId)) as KeptRocks | null,
  });
  const [run, setRun] = useState<Run>({ state: 'idle' });
  const [progress, setProgress] = useState<Progress | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function load(place: Coordinates, signal: AbortSignal): Promise<void> {
    await checkRoom();
    // The requests tell no more of a person than those of 'Near me'.
    const middle = middleOfCell(nearTo(0, place));
    const box = areaAround(middle);
    const at = new Date().toISOString();
    const asked = Promise.all([
      rocksIn(box, (shown) => queryClient.fetchQuery({ ...rocksOn(shown), staleTime: 0 })),
      // Without a town the coordinates are the name.
      queryClient.fetchQuery(townsAround([middle], townZoom)).catch(() => [null]),
    ]);
    const [rocks, [town]] = await Promise.race([asked, stoppedBy(signal)]);
    const kept: KeptRocks = { at, since: sinceWords(at), box, rocks };
    const area = await keepArea({
      middle,
      name: town ? townWords(wordsNow('near'), town) : whereIs({ ...middle, locationName: '' }),
      at,
      signal,
      onProgress: setProgress,
      ask: (bytes) =>
        Promise.race([
          new Promise<boolean>((answer) => setQuestion({ bytes, answer })),
          stoppedBy(signal),
        ]).finally(() => setQuestion(null)),
      complete: async () => {
        // They may have logged out in another tab.
        const member = await queryClient.fetchQuery({ ...currentMember, staleTime: 0 });
        if ((member?.id ?? null) !== memberId) throw new DOMException('another viewer', 'AbortError');
        // Read only now, so that what logging out has deleted does not come back.
        const before = (await keptFor(memberId)) as KeptRocks | null;
        await keepFor(memberId, kept);
        return () => (before ? keepFor(memberId, before) : dropKept(memberId));
      },
    });
    queryClient.setQueryData(areaKey, area);
    queryClient.setQueryData(keptRocks(memberId).queryKey, kept);
  }

  async function keep(place: Coordinates): Promise<void> {
    const { signal } = (stop.current = new AbortController());
    setRun({ state: 'running' });
    setProgress(null);
    // So that the browser does not clear it. It may refuse, or ask.
    navigator.storage?.persist().catch(() => undefined);
    try {
      await load(place, signal);
      setRun({ state: 'done' });
    } catch (error) {
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      setRun(isStopped ? { state: 'stopped' } : { state: 'failed', reason: reasonOf(error) });
    }
  }

  async function remove(): Promise<void> {
    await removeArea();
    await dropKept(memberId);
    queryClient.setQueryData(areaKey, null);
    queryClient.setQueryData(keptRocks(memberId).queryKey, null);
    setRun({ state: 'removed' });
  }

  return {
    run,
    progress,
    question,
    area: area ?? null,
    hasRocks: rocks === undefined || rocks?.at === area?.at,
    keep: (place: Coordinates) => void keep(place),
    stop: () => stop.current?.abort(),
    remove: () => void remove(),
  };
}

function reasonOf(error: unknown): NotKept['reason'] {
  if (error instanceof NotKept) return error.reason;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return error instanceof ApiError && error.status > 0 ? 'server' : 'network';
}

function stoppedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });
}

// Whether this browser shows the member's push messages, and how to turn that on and off.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfferedTopic } from '../../schema/push.ts';
import { api, bodyOf } from '../api.ts';
import { currentSubscription, endPush } from '../members/end-push.ts';
import { dropPushNote, readPushNote } from '../members/push-note.ts';
import { useMember } from '../members/queries.ts';
import { canSubscribe, sendSubscription, subscribe } from './subscribe.ts';

/** `unsupported`: by this browser, or by the operator. `denied`: only the browser's settings can change it. */
export type PushState = 'unsupported' | 'off' | 'denied' | 'on';

interface Known {
  state: PushState;
  publicKey: string;
}

const pushOf = (memberId: string) =>
  queryOptions({
    queryKey: ['/api/push', memberId],
    queryFn: () => readState(memberId),
    // The browser's settings may have changed.
    staleTime: 0,
    enabled: memberId !== '' && canSubscribe(),
  });

async function readState(memberId: string): Promise<Known> {
  const { publicKey } = await bodyOf(api.push.$get());
  if (publicKey === null) return { state: 'unsupported', publicKey: '' };
  const { permission } = Notification;
  if (permission === 'denied') return { state: 'denied', publicKey };
  const isOurs = permission === 'granted' && readPushNote()?.memberId === memberId;
  return { state: isOurs && (await currentSubscription()) ? 'on' : 'off', publicKey };
}

export interface PushSwitch {
  /** Null until it is known. */
  state: PushState | null;
  /** It is being turned on or off. */
  isPending: boolean;
  /**
   * Call it inside a click: Safari asks for the permission only there.
   * @param topic what the member asks to be told of @returns the new state: still `off` if they did not answer
   * @throws ApiError, or DOMException if the browser's push service refuses
   */
  turnOn: (topic?: OfferedTopic) => Promise<PushState>;
  turnOff: () => Promise<void>;
}

export function usePush(): PushSwitch {
  const queryClient = useQueryClient();
  // '' for a visitor.
  const memberId = useMember()?.id ?? '';
  const query = pushOf(memberId);
  const { data } = useQuery(query);
  const [isPending, setPending] = useState(false);

  /** Nothing may be awaited before the browser asks. */
  async function askAndSubscribe(topic: OfferedTopic | undefined): Promise<PushState> {
    if (!data) return 'unsupported';
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
    await sendSubscription(await subscribe(data.publicKey), memberId, topic);
    return 'on';
  }

  async function switched(turn: () => Promise<PushState>): Promise<PushState> {
    setPending(true);
    try {
      const state = await turn();
      queryClient.setQueryData(query.queryKey, (known) => known && { ...known, state });
      return state;
    } finally {
      setPending(false);
    }
  }

  return {
    state: query.enabled ? (data?.state ?? null) : 'unsupported',
    isPending,
    turnOn: (topic) => switched(() => askAndSubscribe(topic)),
    turnOff: async () => {
      await switched(async () => {
        dropPushNote();
        await endPush();
        return 'off';
      });
    },
  };
}

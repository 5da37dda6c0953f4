// A push service for end-to-end tests: it takes what the worker sends over the network, and the test fetches it.
import { Response as Answer, type Request as WorkersRequest } from 'miniflare';
import { serveHere, type Listening } from '../app/serve-here.ts';

/** The push service of an app has its port three thousand above the app's. */
export const pushPort = (appPort: number) => appPort + 3000;

export interface PushService extends Listening {
  /** Answers a request of the worker in place of the network, if it is for a push service; otherwise undefined. */
  take: (request: WorkersRequest) => Promise<Answer | undefined>;
}

/** The browsers' push services, as `schema/push.ts` knows them, that tests subscribe at. */
const host = 'fcm.googleapis.com';

/** Serves a GET with `?endpoint=` of a subscription: the newest message as it was sent, or 404. */
export async function openPushService(appPort: number): Promise<PushService> {
  const newest = new Map<string, ArrayBuffer>();
  const door = await serveHere(pushPort(appPort), async (request) => {
    const body = newest.get(new URL(request.url).searchParams.get('endpoint') ?? '');
    return body ? new Response(body) : new Response(null, { status: 404 });
  });
  return {
    ...door,
    take: async (request) => {
      if (new URL(request.url).hostname !== host) return undefined;
      newest.set(request.url, await request.arrayBuffer());
      return new Answer(null, { status: 201 });
    },
  };
}

/** The newest message that the worker sent to a subscription, encrypted for its browser; undefined while there is none. */
export async function newestPush(
  appOrigin: string,
  endpoint: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const port = pushPort(Number(new URL(appOrigin).port));
  const answer = await fetch(`http://localhost:${port}/?${new URLSearchParams({ endpoint })}`);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}

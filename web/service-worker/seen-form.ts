// 'I saw it and left it' is a form without script. Without a network, what a member says in it waits in the outbox.
import { asSeen } from '../outbox/as-seen.ts';
import { keepWrite } from '../outbox/kept-write.ts';
import type { FromServiceWorker } from '../../schema/offline.ts';

export const isSeenForm = (request: Request, { pathname }: URL): boolean =>
  request.method === 'POST' && pathname === '/api/seen';

/** @param ownerId of what the device keeps; null if nobody is signed in @param say tells the pages that it is kept */
export async function seeOrKeep(
  request: Request,
  ownerId: () => Promise<string | null>,
  say: (message: FromServiceWorker) => Promise<void>,
): Promise<Response> {
  const form = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    const code = (await form.formData()).get('rockId');
    if (typeof code !== 'string') throw error;
    const memberId = await ownerId();
    // Its page says that there is no connection.
    if (memberId === null)
      return Response.redirect(`/nfc-scan?${new URLSearchParams({ rockId: code })}`, 303);
    await keepWrite(asSeen({ memberId, code, at: Date.now() }));
    await say({ type: 'outbox' });
    return Response.redirect('/my-rocks', 303);
  }
}

// Answers the opening of a page: from the server, or without a network with the app as it was installed.
import { matchPrecache } from 'workbox-precaching';
import { visitorFlag } from '../../schema/boot-flags.ts';
import { pageAt } from '../../schema/pages.ts';
import { owner } from './kept-answers.ts';
import { appPage, inKeptLanguage } from './kept-words.ts';
import { tellLater } from './tell.ts';

/** A label's address. */
const label = /^\/r\/([^/]+)\/?$/i;
/** Milliseconds after which the installed app opens while the network is silent. */
const patience = 8000;

export const isPage = ({ pathname }: URL): boolean => label.test(pathname) || pageAt(pathname) !== undefined;

export async function pageFor(event: FetchEvent, { pathname }: URL): Promise<Response> {
  try {
    return await Promise.race([fromServer(event), afterPatience()]);
  } catch {
    const code = label.exec(pathname)?.[1];
    // The app shows the page of a label at this address.
    if (code !== undefined) return Response.redirect(`/nfc-scan?rockId=${code}`, 302);
    tellLater(event.resultingClientId, { type: 'offline' });
    return installedApp();
  }
}

/** The answer that the browser has asked for while the service worker started, if there is one. */
export async function fromServer(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

function afterPatience(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the network is silent')), patience);
  });
}

/** Nobody is signed in whose answers are not kept: the app then makes no call to learn it. */
async function installedApp(): Promise<Response> {
  const page = await matchPrecache(appPage);
  if (!page) return Response.error();
  const html = await inKeptLanguage(await page.text());
  const isMembers = (await owner()) !== null;
  return new Response(isMembers ? html : html.replace('id="root"', `id="root" ${visitorFlag}`), {
    headers: page.headers,
  });
}

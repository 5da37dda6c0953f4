// A phone with WebKitGTK, the engine of every iPhone. Its driver opens browsers that keep nothing, so the browser is
// opened as by a person, on a page in each tab that does what a local server tells it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { webKitBrowser } from '../../browsers/webkit.ts';
import type { BrokenLine } from '../broken-line.ts';
import { tabsOfPhone, type Phone, type Tab } from './phone.ts';

/** Milliseconds after which a browser that does not answer is dead. */
const patience = 30_000;

/** @param token of the session @param display of the screen, such as ':99' */
export async function webKitPhone(token: string, line: BrokenLine, display: string): Promise<Phone> {
  const home = await mkdtemp(join(tmpdir(), 'rockabout-phone-'));
  const orders = await openOrders();
  line.answer('/agent', () => ({
    body: agentPage(orders.origin),
    type: 'text/html',
    cookie: `sid=${token}`,
  }));
  let browser: ChildProcess | undefined;
  return {
    opensOffline: false,
    turnOn: async () => {
      const names = Array.from({ length: tabsOfPhone }, () => crypto.randomUUID());
      browser = spawn(
        webKitBrowser() ?? '',
        names.map((name) => `${line.origin}/agent#${name}`),
        {
          env: { ...process.env, DISPLAY: display, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
          stdio: 'ignore',
          detached: true,
        },
      );
      const tabs = names.map((name): Tab => ({
        evaluate: (act, given) => orders.give(name, `(${String(act)})(${JSON.stringify(given)})`),
      }));
      for (const tab of tabs) await tab.evaluate(() => true, null);
      return tabs;
    },
    die: async () => {
      if (browser?.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      orders.drop();
      await setTimeout(200);
    },
    erase: async () => {
      orders.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens a virtual screen. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${String(display).trim()}`, close: () => void screen.kill() };
}

/** Controlled by the app's service worker, and told what to do by another server, whatever becomes of the line. */
const agentPage = (orders: string) => `<!doctype html><title>Phone</title><script type="module">
const wait = () => new Promise((done) => setTimeout(done, 100));
const untilDone = async (act) => { for (;;) try { return await act(); } catch { await wait(); } };
await untilDone(() => navigator.serviceWorker.register('/sw.js'));
while (!navigator.serviceWorker.controller) await wait();
await untilDone(() => fetch('/api/auth/user'));
for (;;) await untilDone(async () => {
  const { id, code } = await (await fetch('${orders}/next?tab=' + location.hash.slice(1))).json();
  const answer = await (0, eval)(code);
  await fetch('${orders}/done', { method: 'POST', body: JSON.stringify({ id, answer }) });
});
</script>`;

interface Order {
  tab: string;
  code: string;
  isGiven: boolean;
  done: PromiseWithResolvers<unknown>;
}

/** A server that tabs ask what to do. */
async function openOrders() {
  const orders = new Map<string, Order>();
  const waiting = new Map<string, ServerResponse>();
  const hand = (tab: string) => {
    const asking = waiting.get(tab);
    const next = [...orders].find(([, order]) => order.tab === tab && !order.isGiven);
    if (!asking || !next) return;
    const [id, order] = next;
    order.isGiven = true;
    waiting.delete(tab);
    asking.end(JSON.stringify({ id, code: order.code }));
  };
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/next') {
      const tab = searchParams.get('tab') ?? '';
      waiting.set(tab, response);
      hand(tab);
      return;
    }
    const { id, answer } = (await json(request)) as { id: string; answer?: unknown };
    orders.get(id)?.done.resolve(answer);
    orders.delete(id);
    response.end('{}');
  }
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const drop = () => {
    for (const { done } of orders.values()) done.reject(new Error('the browser is dead'));
    orders.clear();
    waiting.clear();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    give: async <Answer>(tab: string, code: string): Promise<Answer> => {
      const done = Promise.withResolvers<unknown>();
      orders.set(crypto.randomUUID(), { tab, code, isGiven: false, done });
      hand(tab);
      const late = setTimeout(patience).then(() => Promise.reject(new Error('no answer')));
      return Promise.race([done.promise, late]) as Promise<Answer>;
    },
    drop,
    close: () => {
      drop();
      server.closeAllConnections();
      server.close();
    },
  };
}

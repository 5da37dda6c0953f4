// WebKit, the engine of every iPhone, from Debian: WebKitGTK's small browser on a virtual screen.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, isTaken } from '../app/port.ts';
import { onPath } from './programs.ts';
import { locate, pressed, until, type Position, type Tab, type Target } from './tab.ts';

const browsers = ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'];

/** Path of the browser; undefined where it is not installed. */
export const webKitBrowser = (): string | undefined => globSync(browsers)[0];

/** The program that is missing; undefined if none is. */
export function missingForWebKit(): string | undefined {
  if (!onPath('WebKitWebDriver') || !webKitBrowser()) return 'WebKitWebDriver';
  return onPath('Xvfb') ? undefined : 'Xvfb';
}

/** A new browser. A script in the page provides its position, because WebKitGTK has no setting for it. */
export async function openWebKit(position: Position): Promise<Tab> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const end = async () => {
    for (const child of [driver, screen]) await ended(child);
  };
  try {
    await until('WebKitWebDriver answers', () => isTaken(port));
    const binary = webKitBrowser();
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        }),
      )
      .build();
    return tabOf(browser, position, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function tabOf(browser: WebDriver, position: Position, end: () => Promise<void>): Tab {
  const find = async (target: Target) => {
    const element = await until(`${target.role} ${target.name}`, () =>
      browser.executeScript<WebElement | null>(locate, target),
    );
    // WebKit would scroll to where the window’s edge was before the window became smaller.
    await browser.executeScript(toMiddle, element);
    return element;
  };
  return {
    open: async (url) => {
      await browser.get(url);
    },
    resize: async (width, height) => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    press: async (target) => {
      // Each page has its own.
      await browser.executeScript(stand, position);
      await pressed(target, () => find(target));
    },
    fill: async (name, text) => {
      const field = await find({ role: 'field', name });
      await field.clear();
      await field.sendKeys(text);
      // Some keys may still be on their way.
      await until(`${name} is filled in`, async () => (await field.getAttribute('value')) === text);
    },
    attach: async (name, path) => {
      if (!existsSync(path)) throw new Error(`there is no file ${path}`);
      await (await find({ role: 'field', name })).sendKeys(path);
    },
    ask: (question, ...given) => browser.executeScript(question, ...given),
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit().catch(() => {});
      await end();
    },
  };
}

/** Runs in the page. */
function toMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page. */
function stand(coords: Position): void {
  const ask = (found: (position: object) => void) =>
    setTimeout(() => found({ coords: { ...coords, accuracy: 12 }, timestamp: Date.now() }), 50);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: ask, watchPosition: ask, clearWatch: () => {} },
  });
}

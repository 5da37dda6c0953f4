// Drives Firefox by WebDriver BiDi, which it supports natively.
import { launch, type ElementHandle } from 'puppeteer-core';
import { onPath } from './programs.ts';
import { locate, pressed, until, type Position, type Tab, type Target } from './tab.ts';

const program = () => onPath('firefox-esr', 'firefox');

/** The program that is missing; undefined if none is. */
export const missingForFirefox = () => (program() === undefined ? 'firefox-esr or firefox' : undefined);

/** A new browser, with a given position in place of a location service. */
export async function openFirefox({ latitude, longitude }: Position): Promise<Tab> {
  const location = { location: { lat: latitude, lng: longitude }, accuracy: 12 };
  const browser = await launch({
    browser: 'firefox',
    executablePath: program() ?? 'firefox',
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'geo.prompt.testing': true,
      'geo.prompt.testing.allow': true,
      'geo.provider.testing': true,
      'geo.provider.network.url': `data:application/json,${JSON.stringify(location)}`,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const find = (target: Target) =>
    until(`${target.role} ${target.name}`, async () =>
      (await page.evaluateHandle(locate, target)).asElement(),
    ) as Promise<ElementHandle<HTMLInputElement>>;
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (target) =>
      pressed(target, async () => {
        const element = await find(target);
        // At the edge of the window it may lie under the bar of a phone.
        await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        return element;
      }),
    fill: async (name, text) => {
      const field = await find({ role: 'field', name });
      await field.click();
      await field.evaluate((element) => element.select());
      await field.type(text);
    },
    attach: async (name, path) => (await find({ role: 'field', name })).uploadFile(path),
    ask: (question, ...given) => page.evaluate(question as never, ...given) as never,
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

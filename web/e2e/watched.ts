// A page that is watched for words that run: what they leave in it, what the content policy stopped, what was asked for.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    /** Set by whatever ran. */
    __x?: unknown;
    /** What the content policy stopped since the page was loaded. */
    stopped?: string[];
  }
}

export interface Watch {
  /** All of the texts can be read there; whatever ran meanwhile is noted. */
  expectShown(place: string, texts: readonly string[], where?: Locator): Promise<void>;
  /** The texts that were read, place by place. */
  shown: (readonly string[])[];
  /** What ran, was stopped from running, or became markup so far. */
  ran: string[];
}

/** Before the page is opened. @param services hosts that it may ask for something */
export async function watch(page: Page, services: readonly string[] = []): Promise<Watch> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: a dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => ran.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) ran.push(`${page.url()}: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !['localhost', ...services].includes(hostname))
      ran.push(`${page.url()}: asked for ${request.url()}`);
  });
  await page.addInitScript(() => {
    const stopped: string[] = (window.stopped = []);
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      stopped.push(`${violatedDirective} ${sample}`),
    );
  });
  const shown: (readonly string[])[] = [];

  return {
    shown,
    ran,
    async expectShown(place, texts, where = page.locator('body')) {
      const missing = () => where.evaluate(findMissing, texts);
      // Forty rocks are painted before they are shown.
      await expect.poll(missing, { message: `not to be read: ${place}`, timeout: 60_000 }).toEqual([]);
      ran.push(...(await page.evaluate(findLeft)).map((what) => `${place}: ${what}`));
      shown.push(texts);
    },
  };
}

/** In the page: what ran, was stopped or became markup. */
function findLeft(): string[] {
  const left = [...(window.stopped ?? [])];
  if ('__x' in window) left.push('something ran');
  for (const element of document.querySelectorAll('*')) {
    const running = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(?:src|href|action|formaction|data|xlink:href|poster|style)$/.test(name) &&
          /^\s*(?:javascript|vbscript|data:text)|evil\.example/i.test(value)),
    );
    if (running.length > 0 || element.matches('script:not([src]), iframe, object, embed, base'))
      left.push([element.tagName, ...running.map(({ name, value }) => `${name}=${value}`)].join(' '));
  }
  return left;
}

/** In the page: texts that nobody can read in an element, its fields included. */
function findMissing(where: Element, texts: readonly string[]): string[] {
  const read: string[] = [];
  const walker = document.createTreeWalker(where, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue && parentElement?.checkVisibility()) read.push(nodeValue);
  }
  for (const field of where.querySelectorAll('input, textarea'))
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) read.push(field.value);
  return texts.filter((text) => !read.some((words) => words.includes(text)));
}

// Watches a page for texts that run as code: traces in the page, content policy violations, requests to other hosts.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    /** Set by a payload that ran. */
    __x?: unknown;
    /** Content policy violations since the page was loaded. */
    stopped?: string[];
  }
}

export interface Watch {
  /** Asserts that all texts are readable there, and records payloads that ran. */
  expectShown(place: string, texts: readonly string[], where?: Locator): Promise<void>;
  /** The texts that were read, one list for each place. */
  shown: (readonly string[])[];
  /** Payloads that ran, were blocked by the content policy, or became markup so far. */
  ran: string[];
}

/** Call before opening the page. */
export async function watch(page: Page): Promise<Watch> {
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
    if (protocol.startsWith('http') && hostname !== 'localhost')
      ran.push(`${page.url()}: requested ${request.url()}`);
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
      // Painting forty rocks takes time.
      await expect.poll(missing, { message: `not readable: ${place}`, timeout: 60_000 }).toEqual([]);
      ran.push(...(await page.evaluate(findLeft)).map((what) => `${place}: ${what}`));
      shown.push(texts);
    },
  };
}

/** Runs in the page: traces of payloads that ran, were blocked or became markup. */
function findLeft(): string[] {
  const left = [...(window.stopped ?? [])];
  if ('__x' in window) left.push('something ran');
  // In the query of an own address, such as a search, a text is harmless.
  const leadsAway = (name: string, value: string) =>
    name === 'style'
      ? /evil\.example/i.test(value)
      : URL.parse(value, location.href)?.hostname.endsWith('evil.example');
  for (const element of document.querySelectorAll('*')) {
    const running = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(?:src|href|action|formaction|data|xlink:href|poster|style)$/.test(name) &&
          (/^\s*(?:javascript|vbscript|data:text)/i.test(value) || leadsAway(name, value))),
    );
    if (running.length > 0 || element.matches('script:not([src]), iframe, object, embed, base'))
      left.push([element.tagName, ...running.map(({ name, value }) => `${name}=${value}`)].join(' '));
  }
  return left;
}

/** Runs in the page: texts that are not visible in an element or its fields. */
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

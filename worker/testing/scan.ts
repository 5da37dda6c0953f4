// Parses the first HTML of the Found Rock page.
import type { InitialState } from '../../schema/found-rock.ts';

export interface ScannedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The title, which depends on the rock's state. */
  title: string | undefined;
  /** The initial state for the app. */
  initialState: InitialState;
}

export async function scanned(asked: Response | Promise<Response>): Promise<ScannedPage> {
  const answer = await asked;
  const html = await answer.text();
  const [, block = 'null'] =
    /<script type="application\/json" id="initial-state">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: /<h2 [^>]*tabindex="-1"[^>]*>(.*?)<\/h2>/i.exec(html)?.[1],
    initialState: JSON.parse(block) as InitialState, // written by worker/pages/found-rock-page.tsx
  };
}

/** The idempotency key in the page's form; '' if there is none. */
export const keyIn = (html: string) => /name="key" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** The visible text. */
export const textOf = (html: string) => html.replace(/<(style|script).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '); // prettier-ignore

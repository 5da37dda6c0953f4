// The first HTML of the Found Rock page, as tests read it.
import type { InitialState } from '../../schema/found-rock-words.ts';

export interface ScannedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The title by the rock's state. */
  title: string | undefined;
  /** What the app is told. */
  arrival: InitialState;
}

export async function scanned(asked: Response | Promise<Response>): Promise<ScannedPage> {
  const answer = await asked;
  const html = await answer.text();
  const [, block = 'null'] =
    /<script type="application\/json" id="arrival">(.*?)<\/script>/s.exec(html) ?? [];
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    title: /<h2 [^>]*class="text-2xl"[^>]*>(.*?)<\/h2>/.exec(html)?.[1],
    arrival: JSON.parse(block) as InitialState, // written by worker/pages/found-rock-page.tsx
  };
}

/** The key of the page's form; '' when there is none. */
export const keyIn = (html: string) => /name="key" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** All that somebody reads there, without the style. */
export const textOf = (html: string) => html.replace(/<(style|script).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '); // prettier-ignore

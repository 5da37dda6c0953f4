// What a choice in the footer's switch does. Loads once somebody is about to choose.
import type { QueryClient } from '@tanstack/react-query';
import { languageParam } from '../../schema/asked-language.ts';
import { type DistanceUnit, type Language } from '../../schema/languages.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { api } from '../api.ts';
import { speak } from '../lib/speak.ts';
import { measureIn } from '../lib/unit.ts';
import { loadAll, spoken, wordsNow } from '../lib/words.ts';
import { currentMember } from '../members/queries.ts';
import { keepForOffline } from '../offline/service-worker.ts';

/** A part of it, or both. */
export interface Chosen {
  language?: Language | undefined;
  unit?: DistanceUnit | undefined;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows the page in it, and keeps it for the next one. One choice after the other, so that the last one counts.
 * @returns what is announced, in the language that was chosen
 * @throws unless the words have arrived and the server keeps the choice; nothing has changed then
 */
export function choose(chosen: Chosen, client: QueryClient): Promise<string> {
  const next = last.catch(() => undefined).then(() => change(chosen, client));
  last = next;
  return next;
}

async function change({ language, unit }: Chosen, client: QueryClient): Promise<string> {
  if (language) await loadAll(language);
  await api.language.$post({ form: { ...(language && { language }), ...(unit && { unit }) } });
  dropAsked();
  await show({ language, unit });
  client.setQueryData(
    currentMember.queryKey,
    (member: CurrentMember | null | undefined) =>
      member && { ...member, ...(language && { language }), ...(unit && { distanceUnit: unit }) },
  );
  const words = wordsNow('languages');
  return unit ? words.unitChanged[unit] : words.changed;
}

async function show({ language, unit }: Chosen): Promise<void> {
  if (unit) measureIn(unit);
  if (!language) return;
  await speak(language);
  keepForOffline();
}

/** The page's address asks for a language no longer: it would win over the choice when the page is loaded again. */
function dropAsked(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParam)) return;
  url.searchParams.delete(languageParam);
  history.replaceState(history.state, '', url);
}

/** The page came in what the browser was set to; the profile, which may say otherwise, counts. */
export async function follow({ language, distanceUnit }: CurrentMember): Promise<void> {
  const isAsked = new URL(location.href).searchParams.has(languageParam);
  await show({
    unit: distanceUnit ?? undefined,
    language: isAsked || language === spoken.language ? undefined : (language ?? undefined),
  });
}

// What a choice in the footer's switch does. Loads once somebody is about to choose.
import type { QueryClient } from '@tanstack/react-query';
import { type DistanceUnit, type Language } from '../../schema/languages.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { api, bodyOf } from '../api.ts';
import { speak } from '../lib/speak.ts';
import { measureIn } from '../lib/unit.ts';
import { loadAll, spoken, wordsNow } from '../lib/words.ts';
import { currentMember } from '../members/queries.ts';
import { keepForOffline } from '../offline/service-worker.ts';
import { forgetAsked, wasAsked } from './asked-for.ts';

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
  const form = { ...(language && { language }), ...(unit && { unit }) };
  // Only a form without script is led elsewhere.
  const kept = (await bodyOf(api.language.$post({ form }))) as { unit: DistanceUnit };
  if (language) forgetAsked();
  // Where nobody has chosen a unit, it goes by the language.
  await show({ language, unit: kept.unit });
  client.setQueryData(
    currentMember.queryKey,
    (member: CurrentMember | null | undefined) =>
      member && { ...member, ...(language && { language }), ...(unit && { distanceUnit: unit }) },
  );
  const words = wordsNow('languages');
  return unit ? words.unitChanged[unit] : words.changed;
}

async function show({ language, unit }: Chosen): Promise<void> {
  if (language) await speak(language);
  if (unit) measureIn(unit);
  keepForOffline();
}

/**
 * Caches keep a rock's page for all visitors, so that it cannot set the browser to the language of its address. A member's
 * page can; their profile stays.
 */
export async function keepAsked(client: QueryClient): Promise<void> {
  if ((await client.ensureQueryData(currentMember)) !== null) return;
  await api.language.$post({ form: { language: spoken.language } });
}

/** The page came in what the browser was set to; the profile, which may say otherwise, counts. */
export async function follow({ language, distanceUnit }: CurrentMember): Promise<void> {
  await show({
    unit: distanceUnit ?? undefined,
    language: wasAsked() || language === spoken.language ? undefined : (language ?? undefined),
  });
}

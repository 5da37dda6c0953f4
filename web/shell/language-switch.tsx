// The footer's switch in the app: a choice counts at once, and what was typed stays.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { languageOf } from '../../schema/asked-language.ts';
import {
  isDistanceUnit,
  languages,
  pseudoLanguages,
  pseudoFlag,
  type DistanceUnit,
  type Language,
} from '../../schema/languages.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { isUnreachable } from '../lib/is-unreachable.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { useUnit } from '../lib/unit.ts';
import { useLanguage, withWords, wordsNow } from '../lib/words.ts';
import { useMember } from '../members/queries.ts';
import { offlineWords, toast } from '../ui/toast.ts';
import * as views from '../views/language-switch.tsx';
import { takeAsked } from './asked-for.ts';
import type { Chosen } from './choose-language.ts';

const load = () => withWords(import('./choose-language.ts'));
const preload = () => void load().catch(() => undefined);

/** What this site speaks. */
const spokenHere = (): readonly Language[] =>
  document.documentElement.hasAttribute(pseudoFlag) ? [...languages, ...pseudoLanguages] : languages;

export default function LanguageSwitch() {
  const client = useQueryClient();
  const here = useLocation({ select: ({ href }) => href });
  const now = { language: useLanguage(), unit: useUnit() };
  const [wanted, setWanted] = useState<Chosen>({});
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!takeAsked() || !location.pathname.startsWith('/rocks/')) return;
    load()
      .then(({ keepAsked }) => keepAsked(client))
      .catch(() => undefined);
  }, [client]);
  useProfile(now);

  async function choose(chosen: Chosen) {
    setWanted((before) => ({ ...before, ...chosen }));
    try {
      const { choose } = await load();
      setSaid(await choose(chosen, client));
    } catch (error) {
      // Also words that did not arrive.
      const isRefused = error instanceof ApiError && !isUnreachable(error);
      toast(
        isRefused
          ? { title: serverWords(error, wordsNow('failures').failed.title), tone: 'bad' }
          : offlineWords,
      );
    } finally {
      setWanted((before) => (isSame(before, chosen) ? {} : before));
    }
  }

  return (
    <>
      <views.LanguageSwitch
        {...now}
        {...(wanted.language && { language: wanted.language })}
        {...(wanted.unit && { unit: wanted.unit })}
        languages={spokenHere()}
        here={here}
        onLanguage={({ target: { value } }) => void choose({ language: languageOf(value, spokenHere()) })}
        onUnit={({ target: { value } }) => void choose({ unit: isDistanceUnit(value) ? value : undefined })}
        onNear={preload}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Whether nothing else was chosen meanwhile. */
const isSame = (one: Chosen, other: Chosen) =>
  (other.language === undefined || one.language === other.language) &&
  (other.unit === undefined || one.unit === other.unit);

/** Shows the page as the member's profile says, once for each answer about the member. */
function useProfile({ language, unit }: { language: Language; unit: DistanceUnit }): void {
  const member = useMember();
  const follow = useEffectEvent((member: CurrentMember) => {
    const isSame = (member.language ?? language) === language && (member.distanceUnit ?? unit) === unit;
    if (isSame) return;
    // In what the page came: the next one tries again.
    load()
      .then(({ follow }) => follow(member))
      .catch(() => undefined);
  });
  useEffect(() => (member ? follow(member) : undefined), [member]);
}

import { expect, test } from 'vitest';
import { rockPath } from '../../schema/pages.ts';
import { languages } from '../../schema/languages.ts';
import { asMember, asStranger } from '../testing/as.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { hideRock, registerRock } from '../testing/play.ts';
import { callsOf } from './called.ts';

const inSeville = newPlace({ latitude: '37.38', longitude: '-5.97' });
const seville = { town: 'Seville', state: 'Andalusia', country: 'ES', zone: 'Europe/Madrid' };
const inPolish = { headers: { 'Accept-Language': 'pl' } };

test('every answer names towns in the reader’s language beside English, which has them alone', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, inSeville);
  const journey = { param: { id: rock.id }, query: {} };
  const [english] = await (await asStranger().api.rocks[':id'].journey.$get(journey)).json();
  expect(english?.near).toEqual(seville);
  const [polish] = await (await asStranger().api.rocks[':id'].journey.$get(journey, inPolish)).json();
  expect(polish?.near).toEqual({ ...seville, called: { town: 'Sewilla' } });

  const page = await (await asStranger().request(rockPath(rock.id), inPolish)).text();
  expect(page).toContain('w pobliżu: Sewilla, Hiszpania');
  expect(page).toContain('"called":{"town":"Sewilla"}');
});

test('the language of the profile counts, also where it is read on the way', async () => {
  const owner = await asMember(undefined, await makeMember({ language: 'de' }));
  const rock = await registerRock(owner);
  const entry = await hideRock(owner, rock.id, inSeville);
  expect(entry.near).toEqual({ ...seville, called: { town: 'Sevilla', state: 'Andalusien' } });
});

test('a suggested town has its name in the reader’s language', async () => {
  const reader = await asMember(undefined, await makeMember({ language: 'ja' }));
  const found = await (await reader.api.places.$get({ query: { q: 'omaha' } })).json();
  expect(found.map(({ called }) => called)).toEqual([
    { town: 'オマハ', state: 'ネブラスカ州' },
    { town: 'オマハ', state: 'テキサス州' },
  ]);
});

test('each language but English has names of its own, none of them the English one', async () => {
  const prague = { town: 'Prague', state: null, country: 'CZ' };
  const names = await Promise.all(
    languages.map(async (language) => [language, (await callsOf(language))(prague).town]),
  );
  expect(Object.fromEntries(names)).toEqual({
    en: undefined,
    es: 'Praga',
    fr: undefined,
    de: 'Prag',
    'pt-BR': 'Praga',
    nl: 'Praag',
    pl: 'Praga',
    ar: 'براغ',
    hi: 'प्राग',
    ja: 'プラハ',
  });
});

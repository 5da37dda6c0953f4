// The words of en/my-rocks.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Mijn stenen',
  foundRock: 'Steen gevonden? ID invullen',
  register: 'Nieuwe steen registreren',
  track: 'Reis op de kaart',
  printLabel: 'Sticker printen',
  done: 'Klaar',
  tabs: {
    rocks: 'Mijn stenen',
    rehide: 'Weer verstoppen',
    archive: 'Archief',
    activity: 'Activiteit',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'Hier komt je eerste steen te staan.',
    description: 'Beschilder er een, geef hem een ID, en kijk waar hij heen gaat.',
    register: 'Je eerste steen registreren',
  },
  noFinds: {
    title: 'Je hebt geen gevonden steen op zak.',
    description: 'Vind je er een, typ dan de ID in. Hij wacht hier tot je hem weer verstopt.',
  },
  noArchive: {
    title: 'Stenen die je weer verstopt, blijven hier bewaard.',
    look: 'Zoek er een op de kaart',
  },
  noActivity: {
    title: 'Er is nog niets gebeurd.',
    description: 'Registreer een eigen steen, of zoek er een die iemand heeft verstopt.',
    register: 'Steen registreren',
    exploreMap: 'Ontdek de kaart',
  },
  notYours: {
    title: 'Deze steen is niet meer van jou',
    description: 'Misschien heeft hij al een nieuw thuis.',
  },
  notWithYou: {
    title: 'Je hebt deze steen niet bij je',
    description:
      'De eigenaar verstopt hem, of wie hem het laatst vond. Zodra hij weer op een plek ligt te wachten, kun je hem als gevonden melden.',
  },
  alreadyHidden: {
    title: 'Al verstopt',
    description: (rock: string) =>
      `${rock} wacht op zijn verstopplek. Pas als iemand hem heeft gevonden, kan hij weer verstopt worden.`,
  },
  withFinder: {
    title: 'Bij de vinder',
    description: (rock: string) => `${rock} is gevonden. Wie hem nu heeft, kan hem weer verstoppen.`,
  },
  lookUpFailed: {
    title: 'Je steen kon niet opgezocht worden',
    description: 'Probeer het zo nog eens.',
  },
  findsFailed: 'De stenen die je vond, konden niet geladen worden.',
  archiveFailed: 'De stenen die je weer verstopte, konden niet geladen worden.',
  activityFailed: 'Wat er is gebeurd, kon niet geladen worden.',
  theRock: 'de steen',
};

// The words of en/near-me.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'Blisko mnie',
  stop: 'Zatrzymaj',
  whereYouAre: 'miejsce, w którym jesteś',
  count: (count: number) =>
    plural(count, {
      one: '# kamyk blisko ciebie',
      few: '# kamyki blisko ciebie, od najbliższych',
      many: '# kamyków blisko ciebie, od najbliższych',
      other: '# kamyka blisko ciebie, od najbliższych',
    }),
  looking: 'Szukanie kamyków wokół ciebie…',
  locating: 'Szukanie twojego położenia…',
  failed: 'Kamyki nie dotarły.',
  lastList: 'To jest ostatnia lista.',
  tryAgain: 'Spróbuj ponownie',
  staysHere: 'Twoje położenie zostaje na tym urządzeniu: pobieramy tylko część mapy wokół ciebie.',
  staysHereKnownTo: (accuracy: string) =>
    `Twoje położenie zostaje na tym urządzeniu: pobieramy tylko część mapy wokół ciebie. Dokładność: ${accuracy}.`,
  showMore: 'Pokaż więcej',
  noneYet: 'Żaden kamyk nie jest jeszcze schowany. Twój może być pierwszy.',
  farAway: 'Żaden kamyk nie czeka w zasięgu spaceru ani krótkiej jazdy. Najbliższe:',
  rocksAbout: (count: number, way: string) =>
    plural(count, {
      one: `# kamyk, około ${way}`,
      few: `# kamyki, około ${way}`,
      many: `# kamyków, około ${way}`,
      other: `# kamyka, około ${way}`,
    }),
  wayTo: (rock: string) => `Droga do kamyka ${rock}`,
  wayToHidden: 'Droga do schowanego kamyka',
  there: 'Prawie na miejscu. Rozejrzyj się.',
  visitorsSee: {
    mi: 'Goście widzą miejsca z dokładnością do około 300 stóp. Po zalogowaniu widać je dokładnie.',
    km: 'Goście widzą miejsca z dokładnością do około 100 metrów. Po zalogowaniu widać je dokładnie.',
  },
  knownTo: (accuracy: string) => `Dokładność twojego położenia: ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `Dokładność twojego położenia to tylko ${accuracy}: za mało na strzałkę. Pod gołym niebem będzie lepiej.`,
  arrowTurns: 'Strzałka obraca się razem z telefonem.',
  compassDenied: 'Telefon nie udostępnił kompasu. Północ jest u góry.',
  upIsNorth: 'Północ jest u góry.',
  northMark: 'N',
  aboutAway: (distance: string) => `Około ${distance}. Kierunek jest nieznany.`,
  foundIt: 'Masz go? Wpisz Rock ID z naklejki i naciśnij „Oznacz jako znaleziony”.',
  enterId: 'Wpisz Rock ID',
  turnArrow: 'Obracaj strzałkę z telefonem',
  allRocks: 'Wszystkie kamyki blisko mnie',
  waitsFromYou: (distance: string) => `${distance} od ciebie czeka kamyk`,
  waitsFrom: (distance: string, town: string) => `Kamyk czeka ${distance} od miejscowości ${town}`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};

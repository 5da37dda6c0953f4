// The words of en/community.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const order = { nearest: 'kortste reis eerst', farthest: 'langste reis eerst' };

export const community: Words['community'] = {
  heading: 'Community',
  feed: 'Nieuwste stenen',
  leaderboard: 'Ranglijst',
  featured: 'Bereisde stenen',
  ambassadors: 'Ambassadeurs',
  closed: {
    intro: 'De tafel waaraan iedereen stenen laat zien. Met Rock Hunter Pro schuif je aan.',
    feed: 'Elke steen die iemand registreert, en wat mensen erover zeggen.',
    leaderboard: 'Wie de meeste stenen vindt, en wie de meeste beschildert.',
    featured: 'De stenen die het verst reisden, met hun reis op de kaart.',
    ambassadors: 'De pioniers van elke staat en elk land.',
    glimpse: 'Neem alvast een kijkje',
    glimpseHint: 'De nieuwste stenen. Een hartje geven en iets zeggen is voor elk lid gratis.',
  },
  feedFailed: 'De nieuwste stenen konden niet geladen worden.',
  feedEmpty: 'De tafel is nog leeg.',
  feedEmptyHint: 'Zodra iemand een steen registreert, verschijnt hij hier.',
  registerRock: 'Steen registreren',
  feedArea: 'Nieuwste stenen',
  showMore: 'Meer tonen',
  moreFailed: 'Meer stenen konden niet geladen worden. Probeer het opnieuw.',
  shown: (count: number) => plural(count, { one: '# steen getoond', other: '# stenen getoond' }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'De ranglijsten konden niet geladen worden.',
    finds: 'Wereldranglijst: gevonden stenen',
    registered: 'Wereldranglijst: geregistreerde stenen',
    noFinds: 'Nog niemand heeft een steen gevonden. De eerste naam hier kan die van jou zijn.',
    noRegistered: 'Nog niemand heeft een steen geregistreerd. De eerste naam hier kan die van jou zijn.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Plaats '), place],
    findsUnit: (count: number) => plural(count, { one: 'vondst', other: 'vondsten' }),
    registeredUnit: (count: number) => plural(count, { one: 'steen', other: 'stenen' }),
  },
  featuredRocks: {
    failed: 'De bereisde stenen konden niet geladen worden.',
    none: 'Er is nog geen steen op reis gegaan.',
    noneHint: 'De eerste die wordt meegenomen en weer verstopt, staat straks hier.',
    registerFirst: 'Je eerste steen registreren',
    showAll: 'Allemaal tonen',
    noHidden: 'Geen van de bereisde stenen wacht nu op een vinder. Ze zijn allemaal onderweg.',
    noFound: 'Niemand heeft nu een van de bereisde stenen op zak. Ze liggen allemaal buiten.',
    noActive: 'Alle bereisde stenen zijn van huis. Er wacht er geen op zijn eerste verstopplek.',
    filter: 'Filteren op status',
    all: 'Alles',
    sort: 'Sorteren op afstand',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'Geen stenen' : plural(count, { one: '# steen', other: `# stenen, ${order[first]}` }),
  },
};

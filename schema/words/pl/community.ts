// The words of en/community.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const order = { nearest: 'od najkrótszych podróży', farthest: 'od najdłuższych podróży' };

export const community: Words['community'] = {
  heading: 'Społeczność',
  feed: 'Aktualności',
  leaderboard: 'Ranking',
  featured: 'Wyróżnione kamyki',
  ambassadors: 'Ekipa założycielska',
  closed: {
    intro: 'Stół, przy którym każdy pokazuje swoje kamyki. Otwiera go Rock Hunter Pro.',
    feed: 'Każdy nowo zarejestrowany kamyk i to, co ludzie o nim mówią.',
    leaderboard: 'Kto znajduje najwięcej kamyków i kto najwięcej maluje.',
    featured: 'Te, które dotarły najdalej, z podróżami na mapie.',
    ambassadors: 'Kto był pierwszy w każdym stanie i kraju.',
    glimpse: 'Rzut oka na aktualności',
    glimpseHint: 'Najnowsze kamyki. Serduszka i komentarze są bezpłatne dla całej społeczności.',
  },
  feedFailed: 'Nie udało się wczytać aktualności.',
  feedEmpty: 'Stół jest jeszcze pusty.',
  feedEmptyHint: 'Kamyki pojawią się tu, gdy tylko ktoś jakiś zarejestruje.',
  registerRock: 'Zarejestruj kamyk',
  feedArea: 'Aktualności społeczności',
  showMore: 'Pokaż więcej',
  moreFailed: 'Nie udało się wczytać kolejnych kamyków. Spróbuj ponownie.',
  shown: (count: number) =>
    plural(count, {
      one: 'Widać # kamyk',
      few: 'Widać # kamyki',
      many: 'Widać # kamyków',
      other: 'Widać # kamyka',
    }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'Nie udało się wczytać rankingów.',
    finds: 'Światowy ranking znalezisk',
    registered: 'Światowy ranking zarejestrowanych kamyków',
    noFinds: 'Nikt jeszcze nie znalazł kamyka. Pierwsze miejsce może być twoje.',
    noRegistered: 'Nikt jeszcze nie zarejestrował kamyka. Pierwsze miejsce może być twoje.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Miejsce '), place],
    findsUnit: (count: number) =>
      plural(count, { one: 'znalezisko', few: 'znaleziska', many: 'znalezisk', other: 'znaleziska' }),
    registeredUnit: (count: number) =>
      plural(count, { one: 'kamyk', few: 'kamyki', many: 'kamyków', other: 'kamyka' }),
  },
  featuredRocks: {
    failed: 'Nie udało się wczytać wyróżnionych kamyków.',
    none: 'Żaden kamyk jeszcze nie wyruszył w podróż.',
    noneHint: 'Pierwszy, który ktoś zabierze i ponownie schowa, będzie tu wyróżniony.',
    registerFirst: 'Zarejestruj pierwszy kamyk',
    showAll: 'Pokaż wszystkie',
    noHidden: 'Żaden z wyróżnionych kamyków nie czeka teraz w kryjówce. Wszystkie są w drodze.',
    noFound: 'Żaden z wyróżnionych kamyków nie jest teraz w czyjejś kieszeni. Wszystkie są schowane.',
    noActive: 'Wszystkie wyróżnione kamyki wyruszyły już z domu. Żaden nie czeka na pierwsze schowanie.',
    filter: 'Filtruj po statusie',
    all: 'Wszystkie',
    sort: 'Sortuj',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0
        ? 'Brak kamyków'
        : plural(count, {
            one: '# kamyk',
            few: `# kamyki, ${order[first]}`,
            many: `# kamyków, ${order[first]}`,
            other: `# kamyka, ${order[first]}`,
          }),
  },
};

// The words of en/explore-map.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const rocks = (count: number) => plural(count, { one: '# galet', other: '# galets' });

export const exploreMap: Words['exploreMap'] = {
  heading: 'Explorer la carte',
  intro: 'Chaque point est un galet peint qui attend qu’on le trouve.',
  loading: 'Chargement…',
  figures: {
    rocks: 'Galets',
    countries: 'Pays',
    members: 'Membres',
    traveled: { mi: 'Miles parcourus', km: 'Kilomètres parcourus' },
  },
  placeNames: (source: string) => `Lieux : ${source}`,
  addresses:
    '. Les adresses sont recherchées avec Nominatim, dans les données des contributeurs d’OpenStreetMap.',
  namesWithPro: <T>(link: (words: string) => T) => [
    'Appuie sur un point pour le voir dans la liste. Les noms, les images et les endroits viennent avec ',
    link('Rock Hunter Pro'),
    '.',
  ],
  legend: {
    name: 'Légende',
    available: 'À trouver',
    notHidden: 'Enregistré (pas caché)',
  },
  tabs: {
    locate: 'Ma position',
    filters: 'Filtres',
    clear: 'Effacer les filtres',
    nearMe: 'Près de moi',
  },
  filters: {
    heading: 'Filtres',
    close: 'Fermer les filtres',
    status: 'État du galet',
    distance: 'Distance',
    added: 'Ajout récent',
    any: 'Peu importe',
    days: { 1: 'Dernier jour', 7: '7 derniers jours', 30: '30 derniers jours' },
    note: 'Les galets cachés attendent là où ils ont commencé ; ceux en voyage ont déjà été trouvés.',
    locating: 'Recherche de ta position…',
    measuredFrom: (place: string) => `La distance se mesure depuis ${place}.`,
    measured: 'La distance se mesure depuis l’endroit où tu es.',
    measuredOrSearched: 'La distance se mesure depuis l’endroit où tu es, ou depuis celui que tu cherches.',
    needsPlace: 'Pour la distance, il faut un point de départ.',
    useMine: 'Utiliser ma position',
  },
  sheet: { peek: 'Voir la liste', half: 'Voir toute la liste', full: 'Voir la carte' },
  listHeading: 'Galets sur la carte',
  looking: 'Recherche de galets…',
  noneArrived: 'Aucun galet n’est arrivé. Ouvre la liste pour réessayer.',
  showMore: 'En voir plus',
  failed: 'Les galets ne sont pas arrivés.',
  tryAgain: 'Réessayer',
  noneFits: 'Aucun galet ne correspond à ces filtres.',
  clearFilters: 'Effacer les filtres',
  zoomToLook: 'Zoome pour parcourir les galets d’un endroit.',
  noneHidden: 'Aucun galet n’est encore caché. Le tien pourrait être le premier.',
  registerRock: 'Enregistrer un galet',
  noneHere: 'Aucun galet n’attend dans ce coin du monde.',
  seeWhere: 'Voir où ils sont',
  offline: 'Tu es hors ligne. Ces galets étaient ici la dernière fois que tu as regardé.',
  nearestFirst: 'Les plus proches d’abord.',
  newestFirst: 'Les plus récents d’abord.',
  here: (count: number) => `${rocks(count)} ici`,
  hereAndMore: (count: number) => `${rocks(count)} ici, et d’autres tout près`,
  hereOf: (count: number, total: number) => `${number(count)} sur ${rocks(total)} ici`,
  hereOfNewest: (count: number, total: number) =>
    `Ici : ${number(count)} sur ${rocks(total)} parmi les plus récents`,
  zoomForEach: 'Zoome pour voir chacun d’eux.',
  zoomForEachNearest: 'Zoome pour voir chacun d’eux. Les plus proches d’abord.',
  zoomForAll: (order: string) => `Zoome pour les voir tous. ${order}`,
  zoomForAllOfPlace: (order: string) => `Zoome pour parcourir tous ceux d’un endroit. ${order}`,
};

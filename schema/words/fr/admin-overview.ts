// The words of en/admin-overview.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'Chiffres',
  aboutFigures: 'Les jours commencent à minuit UTC. Chaque visiteur compte une fois par jour.',
  codeGenerator: 'Générateur de code QR',
  visitors: 'Visiteurs',
  today: 'Aujourd’hui',
  last7Days: '7 derniers jours',
  last30Days: '30 derniers jours',
  orders: 'Commandes',
  totalOrders: 'Total des commandes',
  totalRevenue: 'Recette totale',
  aboutRevenue: 'Commandes, moins ce qui a été remboursé',
  averageOrder: 'Commande moyenne',
  signUps: 'Inscriptions',
  signUpsNotLoaded: 'Les inscriptions n’ont pas pu être chargées.',
  spans: {
    daily: { title: 'Par jour', note: '' },
    weekly: { title: 'Par semaine', note: '7 derniers jours' },
    monthly: { title: 'Par mois', note: '30 derniers jours' },
  },
  free: 'Gratuit',
  paidMonthly: 'Payé au mois',
  paidYearly: 'Payé à l’année',
  newestOrders: 'Commandes de produits, les plus récentes',
  allOrders: 'Toutes les commandes',

  last30: '30 derniers jours',
  last30NotLoaded: 'Les 30 derniers jours n’ont pas pu être chargés.',
  charts: {
    visitors: { title: 'Visites par jour', quiet: 'Personne n’est passé ces 30 derniers jours.' },
    finds: { title: 'Trouvailles par jour', quiet: 'Aucun galet n’a été trouvé ces 30 derniers jours.' },
    signUps: { title: 'Inscriptions par jour', quiet: 'Personne ne s’est inscrit ces 30 derniers jours.' },
  },

  world: 'Trouvailles dans le monde',
  aboutWorld: 'Selon le pays où le galet était caché. Compté toutes les heures.',
  worldNotLoaded: 'Les trouvailles dans le monde n’ont pas pu être chargées.',
  month: 'Mois',
  allMonths: 'Les 12 derniers mois',
  soFar: (month: string) => `${month}, jusqu’ici`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# trouvaille', other: '# trouvailles' })} dans ${plural(countries, { one: '# pays', other: '# pays' })}`,
  nothingCounted: 'Rien n’est encore compté. Le premier compte arrive dans l’heure.',
  noFindsInYear: 'Aucun galet n’a été trouvé ces 12 derniers mois.',
  noFindsInMonth: 'Aucun galet n’a été trouvé ce mois-là.',
  atSea: 'En mer ou inconnu',
  findsByCountry: 'Trouvailles par pays',
  country: 'Pays',
  finds: 'Trouvailles',
  change: 'Évolution',
  toMonthBefore: ' par rapport au mois d’avant',
  showFewer: 'En voir moins',
  showAll: (count: number) => `Tout voir (${number(count)})`,
  findsIn: (country: string, finds: number) => `${country} : ${number(finds)}`,
};

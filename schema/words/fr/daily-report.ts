// The words of en/daily-report.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}, le ${utcDay(day)} : ${plural(visitors, { one: '# visiteur', other: '# visiteurs' })}, ${plural(finds, { one: '# trouvaille', other: '# trouvailles' })}, ${plural(orders, { one: '# commande', other: '# commandes' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'De minuit à minuit UTC.',
  openDashboard: 'Ouvrir le tableau de bord',

  reported: (many: number) =>
    plural(many, {
      one: '# chose signalée par des membres t’attend.',
      other: '# choses signalées par des membres t’attendent.',
    }),
  ordersWait: (many: number) =>
    plural(many, {
      one: '# commande attend d’être expédiée.',
      other: '# commandes attendent d’être expédiées.',
    }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# lot fondateur attend d’être expédié.',
      other: '# lots fondateurs attendent d’être expédiés.',
    }),

  people: 'Personnes',
  visitors: 'Visiteurs',
  joined: 'Inscriptions gratuites',
  monthly: 'Abonnements mensuels commencés',
  yearly: 'Abonnements annuels commencés',
  rocks: 'Galets',
  registered: 'Enregistrés',
  hidden: 'Cachés',
  found: 'Trouvés',
  hiddenAgain: 'Recachés',
  traveled: 'Distance parcourue',
  farthest: 'Le plus loin du jour',
  money: 'Argent',
  orders: 'Commandes',
  revenue: 'Recette',
  gained: 'Abonnements gagnés',
  lost: 'Abonnements perdus',
  ambassadors: 'Ambassadeurs fondateurs',
  applied: 'Candidatures',
  selected: 'Sélections',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'moins de 1 mi', km: 'moins de 1 km' },
};

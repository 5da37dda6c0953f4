// The words of en/admin-overview.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'Cifras',
  aboutFigures: 'Los días empiezan a medianoche UTC. Cada visitante cuenta una vez al día.',
  codeGenerator: 'Generador de códigos QR',
  visitors: 'Visitantes',
  today: 'Hoy',
  last7Days: 'Últimos 7 días',
  last30Days: 'Últimos 30 días',
  orders: 'Pedidos',
  totalOrders: 'Total de pedidos',
  totalRevenue: 'Total de ingresos',
  aboutRevenue: 'Pedidos, menos lo reembolsado',
  averageOrder: 'Promedio por pedido',
  signUps: 'Cuentas nuevas',
  signUpsNotLoaded: 'No se pudieron cargar las cuentas nuevas.',
  spans: {
    daily: { title: 'Por día', note: '' },
    weekly: { title: 'Por semana', note: 'últimos 7 días' },
    monthly: { title: 'Por mes', note: 'últimos 30 días' },
  },
  free: 'Gratis',
  paidMonthly: 'Pago mensual',
  paidYearly: 'Pago anual',
  newestOrders: 'Pedidos de productos, los últimos',
  allOrders: 'Todos los pedidos',

  // Charts of the last 30 days.
  last30: 'Últimos 30 días',
  last30NotLoaded: 'No se pudieron cargar los últimos 30 días.',
  charts: {
    visitors: { title: 'Visitantes por día', quiet: 'Nadie ha pasado por aquí en los últimos 30 días.' },
    finds: {
      title: 'Hallazgos por día',
      quiet: 'No se encontró ninguna piedra en los últimos 30 días.',
    },
    signUps: {
      title: 'Cuentas nuevas por día',
      quiet: 'Nadie ha creado una cuenta en los últimos 30 días.',
    },
  },

  // Finds around the world.
  world: 'Hallazgos por el mundo',
  aboutWorld: 'Por el país donde estaba escondida la piedra. Se cuenta cada hora.',
  worldNotLoaded: 'No se pudieron cargar los hallazgos por el mundo.',
  month: 'Mes',
  allMonths: 'Los últimos 12 meses',
  soFar: (month: string) => `${month}, hasta ahora`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# hallazgo', other: '# hallazgos' })} en ${plural(countries, { one: '# país', other: '# países' })}`,
  nothingCounted: 'Todavía no se ha contado nada. El primer recuento llega en menos de una hora.',
  noFindsInYear: 'No se encontró ninguna piedra en los últimos 12 meses.',
  noFindsInMonth: 'No se encontró ninguna piedra en este mes.',
  atSea: 'En el mar o desconocido',
  findsByCountry: 'Hallazgos por país',
  country: 'País',
  finds: 'Hallazgos',
  change: 'Cambio',
  toMonthBefore: ' respecto al mes anterior',
  showFewer: 'Ver menos',
  showAll: (count: number) => `Ver todos (${number(count)})`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};

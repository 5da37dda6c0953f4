// The words of en/daily-report.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}, ${utcDay(day)}: ${plural(visitors, { one: '# visitante', other: '# visitantes' })}, ${plural(finds, { one: '# hallazgo', other: '# hallazgos' })}, ${plural(orders, { one: '# pedido', other: '# pedidos' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'De medianoche a medianoche UTC.',
  openDashboard: 'Abrir el panel',

  // What waits.
  reported: (many: number) =>
    plural(many, {
      one: '# cosa denunciada por los miembros te espera.',
      other: '# cosas denunciadas por los miembros te esperan.',
    }),
  ordersWait: (many: number) =>
    plural(many, { one: '# pedido espera el envío.', other: '# pedidos esperan el envío.' }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# paquete fundador espera el envío.',
      other: '# paquetes fundadores esperan el envío.',
    }),

  // Figures.
  people: 'Personas',
  visitors: 'Visitantes',
  joined: 'Se unieron gratis',
  monthly: 'Empezaron el plan mensual',
  yearly: 'Empezaron el plan anual',
  rocks: 'Piedras',
  registered: 'Registradas',
  hidden: 'Escondidas',
  found: 'Encontradas',
  hiddenAgain: 'Escondidas de nuevo',
  traveled: 'Recorrido',
  farthest: 'La más lejana del día',
  money: 'Dinero',
  orders: 'Pedidos',
  revenue: 'Ingresos',
  gained: 'Suscripciones ganadas',
  lost: 'Suscripciones perdidas',
  ambassadors: 'Embajadores fundadores',
  applied: 'Solicitudes',
  selected: 'Selecciones',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'menos de 1 mi', km: 'menos de 1 km' },
};

// The words of en/daily-report.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcDay, utcLongDay } from './utc.ts';

export const dailyReport: Words['dailyReport'] = {
  subject: (productName: string, day: string, visitors: number, finds: number, orders: number) =>
    `${productName}, ${utcDay(day)}: ${plural(visitors, { one: '# visitante', other: '# visitantes' })}, ${plural(finds, { one: '# achado', other: '# achados' })}, ${plural(orders, { one: '# pedido', other: '# pedidos' })}`,
  heading: (day: string) => utcLongDay(day),
  fromMidnight: 'De meia-noite a meia-noite UTC.',
  openDashboard: 'Abrir o painel',

  reported: (many: number) =>
    plural(many, {
      one: '# denúncia de membros espera por você.',
      other: '# denúncias de membros esperam por você.',
    }),
  ordersWait: (many: number) =>
    plural(many, { one: '# pedido espera o envio.', other: '# pedidos esperam o envio.' }),
  packsWait: (many: number) =>
    plural(many, {
      one: '# pacote de embaixadores espera o envio.',
      other: '# pacotes de embaixadores esperam o envio.',
    }),

  people: 'Pessoas',
  visitors: 'Visitantes',
  joined: 'Contas grátis novas',
  monthly: 'Começaram o plano mensal',
  yearly: 'Começaram o plano anual',
  rocks: 'Pedras',
  registered: 'Registradas',
  hidden: 'Escondidas',
  found: 'Encontradas',
  hiddenAgain: 'Escondidas de novo',
  traveled: 'Distância viajada',
  farthest: 'Maior distância do dia',
  money: 'Dinheiro',
  orders: 'Pedidos',
  revenue: 'Receita',
  gained: 'Assinaturas ganhas',
  lost: 'Assinaturas perdidas',
  ambassadors: 'Embaixadores fundadores',
  applied: 'Candidaturas',
  selected: 'Aceitas',
  count: (many: number) => number(many),
  lessThanOne: { mi: 'menos de 1 mi', km: 'menos de 1 km' },
};

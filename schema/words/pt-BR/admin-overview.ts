// The words of en/admin-overview.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const adminOverview: Words['adminOverview'] = {
  figures: 'Números',
  aboutFigures: 'Os dias começam à meia-noite UTC. Cada visitante conta uma vez por dia.',
  codeGenerator: 'Gerador de códigos QR',
  visitors: 'Visitantes',
  today: 'Hoje',
  last7Days: 'Últimos 7 dias',
  last30Days: 'Últimos 30 dias',
  orders: 'Pedidos',
  totalOrders: 'Total de pedidos',
  totalRevenue: 'Receita total',
  aboutRevenue: 'Pedidos, menos o que foi reembolsado',
  averageOrder: 'Pedido médio',
  signUps: 'Contas novas',
  signUpsNotLoaded: 'Não foi possível carregar as contas novas.',
  spans: {
    daily: { title: 'No dia', note: '' },
    weekly: { title: 'Na semana', note: 'últimos 7 dias' },
    monthly: { title: 'No mês', note: 'últimos 30 dias' },
  },
  free: 'Grátis',
  paidMonthly: 'Plano mensal',
  paidYearly: 'Plano anual',
  newestOrders: 'Pedidos de produtos, os mais recentes',
  allOrders: 'Todos os pedidos',

  last30: 'Últimos 30 dias',
  last30NotLoaded: 'Não foi possível carregar os últimos 30 dias.',
  charts: {
    visitors: { title: 'Visitas por dia', quiet: 'Ninguém passou por aqui nos últimos 30 dias.' },
    finds: { title: 'Achados por dia', quiet: 'Nenhuma pedra foi encontrada nos últimos 30 dias.' },
    signUps: { title: 'Contas novas por dia', quiet: 'Ninguém criou conta nos últimos 30 dias.' },
  },

  world: 'Achados pelo mundo',
  aboutWorld: 'Pelo país onde a pedra foi escondida. Contado a cada hora.',
  worldNotLoaded: 'Não foi possível carregar os achados pelo mundo.',
  month: 'Mês',
  allMonths: 'Todos os últimos 12 meses',
  soFar: (month: string) => `${month}, até agora`,
  findsInCountries: (finds: number, countries: number) =>
    `${plural(finds, { one: '# achado', other: '# achados' })} em ${plural(countries, { one: '# país', other: '# países' })}`,
  nothingCounted: 'Nada foi contado ainda. A primeira contagem vem em até uma hora.',
  noFindsInYear: 'Nenhuma pedra foi encontrada nos últimos 12 meses.',
  noFindsInMonth: 'Nenhuma pedra foi encontrada neste mês.',
  atSea: 'No mar ou desconhecido',
  findsByCountry: 'Achados por país',
  country: 'País',
  finds: 'Achados',
  change: 'Mudança',
  toMonthBefore: ' em relação ao mês anterior',
  showFewer: 'Mostrar menos',
  showAll: (count: number) => `Mostrar todos (${number(count)})`,
  findsIn: (country: string, finds: number) => `${country}: ${number(finds)}`,
};

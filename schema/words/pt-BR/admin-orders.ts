// The words of en/admin-orders.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# pedido', other: '# pedidos' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  heading: 'Pedidos de produtos',
  show: 'Mostrar',
  filters: { all: 'Todos', 'to-ship': 'A enviar', shipped: 'Enviados', refunded: 'Reembolsados' },
  sort: 'Ordenar',
  sorts: { newest: 'Mais recentes', oldest: 'Mais antigos' },
  search: 'Número, nome, e-mail ou produto',
  chooseAll: (count: number) => `Marcar todos na lista (${number(count)})`,
  notLoaded: 'Não foi possível carregar os pedidos.',
  noneFound: 'Nenhum pedido encontrado',
  sumNotLoaded: 'Não foi possível carregar a soma.',
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} depois dos reembolsos`,
  tooMany: (count: number) => `Mais de ${orders(count)}: escolha menos dias para ver a soma`,
  id: 'Pedido',
  product: 'Produto',
  email: 'E-mail do cliente',
  price: 'Preço',
  status: 'Situação',
  date: 'Data',
  session: 'Sessão de pagamento',
  noSession: '–',
  shipping: 'Envio',
  choose: (id: string) => `Marcar o pedido ${id}`,
  labels: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  nothingToShip: 'Nada a enviar',
  shippedOn: (day: string) => `Enviado: ${day}`,
  statuses: {
    completed: 'Concluído',
    partially_refunded: 'Reembolsado em parte',
    refunded: 'Reembolsado',
    withdrawn: 'Cancelado',
  },
  toShip: 'A enviar',
  states: {
    paid: 'Concluído',
    preparing: 'A enviar',
    shipped: 'Enviado',
    refunded: 'Reembolsado',
    withdrawn: 'Cancelado',
  },

  chosenOrders: 'Pedidos marcados',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(plural(count, { one: '# marcado', other: '# marcados' })),
    `, ${sum}`,
  ],
  noneToShip: '; nenhum deles é para enviar',
  chooseNone: 'Desmarcar todos',
  printAll: 'Imprimir as etiquetas dos marcados',
  markAsShipped: 'Marcar envio',
  labelsNotLoaded: 'Não foi possível carregar as etiquetas. Tente de novo.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# etiqueta', other: '# etiquetas' })} de ${orders(count)}.`,
  moreOnRocks: (count: number) =>
    plural(count, { one: 'Mais # já em uma pedra.', other: 'Mais # já em pedras.' }),
  nothingToPrint: (ids: string) => `Nada a imprimir para ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} e mais ${number(more)}`,

  markedAsShipped: (count: number) =>
    plural(count, { one: '# pedido marcado como enviado', other: '# pedidos marcados como enviados' }),
  customersTold: 'Os clientes recebem um e-mail.',
  notAll: 'Nem todos eram para enviar',
  markMany: (count: number) =>
    plural(count, {
      one: 'Marcar # pedido como enviado',
      other: 'Marcar # pedidos como enviados',
    }),
  eachGetsEmail: 'Cada cliente recebe um e-mail com a observação.',
  leftOut: (count: number) =>
    plural(count, {
      one: 'Mais # dos marcados não é para enviar e fica de fora.',
      other: 'Mais # dos marcados não são para enviar e ficam de fora.',
    }),
  later: (count: number) =>
    plural(count, {
      one: 'Mais # continua marcado para outra folha.',
      other: 'Mais # continuam marcados para outra folha.',
    }),
  done: 'Pronto',
  aboutNotes:
    'As observações de rastreio são opcionais, como a transportadora e o número dela. Enter vai para a próxima linha, e uma coluna colada preenche as linhas de baixo.',
  noneShipped: 'Nenhum deles foi marcado agora como enviado. Os outros:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# pedido foi marcado agora como enviado. O cliente recebe um e-mail. Os outros:',
      other: '# pedidos foram marcados agora como enviados. Os clientes recebem um e-mail. Os outros:',
    }),
  noteOf: 'Observação de rastreio do pedido ',
  noEmail: 'Sem e-mail',

  order: (id: string) => `Pedido ${id}`,
  orderNotLoaded: 'Não foi possível carregar o pedido.',
  paid: 'Pago',
  paidOn: (price: string, at: string) => `${price} em ${at}`,
  madeOn: (at: string) => `Grátis, feito em ${at}`,
  paidBack: 'Reembolsado',
  customer: 'Cliente',
  address: 'Endereço',
  sessionOfOne: 'Sessão de pagamento',
  correctAddress: 'Corrigir o endereço',
  forgotten: (days: number) => `O resto foi esquecido ${number(days)} dias depois do pedido.`,
  reserved: (count: number) =>
    plural(count, { one: '# Rock ID reservado para ele', other: '# Rock IDs reservados para ele' }),
  printLabels: 'Imprimir etiquetas',
  areOnRocks: (count: number) =>
    plural(count, { one: 'Mais # já está em uma pedra.', other: 'Mais # já estão em pedras.' }),
  allOnRocks: 'Todas já estão em pedras.',

  withdrawn: 'A escolha desta pessoa para os embaixadores foi retirada: não há nada a enviar.',
  wasPaidBack: 'Este pedido foi reembolsado: não há nada a enviar.',
  noAddress: 'Este pedido não tem endereço de envio.',
  shippedAt: (at: string) => `Enviado em ${at}`,
  tracking: <T>(note: T) => ['Rastreio: ', note],
  correctNote: 'Corrigir a observação',
  addNote: 'Adicionar rastreio',
  noteCorrected: (id: string) => `A observação do pedido ${id} foi corrigida`,
  isShipped: (id: string) => `O pedido ${id} está marcado como enviado`,
  customerTold: 'O cliente recebe um e-mail.',
  trackingNote: 'Observação de rastreio (opcional)',
  inEmail: 'Ela vai no e-mail ao cliente, como a transportadora e o número dela.',
  nobodyTold: 'O cliente não informou um e-mail, por isso ninguém recebe um.',
  saveAndTell: 'Salvar e avisar o cliente',
  save: 'Salvar',

  addressCorrected: 'Endereço corrigido',
  fields: {
    name: 'Nome',
    line1: 'Rua',
    line2: 'Segunda linha (opcional)',
    city: 'Cidade',
    state: 'Estado ou província',
    postalCode: 'CEP',
  },
  reasonHint: 'Fica no registro de ações: não cite o nome de ninguém.',
  saveAddress: 'Salvar o endereço',
};

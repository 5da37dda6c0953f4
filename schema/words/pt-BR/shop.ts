// The words of en/shop.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Este produto não existe na loja',
  comingSoon: 'Isto chega em breve. Dará para comprar assim que estiver nas nossas prateleiras.',
  outOfStock: 'Isto está esgotado no momento',
  free: 'O pacote dos embaixadores fundadores é grátis: candidate-se para recebê-lo',
  freeShipping: 'Frete grátis',
  heading: 'Loja',
  lead: 'Etiquetas que deixam a pedra contar por onde passou e, em breve, pedras e tintas também.',
  myOrders: 'Meus pedidos',
  price: money,
  perLabel: (price: string) => `${price} por etiqueta`,
  badges: { out_of_stock: 'Esgotado', coming_soon: 'Em breve', free: 'Grátis' },
  buy: 'Comprar',
  opening: 'Abrindo…',
  error: 'Erro na compra',
  failed: 'Não foi possível começar o pagamento',
  noAddress: 'O endereço da página de pagamento não chegou',
  details: 'Detalhes',
  included: 'O que vem junto',
  specifications: 'Especificações',
  stars: (rating: number) => `${rating} de 5 estrelas`,
  reviews: (count: number) =>
    count === 0 ? '(sem avaliações)' : plural(count, { one: '(# avaliação)', other: '(# avaliações)' }),
  categories: 'Categorias',
  categoryComing: 'EM BREVE',
  seeAll: 'Ver todos',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'O que vem aí',
    rest(` em ${category}`),
  ],
  whatIsComingIn: (category: string) => `O que vem aí em ${category}`,
  notYet: 'Ainda não está nas prateleiras, mas é isto que vai ter, e este é o preço.',
  closed: {
    title: 'A loja abre em breve',
    text: 'Dê uma olhada: ainda não dá para comprar nada, mas aqui você já vê quanto tudo vai custar. Você não precisa de nada disso para começar, pois um Rock ID pintado à mão funciona do mesmo jeito.',
    link: 'Primeiros passos',
  },
  promises: {
    label: 'Com o que você pode contar',
    list: [
      {
        title: 'Frete GRÁTIS em todas as etiquetas com código QR',
        text: 'O preço que você vê é o preço que você paga, até a sua porta.',
      },
      {
        title: 'Qualidade de primeira',
        text: 'Etiquetas à prova d’água: cabem na parte de baixo de uma pedra, e qualquer celular consegue lê-las.',
      },
      {
        title: 'Pagamento seguro',
        text: 'Você paga na página do nosso serviço de pagamento. Nunca vemos o seu cartão.',
      },
    ],
  },
  outcomes: {
    success:
      'Compra concluída! Agradecemos pelo seu pedido. O recibo e os dados do envio estão no seu e-mail.',
    canceled: 'Compra cancelada. Os seus itens continuam disponíveis na loja.',
  },
  close: 'Fechar',
  numberByEmail:
    'O número do seu pedido vem por e-mail com o recibo. Ele também aparece aqui assim que o pedido for confirmado.',
  orderNumber: <T>(id: T) => ['O número do seu pedido é ', id, '.'],
};

// The words of en/plans.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Quantas pedras você quiser', 'A viagem de cada pedra, passo a passo'];
const alreadySubscribed = 'Você já tem um plano';
const subscriptionError = 'Erro na assinatura';

export const plans: Words['plans'] = {
  names: { monthly: 'Plano mensal', yearly: 'Plano anual' },
  start: { monthly: 'Começar o mensal', yearly: 'Começar o anual' },
  ofMember: {
    free: 'PLANO GRÁTIS',
    premium: 'PLANO PREMIUM',
    monthly: 'PLANO MENSAL',
    yearly: 'PLANO ANUAL',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'por mês', yearly: 'por ano', free: 'para sempre' },
  freePrice: 'US$ 0',
  orYearly: (yearly: string) => `por mês, ou ${yearly} por ano`,
  freeName: 'Plano grátis',
  freeFeatures: [...shared, 'Acompanhamento básico das pedras', 'Mapa (só pontos)', 'Código QR e Rock ID'],
  notInFree: [
    'Novidades da comunidade',
    'Análise de distâncias',
    'Mapa interativo',
    'Exportação de dados em CSV',
    'Desenhos premium para pedras',
    'Suporte prioritário',
  ],
  notInFreeTitle: 'Fora do plano grátis',
  notIncluded: 'Não incluído: ',
  sharedFeatures: [...shared, 'Código QR e Rock ID'],
  addedByPro: [
    'Acompanhamento avançado',
    'Mapa completo',
    'Novidades da comunidade',
    'Análise de distâncias',
    'Mapa interativo',
    'Exportação em CSV',
    'Desenhos premium',
    'Suporte prioritário',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, mensal ou anual',
  bestValue: 'MELHOR PREÇO',
  saving: (percent: number) => `Economize ${percent}% em relação ao mensal!`,
  starting: 'Um momento…',
  opening: 'Abrindo…',
  continueFree: 'Continuar grátis',
  toDashboard: 'Ir para o início',
  backToDashboard: 'Voltar ao início',
  period: {
    renews: (day: string) => `Renova em ${day}.`,
    trial: (day: string) => `O seu período de teste vai até ${day}.`,
    until: (day: string) => `Seu até ${day}.`,
    ended: (day: string) => `Terminou em ${day}.`,
  },
  page: {
    heading: 'Assinatura',
    choose: 'Escolha o seu nível de aventura',
    lead: 'Pinte, esconda e encontre quantas pedras quiser, grátis para sempre. O Rock Hunter Pro mostra aonde todas foram e abre a mesa onde todo mundo se encontra.',
    toHome: 'Voltar ao início',
    failed: 'Não conseguimos consultar os planos.',
    waiting: 'À espera da confirmação do pagamento…',
    thanks: 'Agradecemos',
    lastPlan: 'O seu último plano',
    another: 'Outro pode começar quando você quiser.',
    anotherAfter: (period: string) => `${period} Outro pode começar quando você quiser.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Já pagou? ',
      link('Entre com o endereço que você usou para pagar'),
      ', e o seu plano estará lá.',
    ],
  },
  soon: {
    title: 'As assinaturas premium chegam em breve',
    lead: (monthly: string, yearly: string) =>
      `O Rock Explorer é grátis para sempre, com quantas pedras você quiser. O Rock Hunter Pro chega em breve por ${monthly} por mês ou ${yearly} por ano, com:`,
  },
  own: {
    headings: {
      member: 'Membro premium',
      ending: 'O seu plano vai terminar',
      unpaid: 'O seu plano está em espera',
    },
    ending:
      'O seu plano está cancelado. Até lá, tudo o que ele tem continua seu, e as suas pedras e as viagens delas são suas para sempre.',
    backToRock: 'Voltar à pedra na sua mão',
    allYours: 'Tudo isto é seu',
    stillYours: 'Ainda seu',
    open: 'Abrir análises, exportações e desenhos',
    lookUpFailed: 'Não conseguimos consultar o seu plano.',
  },
  unpaid: {
    title: 'O último pagamento não foi aprovado',
    hasAccess: 'Tudo continua aberto por alguns dias. Confira o seu cartão.',
    isClosed: 'O Rock Hunter Pro abre de novo assim que o pagamento for aprovado. Confira o seu cartão.',
  },
  billing: 'Cartão e faturas',
  billingFailed: {
    title: subscriptionError,
    description: 'Não foi possível abrir o seu cartão e as suas faturas. Tente de novo.',
  },
  reactivate: 'Reativar',
  reactivating: 'Reativando…',
  reactivated: {
    title: 'Assinatura reativada',
    description: 'O seu plano continua e renova como antes.',
  },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Não foi possível reativar o seu plano. Tente de novo.',
  },
  giveYourself: {
    text: 'Você cuida desta comunidade, então não há nada a pagar: dê o Rock Hunter Pro à sua própria conta, na lista de membros.',
    link: 'Dar o Pro a mim',
  },
  upsell: {
    everythingAnd: 'Tudo do Rock Explorer, e mais:',
    upgrade: 'Virar Pro',
    signIn: 'Entrar',
  },
  card: {
    heading: 'Conclua a sua assinatura',
    form: 'Pagamento com cartão',
    loading: 'Carregando o formulário do cartão…',
    subscribe: 'Assinar',
    subscribing: 'Assinando…',
    failed: 'O pagamento falhou',
    noAnswer: 'A página de pagamento não respondeu. Tente de novo.',
    canTryAgain: (refusal: string) =>
      `${refusal} Você pode tentar de novo, usar outro cartão ou recomeçar com “Escolher outro plano”.`,
    whereItGoes: {
      monthly:
        'O seu cartão vai para a Stripe, o nosso serviço de pagamento, e nunca para nós. O plano renova todo mês até você cancelar, o que leva dois cliques.',
      yearly:
        'O seu cartão vai para a Stripe, o nosso serviço de pagamento, e nunca para nós. O plano renova todo ano até você cancelar, o que leva dois cliques.',
    },
    back: 'Escolher outro plano',
    opens: 'O que o Rock Hunter Pro abre',
    missing:
      'O formulário do cartão não carregou. Uma conexão fraca ou um bloqueador pode ser a causa. Nada foi cobrado, e você pode pagar na página do próprio serviço de pagamento.',
    hosted: 'Pagar na página de pagamento',
  },
  noCheckout: 'Não foi possível abrir a página de pagamento',
  setupFailed: {
    title: 'Erro ao preparar o pagamento',
    description: 'Não foi possível iniciar o pagamento. Tente de novo.',
  },
  successful: {
    title: 'Pagamento aprovado',
    description: 'O Rock Hunter Pro é seu. Agradecemos por manter as pedras rolando.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'Você já tinha o Rock Hunter Pro. O segundo plano foi encerrado, e o pagamento dele está voltando para você.',
  },
  canceled: {
    title: 'Pagamento cancelado',
    description: 'Nada foi cobrado. Os planos estão aqui quando você quiser.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'A compra foi feita com outro endereço de e-mail. Entre com ele.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Você já tem o Rock Hunter Pro. Nada foi cobrado.',
  },
  received: {
    heading: 'Pagamento aprovado!',
    toSignIn: 'Levando você para entrar com o endereço usado no pagamento…',
  },
  unconfirmed: {
    title: 'O seu pagamento está sendo confirmado',
    retry: 'Olhar de novo',
    accepted:
      'O seu cartão foi aceito, e o seu plano estará aqui em um ou dois minutos. Enquanto isso, pode continuar.',
    notHeard:
      'O serviço de pagamento ainda não nos deu notícias. Se você pagou, o seu plano estará aqui em um ou dois minutos. Se não, nada foi cobrado.',
  },
  elsewhere: {
    title: 'Pago com outro endereço de e-mail',
    signIn: 'Entrar com o outro endereço',
    notMine: 'Não fui eu que comprei',
    whatToDo: <T>(support: T) => [
      'O plano comprado neste navegador é do endereço usado no pagamento. Entre com ele ou escreva para ',
      support,
      '.',
    ],
    subject: 'Ajuda com a assinatura',
  },
};

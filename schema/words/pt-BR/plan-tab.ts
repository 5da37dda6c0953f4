// The words of en/plan-tab.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'Seu plano',
  notLoaded: 'Não foi possível carregar o seu plano. Tente de novo daqui a pouco.',
  tryAgain: 'Tentar de novo',
  question: 'Uma pergunta sobre o seu plano? Escreva para nós.',
  contact: 'Falar com o suporte',
  subject: 'Ajuda com a assinatura',
  kinds: {
    free: 'Grátis para sempre',
    premium: 'Dado manualmente',
    monthly: 'Plano mensal',
    yearly: 'Plano anual',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Ativo',
    trialing: 'Teste',
    canceled: 'Cancelado',
    free: 'Plano grátis',
    past_due: 'Atrasado',
    incomplete: 'Incompleto',
    incomplete_expired: 'Incompleto, vencido',
    unpaid: 'Não pago',
    paused: 'Pausado',
  },
  unpaid: 'O último pagamento não foi aprovado. Confira o seu cartão.',
  unpaidOpen:
    'O último pagamento não foi aprovado. Confira o seu cartão; até lá, tudo continua aberto por alguns dias.',
  free: 'Quantas pedras você quiser, as viagens delas e o mapa com os pontos são seus. O Rock Hunter Pro traz também as novidades da comunidade, a análise de distâncias e um mapa que conta as suas histórias.',
  manual: <T>(email: T) => [
    'Este plano foi dado a você manualmente: para mudar ou encerrar, escreva para ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Você já tinha o Rock Hunter Pro quando este plano foi comprado: ${plan}. Por isso o encerramos em ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Você já tinha o Rock Hunter Pro quando este plano foi comprado: ${plan}. Por isso o encerramos em ${day}. Valor reembolsado pelo mesmo caminho do pagamento: ${price}.`,
  cancelledUntilEnd: 'O seu plano está cancelado. Tudo o que ele tem continua seu até o fim do período pago.',
  cancelledAndOver:
    'O seu plano está cancelado e terminou. As suas pedras e as viagens delas continuam suas.',
  pause: 'Pausar assinatura',
  noPause: { title: 'Chega em breve', description: 'Ainda não dá para pausar os planos.' },
  upgrade: 'Virar Pro',
  reactivate: 'Reativar',
  cancel: {
    button: 'Cancelar plano',
    title: 'Cancelar o Rock Hunter Pro?',
    text: 'Nada mais será cobrado. As suas pedras e as viagens delas continuam suas.',
    textUntil: (day: string) =>
      `Você mantém tudo o que ele tem até ${day}, o fim do período pago. Depois disso, nada é cobrado. As suas pedras e as viagens delas continuam suas.`,
    keep: 'Manter o meu plano',
    confirm: 'Cancelar o plano',
    cancelling: 'Cancelando…',
    done: 'Assinatura cancelada',
    over: 'Nada mais será cobrado.',
    untilEnd: 'Você mantém o acesso até o fim do período pago.',
    untilDay: (day: string) => `Você mantém o acesso até o fim do período pago, em ${day}.`,
    failed: {
      title: 'Erro',
      description: 'Não foi possível cancelar a assinatura. Tente de novo ou fale com o suporte.',
    },
    manual: {
      title: 'Plano dado manualmente',
      description: 'Este plano foi dado a você manualmente. Para mudá-lo, fale com o suporte.',
    },
  },
};

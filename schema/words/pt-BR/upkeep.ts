// The words of en/upkeep.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
const roles = {
  administrator: 'administração',
  applicant: 'quem se candidatou',
  author: 'quem escreveu',
  buyer: 'quem comprou',
  member: 'membro',
  visitor: 'visitante',
};

const here = 'Falha antes de sair: veja “kind = failure” no log.';

export const upkeep: Words['upkeep'] = {
  unsent: 'Mensagens não enviadas',
  aboutUnsent:
    'Aqui está o que falha, ou espera por mais de uma hora. A tarefa horária tenta de novo, por duas semanas.',
  noOthers: 'Nenhuma outra mensagem espera.',
  others: (count: number) =>
    plural(count, {
      one: 'Mais # mensagem vai sair sem você: agora mesmo, ou na hora que quem a lê escolheu.',
      other: 'Mais # mensagens vão sair sem você: agora mesmo, ou na hora que quem as lê escolheu.',
    }),
  tryAll: 'Tentar todas agora',
  unsentCaption: 'Mensagens não enviadas, a mais antiga primeiro',
  messagesNotLoaded: 'Não foi possível carregar as mensagens.',
  nothingFails: 'Nada falha, e nada espera por muito tempo.',
  kinds: {
    receipt: 'Recibo',
    purchase: 'Um plano pago antes de entrar na conta',
    duplicate: 'Um segundo plano que foi reembolsado',
    act: 'O que você fez',
    application: 'Uma candidatura que chegou',
    selection: 'Resultado de uma candidatura',
    report: 'Relatório diário',
    watch: 'Aonde uma pedra vai depois',
    offer: 'Uma oferta de uma pedra',
    alarm: 'Alarme',
    deletion: 'Confirmação de que uma conta foi excluída',
    notice: 'Notificação',
    digest: 'Resumo',
  },
  asPush: (kind: string) => `${kind}, como aviso push`,
  roles,
  what: 'O quê',
  to: 'Para',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Por quê',
  written: 'Escrita',
  tries: 'Tentativas',
  tryNow: 'Tentar agora',
  doNotSend: 'Não enviar',
  beingTried: 'Está sendo tentada agora mesmo',
  notTried: 'Ainda não houve tentativa: veja se a tarefa horária está rodando.',
  brokenOff: 'Uma tentativa foi interrompida. A próxima começa em até uma hora.',
  everyTry: 'Toda tentativa falha.',
  failures: {
    email: {
      address: 'O serviço de e-mail não aceita e-mails para este endereço.',
      service: 'O serviço de e-mail não aceita a mensagem.',
      other: here,
    },
    push: {
      address: here,
      service: 'O serviço de avisos push do navegador não aceita a mensagem.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Desde `, at, '.'],
  tryingNow: {
    title: 'Tentando agora',
    description: 'O que saiu some desta lista daqui a pouco.',
  },
  didNotWork: 'Não funcionou',
  tryLater: 'Tente de novo daqui a pouco.',
  doNotSendKind: (kind: string) => `Não enviar: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `Esta mensagem nunca chegará (destino: ${roles[role]}). Não dá para enviá-la depois.`,
  notSent: 'Não será enviada',

  payments: 'Pagamentos',
  comparing: {
    title: 'Os pagamentos serão comparados com a Stripe',
    description: 'Em até uma hora, na próxima tarefa horária.',
  },
  repair: 'Reparar em até uma hora',
  aboutRepair:
    'Uma vez por dia, planos, pedidos e reembolsos são comparados com a Stripe. Depois que um webhook ficou desligado, você não precisa esperar por isso.',
  secondPlans: 'Segundos planos a reembolsar',
  noneWaits: 'Nenhum espera.',
  secondPlansCaption: 'Segundos planos a reembolsar, o mais antigo primeiro',
  refundsNotLoaded: 'Não foi possível carregar os reembolsos.',
  subscription: 'Assinatura',
  member: 'Membro',
  found: 'Descoberto',
  state: 'Situação',
  confirmed: 'Termina e é reembolsado em até uma hora',
  beingChecked: 'Está sendo conferido',

  noMessage: 'Esta mensagem já saiu, ou não existe mais',
  underway: 'Está sendo enviada agora mesmo, ou espera a hora dela. Olhe de novo daqui a dez minutos.',
};

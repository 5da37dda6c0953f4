// The words of en/alarms.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';
const counted = {
  answers: 'Pedidos ao site',
  mail: 'E-mails',
  webhooks: 'Eventos',
  push: 'Avisos push',
};
export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Tarefa horária',
      broken: 'a tarefa horária falha',
      brokenTitle: 'A tarefa horária falha',
      over: 'a tarefa horária voltou a funcionar',
      overTitle: 'A tarefa horária voltou a funcionar',
      todo: [
        'Nada se perde: a próxima execução que der certo recupera o que faltou.',
        'Se algumas etapas falham, veja cloudflarestatus.com e status.stripe.com: um serviço fora do ar volta sozinho. Se ela não roda de jeito nenhum, olhe na Cloudflare em Workers & Pages, rockabout, Settings, Trigger Events; uma nova publicação define o horário de novo.',
        'Uma restauração interrompida a faz esperar: termine-a com o mesmo comando, ou com npm run restore -- --undo. Caso contrário, envie as linhas do log com “kind = failure” a quem desenvolve o site.',
      ],
    },
    mail: {
      title: 'E-mails',
      broken: 'os e-mails não estão saindo',
      brokenTitle: 'Os e-mails não estão saindo',
      over: 'os e-mails voltaram a sair',
      overTitle: 'Os e-mails voltaram a sair',
      todo: [
        'Olhe na Cloudflare em Email Service: a cota diária acabou, e ela ainda encontra os registros DNS do seu domínio? Se as duas coisas estiverem bem, veja cloudflarestatus.com e espere.',
        'Até lá, ninguém consegue entrar com um código. Todos os outros e-mails esperam e saem sozinhos.',
      ],
    },
    outbox: {
      title: 'Mensagens não enviadas',
      broken: 'há mensagens esperando por mais de uma hora',
      brokenTitle: 'Há mensagens esperando por mais de uma hora',
      over: 'nenhuma mensagem espera mais por muito tempo',
      overTitle: 'Nenhuma mensagem espera mais por muito tempo',
      todo: [
        'Se e-mails, avisos push ou a tarefa horária também estiverem com defeito, comece por eles. Caso contrário, muitas vezes é um endereço errado: em /admin, “Manutenção” lista as mensagens, e lá você tenta de novo ou as descarta.',
        'As mensagens são tentadas de novo a cada hora por duas semanas, e nenhuma sai duas vezes.',
      ],
    },
    webhooks: {
      title: 'Pagamentos da Stripe',
      broken: 'as notícias de pagamentos não chegam',
      brokenTitle: 'As notícias de pagamentos não chegam',
      over: 'as notícias de pagamentos voltaram a chegar',
      overTitle: 'As notícias de pagamentos voltaram a chegar',
      todo: [
        'Olhe na Stripe em Developers, Webhooks: as entregas que falharam mostram a nossa resposta. 400 quer dizer que o segredo de assinatura está errado; 404, ou nenhuma, que o endereço está. npm run setup -- --replace STRIPE_WEBHOOK_SECRET refaz o webhook, com os dois. 500 e 503 passam sozinhos. Problemas na Stripe estão em status.stripe.com.',
        'Nenhum pagamento se perde: uma reparação diária encontra os de duas semanas, e “Reparar em até uma hora”, em “Manutenção”, não espera por ela.',
      ],
    },
    push: {
      title: 'Avisos push',
      broken: 'os avisos push não estão saindo',
      brokenTitle: 'Os avisos push não estão saindo',
      over: 'os avisos push voltaram a sair',
      overTitle: 'Os avisos push voltaram a sair',
      todo: [
        'Em geral isso passa sozinho em algumas horas, e os avisos esperam.',
        'Se durar um dia, olhe as linhas do log com “a push service did not take a message”. 401 ou 403 nelas quer dizer que as chaves não combinam: npm run setup -- --replace PUSH_PRIVATE_KEY, depois npm run deploy. Envie as outras a quem desenvolve o site.',
      ],
    },
    answers: {
      title: 'Pedidos ao site',
      broken: 'pedidos demais ao site falham',
      brokenTitle: 'Pedidos demais ao site falham',
      over: 'os pedidos ao site voltaram a ser respondidos',
      overTitle: 'Os pedidos ao site voltaram a ser respondidos',
      todo: [
        'Começou com uma nova versão? Então desfaça-a: npm run deploy -- --back.',
        'Caso contrário, abra /api/health no site. Se não disser “ok”, um armazenamento da Cloudflare está fora do ar: veja cloudflarestatus.com e espere. Se disser, envie as linhas do log com “level = error” a quem desenvolve o site.',
      ],
    },
    database: {
      title: 'Tamanho do banco de dados',
      broken: 'o banco de dados está ficando cheio',
      brokenTitle: 'O banco de dados está ficando cheio',
      over: 'o banco de dados voltou a ter espaço',
      overTitle: 'O banco de dados voltou a ter espaço',
      todo: [
        'Nada está com defeito para os membros ainda, e há tempo. Mas um banco de dados cheio não aceita novas pedras, achados ou membros.',
        'Fale com quem desenvolve o site ainda nesta semana: linhas antigas precisam sair, ou o banco de dados precisa ser dividido.',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} desde ${shortMoment(since, now)}`,
  sinceThen: (since: number, now: number, detail: string) => `Desde ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `De ${shortMoment(since, now)} até ${shortMoment(until, now)} houve este defeito: ${broken}. Não há nada a fazer.`,
  openDashboard: 'Abrir o painel',
  oneMoreEmail: 'Você recebe mais um e-mail, quando isto tiver passado.',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${counted[what]}: ${number(failed)} de ${number(total)} falharam em ${minutes} minutos (${number(percent)}%).`,
  neverRan: 'Ela nunca rodou.',
  lastRan: (at: number, now: number) => `Rodou pela última vez: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Estas etapas falharam em duas execuções ou mais: ${names}.`,
  undelivered: 'A Stripe não conseguiu entregar um evento por mais de uma hora.',
  messagesWait: (many: number) => plural(many, { one: '# mensagem espera.', other: '# mensagens esperam.' }),
  gigabytes: (used: number, most: number) =>
    `${used.toFixed(1).replace('.', ',')} de ${most} GB estão em uso.`,

  heading: 'Saúde do site',
  notLoaded: 'Não foi possível carregar a saúde do site.',
  partsBroken: (many: number) =>
    plural(many, { one: '# parte está com defeito.', other: '# partes estão com defeito.' }),
  emailWhenOver: 'Você recebe um e-mail quando passar.',
  emailWhenBroken: 'Você recebe um e-mail quando algo der defeito.',
  fineSince: <T>(at: T) => ['Tudo certo desde ', at],
  isBrokenSince: <T>(at: T) => ['Com defeito desde ', at],
  calmSince: <T>(at: T) => ['Acalmando desde ', at],
  notKnown: 'Ainda sem dados',
  notSetUp: 'Não configurado',
  calming: <T>(since: T, minutes: number) => [
    'Com defeito desde ',
    since,
    `. Passa quando tiver ficado bem por ${minutes} minutos sem interrupção. Não há nada a fazer.`,
  ],
  more: 'Mais em docs/operations.md, em “Alarms”.',
  unsent: 'Mensagens não enviadas',
  addresses: 'Membros e os endereços deles',
  repair: 'Reparação dos pagamentos',
};

// The words of en/outbox.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'Para enviar',
  sendNow: 'Enviar agora',
  delete: 'Apagar',
  deleteForGood: 'Apagar de vez?',
  keep: 'Manter',
  tryAgain: 'Tentar de novo',
  wasThereToo: 'Eu também estive lá',
  deeds: {
    find: 'Um achado',
    rehide: 'Escondida de novo',
    hide: 'Escondida',
    note: 'Uma observação sobre um achado',
    register: 'Uma pedra nova',
    like: 'Uma curtida',
    unlike: 'Uma curtida retirada',
    comment: 'Um comentário',
    thanks: 'Um agradecimento',
    line: 'Um recado para quem pintou',
    move: 'Mudou um pouco de lugar',
    absence: 'Uma pedra que não está lá',
    handOn: 'Passada adiante',
    seen: 'Vista e deixada lá',
  },
  something: 'Algo que você fez',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'À espera de conexão',
    description: 'Fica guardado neste aparelho e é enviado assim que houver conexão.',
  },
  noRoom:
    'Não há conexão, e este aparelho não tem espaço para guardar isto. Libere espaço ou tente de novo onde houver sinal.',
  states: {
    waiting: 'À espera de conexão',
    ask: 'Talvez já tenha chegado. Olhe antes de enviar de novo.',
    refused: 'Não foi aceito.',
    unknown: 'Outra versão do Rockabout guardou isto. Recarregue a página.',
  },
  foundBefore: 'Outra pessoa a encontrou antes de você.',
  dependsOnRefused: 'Aquilo de que isto depende não chegou.',
  arrivedUnchanged: 'Já tinha chegado como estava antes da sua mudança.',
  needLook: (count: number) =>
    plural(count, { one: '# item precisa da sua atenção', other: '# itens precisam da sua atenção' }),
  wait: (count: number) =>
    plural(count, { one: '# item à espera de conexão', other: '# itens à espera de conexão' }),
  sevenDays: (until: string) =>
    `O Safari apaga isto em ${until}, a menos que você volte antes. Abra o Rockabout uma vez onde houver sinal, e tudo é enviado.`,
  homeScreen:
    'Para guardar essas coisas sem prazo daqui em diante, toque em Compartilhar e depois em “Adicionar à Tela de Início”. O que espera aqui ainda é enviado daqui.',
  installFor: 'Ponha o Rockabout na tela de início, e o que espera fica guardado com mais segurança.',
  install: 'Instalar',
  sent: 'Enviado',
  signIn: {
    title: 'Entre de novo',
    description: 'O que você fez sem conexão espera neste aparelho e depois é enviado.',
    action: 'Entrar',
  },
  notSent: (count: number) =>
    plural(count, { one: '# item ainda não foi enviado', other: '# itens ainda não foram enviados' }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Ele espera neste aparelho. Sair da conta apaga tudo.',
      other: 'Eles esperam neste aparelho. Sair da conta apaga tudo.',
    }),
  logOut: 'Sair mesmo assim',
};

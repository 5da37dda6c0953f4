// The words of en/pro.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'Seu Rock Hunter Pro',
  onThisPage: 'Nesta página',
  closed: 'A fita métrica, os desenhos e o caminho mais curto até nós. Vêm com o Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Análise de distâncias',
      text: 'Até onde as suas pedras foram, e o que você encontrou.',
    },
    csvExport: {
      title: 'Exportação em CSV',
      text: 'O que é seu, em arquivos que toda planilha abre.',
    },
    premiumDesigns: {
      title: 'Desenhos premium',
      text: 'Desenhos para imprimir e passar para a pedra, com as cores para pintá-los.',
    },
    prioritySupport: {
      title: 'Suporte prioritário',
      text: 'Escreva para nós sobre qualquer coisa. Os e-mails do Rock Hunter Pro são respondidos primeiro.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Uma pergunta sobre as minhas pedras',
    write: 'Escrever ao suporte',
    keepSubject: 'Deixe [Rock Hunter Pro] no assunto: isso põe o seu e-mail no topo da pilha.',
  },
};

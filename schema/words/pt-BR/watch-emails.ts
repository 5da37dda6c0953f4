// The words of en/watch-emails.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'Quer saber para onde a pedra vai agora?',
    heading: 'Para onde vai a pedra?',
    text: 'Alguém que viu uma pedra pintada nos pediu para avisar este endereço quando ela for escondida de novo: um só e-mail, nada mais.',
    button: 'Sim, quero saber',
    doNothing:
      'Não foi você? Então não faça nada: sem este clique, nunca mais escrevemos para você e esquecemos o endereço em dois dias.',
  },
  movedOn: (rock: string) => `${rock} seguiu viagem`,
  hidden: 'Ela foi escondida de novo. Agradecemos por você a ter deixado para a próxima pessoa.',
  hiddenNear: (near: string) =>
    `Ela foi escondida de novo, ${near}. Agradecemos por você a ter deixado para a próxima pessoa.`,
  button: 'Ver a viagem dela',
  forgotten: 'Você pediu que avisássemos. Este foi o único e-mail, e já esquecemos o seu endereço.',
};

// The words of en/suspension.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `A sua conta está suspensa até encerrarmos a suspensão. O motivo: ${reason}`
      : `A sua conta está suspensa até ${utcMoment(until)}. O motivo: ${reason}`,
  moment: utcMoment,
  title: 'A sua conta está suspensa até encerrarmos a suspensão.',
  titleUntil: <T>(end: T) => ['A sua conta está suspensa até ', end, '.'],
  mayRead: 'Até lá você pode ler tudo, e nada do que é seu se perde.',
  seenDifferently: <T>(link: (words: string) => T) => [
    'Você vê isso de outro jeito? ',
    link('Escreva para nós'),
    '.',
  ],
  label: 'A sua conta está suspensa',
  notice: 'Suspensa até avisarmos',
  noticeUntil: <T>(end: T) => ['Suspensa até ', end],
  why: 'Por quê?',
  close: 'Fechar',
  whatWorks:
    'Você pode ler tudo, e nada do que é seu se perde. O que está em “Para enviar” fica lá: envie de novo depois. Você ainda pode encerrar um plano, levar os seus dados ou sair.',
};

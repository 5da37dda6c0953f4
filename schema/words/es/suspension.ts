// The words of en/suspension.ts in Spanish.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Tu cuenta está suspendida hasta que levantemos la suspensión. El motivo: ${reason}`
      : `Tu cuenta está suspendida hasta el ${utcMoment(until)}. El motivo: ${reason}`,
  moment: utcMoment,
  title: 'Tu cuenta está suspendida hasta que levantemos la suspensión.',
  titleUntil: <T>(end: T) => ['Tu cuenta está suspendida hasta el ', end, '.'],
  mayRead: 'Hasta entonces puedes leer todo, y no se pierde nada tuyo.',
  seenDifferently: <T>(link: (words: string) => T) => ['¿Lo ves de otra manera? ', link('Escríbenos'), '.'],
  label: 'Tu cuenta está suspendida',
  notice: 'Suspendida hasta nuevo aviso',
  noticeUntil: <T>(end: T) => ['Suspendida hasta el ', end],
  why: '¿Por qué?',
  close: 'Cerrar',
  whatWorks:
    'Puedes leer todo, y no se pierde nada tuyo. Lo que está en «Por enviar» se queda ahí: envíalo otra vez después. También puedes terminar un plan, llevarte tus datos o irte.',
};

// The words of en/seen-pages.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'Que bom que você a deixou lá',
  whereNext: 'Aonde ela vai depois?',
  lead: <T>(rock: T) => [
    'Quem pintou ',
    rock,
    ' fica sabendo que você a viu, e a viagem dela mostra um ponto para o dia. Ela estava em um lugar ruim, e você a mudou um pouco?',
  ],
  sayWhere: 'Dizer onde ela está agora',
  wantToHear: 'Quer saber aonde ela vai depois?',
  once: 'Escrevemos uma vez, quando alguém a esconder de novo. Sem conta.',
  tellMe: 'Quero saber aonde ela vai',
  no: 'Agora não',
  asked: 'Olhe a sua caixa de entrada',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'Enviamos um e-mail para ',
    email('.'),
    ' Basta um clique nele, e contamos aonde ',
    rock,
    ' vai depois.',
  ],
  moreOnMap: 'Ver mais pedras no mapa',
  shallWe: 'Podemos avisar você?',
  shallWeLead: <T>(rock: T) => [
    'Quando ',
    rock,
    ' for escondida de novo, você recebe um e-mail, e depois esquecemos o seu endereço.',
  ],
  yes: 'Sim, quero saber',
  willTell: 'Vamos avisar você',
  willTellLead: <T>(rock: T) => [
    'Um e-mail chega quando ',
    rock,
    ' for escondida de novo. Pelo mesmo link você pode mudar de ideia.',
  ],
  doNot: 'Não quero mais saber',
  forgot: 'Esquecemos o seu endereço',
  forgotLead: <T>(rock: T) => ['Nenhum e-mail virá sobre ', rock, '.'],
};

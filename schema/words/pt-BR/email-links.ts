// The words of en/email-links.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown:
    'Este link não está completo, ou pertence a uma troca já encerrada. Abra-o mais uma vez a partir do e-mail.',
  ended:
    'Esta troca foi retirada, ou uma mais nova tomou o lugar dela. Os links de um e-mail mais novo ainda valem.',
  confirmed: 'Esta troca já foi confirmada, e o link vale uma vez só.',
  confirmLate: (minutes: number) =>
    `Uma confirmação vale por ${number(minutes)} minutos, e esta é mais antiga. Você pode pedir a troca de novo nas suas configurações.`,
  otherMember:
    'Este link pertence a outra conta, e não à que está aberta aqui. Saia da conta e abra o link de novo.',
  overtaken: 'A sua conta mudou no mesmo momento. Abra o link mais uma vez.',
  taken: 'Este endereço já pertence a outra conta, por isso a sua fica com o que tem.',
  undoLate: (days: number) =>
    `Uma troca pode ser desfeita por ${number(days)} dias, e esta é mais antiga. Você pode trocar o seu endereço nas suas configurações.`,
  undoTaken: (supportEmail: string) =>
    `O seu endereço antigo já pertence a outra conta, por isso a sua não pode tê-lo de volta. Escreva para ${supportEmail}, e resolvemos isso em conjunto.`,
  confirm: {
    heading: 'Confirme o seu novo endereço',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Você vai entrar no ${productName} com `,
      newEmail,
      ' em vez de ',
      oldEmail(','),
      ' e a sessão será encerrada em todos os outros aparelhos.',
    ],
    button: 'Usar este endereço',
  },
  signInFirst: {
    heading: 'Entre para confirmar',
    lead: (productName: string) =>
      `Só você pode trocar o endereço da sua conta. Entre no ${productName} com o endereço que ela tem agora, e trazemos você de volta para cá.`,
    button: 'Entrar',
  },
  done: {
    heading: 'O seu novo endereço está confirmado',
    lead: <T>(newEmail: (mark: string) => T) => [
      'A partir de agora você entra com ',
      newEmail('.'),
      ' A sessão foi encerrada em todos os outros aparelhos.',
    ],
  },
  undo: {
    heading: 'Manter o seu endereço?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `A sua conta do ${productName} mantém `,
      oldEmail,
      ' e não passa a ter ',
      newEmail('.'),
      ' Por segurança, a sessão é encerrada em todos os aparelhos.',
    ],
    button: 'Manter o meu endereço',
  },
  undone: {
    heading: 'O seu endereço continua',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'A sua conta tem ',
      oldEmail(','),
      ' e a sessão foi encerrada em todos os aparelhos. Entre de novo.',
    ],
    button: (productName: string) => `Entrar no ${productName}`,
  },
};

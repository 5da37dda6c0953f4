// The words of en/account-emails.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Seu código do ${productName}: ${code}`,
    heading: (productName: string) => `Seu código do ${productName}`,
    how: (minutes: number) =>
      `Digite o código na página em que você o pediu. Ele vale por ${number(minutes)} minutos, uma vez, e só naquele navegador.`,
    unasked:
      'Não foi você que pediu? Então alguém errou o próprio endereço, e você não precisa fazer nada: sem o código, ninguém entra. Não passe o código para ninguém.',
  },
  confirmation: {
    subject: (productName: string) => `Confirme o seu novo endereço do ${productName}`,
    heading: 'Confirme o seu novo endereço',
    lead: (productName: string) =>
      `Você gostaria de usar este endereço no ${productName}. Confirme que ele é seu.`,
    how: (minutes: number) =>
      `O link vale por ${number(minutes)} minutos, uma vez, e só para você: a página pede que a sua sessão esteja aberta. Até lá, continua valendo o endereço antigo.`,
    button: 'Confirmar este endereço',
    unasked:
      'Não foi você que pediu? Então alguém errou o próprio endereço, e você não precisa fazer nada. Não abra o link.',
  },
  hasAccount: {
    subject: (productName: string) => `Este endereço já tem uma conta do ${productName}`,
    heading: 'Este endereço já tem uma conta',
    lead: (productName: string) =>
      `Alguém pediu para usar este endereço em outra conta do ${productName}. Ele já tem uma conta, então nada muda.`,
    how: 'Foi você? Entre com este endereço, e você estará nessa conta. Para usar o endereço na outra, exclua esta conta primeiro.',
    unasked: 'Não foi você que pediu? Então você não precisa fazer nada.',
  },
  notice: {
    subject: (productName: string) => `A sua conta do ${productName} vai ter outro endereço`,
    heading: 'A sua conta vai ter outro endereço',
    lead: (newEmail: string) =>
      `Alguém com a sessão aberta na sua conta pediu para trocar o endereço dela por ${newEmail}. Ele muda quando o e-mail enviado a esse endereço for confirmado.`,
    wasYou: 'Foi você? Então não precisa fazer nada aqui.',
    notYou: 'Não foi você, ou mudou de ideia? Mantenha este endereço.',
    button: 'Manter o meu endereço',
    link: (days: number) =>
      `O link vale por ${number(days)} dias, uma vez, também depois que a troca foi confirmada. Ele encerra a sessão em todos os aparelhos.`,
  },
  set: {
    subject: (productName: string) => `A sua conta do ${productName} tem outro endereço`,
    heading: 'A sua conta tem outro endereço',
    lead: (newEmail: string) =>
      `Uma pessoa nos escreveu dizendo que esta conta é dela e que não consegue mais ler e-mails neste endereço. Trocamos o endereço por ${newEmail} e encerramos todas as sessões.`,
    wasYou: 'Foi você? Então não precisa fazer nada aqui.',
    notYou: 'Não foi você? Mantenha este endereço.',
    button: 'Manter o meu endereço',
    link: (days: number) =>
      `O link vale por ${number(days)} dias, uma vez. Ele encerra a sessão em todos os aparelhos.`,
  },
};

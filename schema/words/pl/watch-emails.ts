// The words of en/watch-emails.ts in Polish.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'Powiedzieć ci, dokąd trafi kamyk?',
    heading: 'Dokąd trafi kamyk?',
    text: 'Ktoś zobaczył pomalowany kamyk i poprosił, żeby napisać na ten adres, gdy kamyk zostanie ponownie schowany: jeden e-mail, nic więcej.',
    button: 'Tak, powiedzcie mi',
    doNothing:
      'To nie ty? Nic nie rób: bez tego kliknięcia już nigdy do ciebie nie napiszemy, a adres usuniemy za dwa dni.',
  },
  movedOn: (rock: string) => `Kamyk ${rock} ruszył dalej`,
  hidden: 'Został ponownie schowany. Dziękujemy za zostawienie go dla następnej osoby.',
  hiddenNear: (near: string) =>
    `Został ponownie schowany ${near}. Dziękujemy za zostawienie go dla następnej osoby.`,
  button: 'Zobacz jego podróż',
  forgotten: 'To ta wiadomość, o którą chodziło. To był jedyny e-mail, a twój adres już usunęliśmy.',
};

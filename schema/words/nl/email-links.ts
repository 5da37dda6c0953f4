// The words of en/email-links.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown:
    'Deze link is niet compleet, of hoort bij een wijziging die voorbij is. Open hem nog een keer vanuit de e-mail.',
  ended:
    'Deze wijziging is ingetrokken, of er kwam een nieuwere voor in de plaats. Links in een nieuwere e-mail werken nog.',
  confirmed: 'Deze wijziging is al bevestigd, en de link werkt één keer.',
  confirmLate: (minutes: number) =>
    `Een bevestiging werkt ${number(minutes)} minuten, en deze is ouder. Je kunt de wijziging opnieuw aanvragen in je instellingen.`,
  otherMember:
    'Deze link hoort bij een ander account dan dat waarmee je bent ingelogd. Log uit en open de link opnieuw.',
  overtaken: 'Je account veranderde op hetzelfde moment. Open de link nog een keer.',
  taken: 'Dit adres hoort inmiddels bij een ander account, dus het jouwe behoudt het adres dat het heeft.',
  undoLate: (days: number) =>
    `Een wijziging kun je ${number(days)} dagen lang terugdraaien, en deze is ouder. Je kunt je adres wijzigen in je instellingen.`,
  undoTaken: (supportEmail: string) =>
    `Je oude adres heeft inmiddels een eigen account, dus het jouwe kan het niet terugkrijgen. Schrijf naar ${supportEmail}, dan lossen we het samen op.`,
  confirm: {
    heading: 'Bevestig je nieuwe adres',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Je logt bij ${productName} in met `,
      newEmail,
      ' in plaats van ',
      oldEmail(','),
      ' en elk ander apparaat wordt uitgelogd.',
    ],
    button: 'Dit adres gebruiken',
  },
  signInFirst: {
    heading: 'Log in om te bevestigen',
    lead: (productName: string) =>
      `Alleen jij kunt het adres van je account wijzigen. Log in bij ${productName} met het adres dat het nu heeft, dan brengen we je hier terug.`,
    button: 'Inloggen',
  },
  done: {
    heading: 'Je nieuwe adres is bevestigd',
    lead: <T>(newEmail: (mark: string) => T) => [
      'Vanaf nu log je in met ',
      newEmail('.'),
      ' Elk ander apparaat is uitgelogd.',
    ],
  },
  undo: {
    heading: 'Je adres behouden?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Je account bij ${productName} behoudt `,
      oldEmail,
      ' en krijgt niet ',
      newEmail('.'),
      ' Voor de zekerheid wordt elk apparaat uitgelogd.',
    ],
    button: 'Mijn adres behouden',
  },
  undone: {
    heading: 'Je adres blijft',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Je account heeft ',
      oldEmail(','),
      ' en elk apparaat is uitgelogd. Log opnieuw in.',
    ],
    button: (productName: string) => `Inloggen bij ${productName}`,
  },
};

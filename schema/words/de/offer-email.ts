// The words of en/offer-email.ts in German.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Jemand möchte dir einen bemalten Stein schenken',
  heading: 'Ein bemalter Stein für dich?',
  what: 'Jemand sucht ein neues Zuhause für einen bemalten Stein und hat dabei an dich gedacht. Wer ihn adoptiert, versteckt ihn und folgt seiner Reise, wenn andere ihn finden und wieder verstecken.',
  see: (days: number) =>
    `Sieh dir an, welcher Stein es ist und von wem er kommt. Der Link gilt ${unit(days, 'day')}.`,
  button: 'Stein ansehen',
  doNothing:
    'Du weißt nicht, wer das sein könnte, oder hast keinen Platz für einen Stein? Dann tu nichts: Ohne dein Ja passiert nichts, und deine Adresse behalten wir nur, solange das Angebot gilt.',
};

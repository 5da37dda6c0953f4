// The words of en/sightings.ts in Dutch.
import type { Words } from '../words.ts';
export const sightings: Words['sightings'] = {
  neverHidden: 'Deze steen is nog nooit verstopt, dus niemand kan hem gezien hebben.',
  inHand:
    'Iemand heeft deze steen op dit moment. Zie je hem, dan wordt hij vast zo verstopt: laat dat aan de ander over.',
  tooManyEmails: 'We hebben vandaag al meerdere van deze e-mails gestuurd. Probeer het morgen opnieuw.',
  dead: 'Deze link is niet compleet, of te oud. Op de pagina van de ID van de steen kun je het opnieuw vragen.',
  notPainter: 'Alleen de maker van deze steen kan een waarneming verwijderen',
  gone: 'Deze waarneming is er niet meer',
};

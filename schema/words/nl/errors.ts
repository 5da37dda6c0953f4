// The words of en/errors.ts in Dutch.
import type { Words } from '../words.ts';
export const errors: Words['errors'] = {
  unauthorized: 'Niet ingelogd',
  notFound: 'Hier is niets',
  malformed: 'Deze aanvraag was niet te lezen. Probeer het opnieuw.',
  tooLarge: 'Dit is meer dan we in één keer aankunnen',
  unsupportedType: 'Dit soort inhoud wordt hier niet begrepen',
  tooMany: 'Dat was veel in één keer. Wacht even en probeer het opnieuw.',
  unavailable: 'Iets wat we nodig hebben, rust even uit. Probeer het zo nog eens.',
  noEmail: 'We konden de e-mail nu niet versturen. Probeer het zo nog eens.',
  unexpected: 'Er ging bij ons iets mis. Probeer het opnieuw.',
  crossSite: 'Deze aanvraag kwam van een andere site',
  keyMalformed: 'Een Idempotency-Key heeft 8 tot 64 zichtbare tekens',
  keyReused: 'Deze aanvraag is al gedaan met andere inhoud',
};

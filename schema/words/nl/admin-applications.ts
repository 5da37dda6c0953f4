// The words of en/admin-applications.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Ambassadeurs van het eerste uur',
  about: (perRegion: number, labels: number) =>
    `De eerste ${number(perRegion)} van elke Amerikaanse staat, en van elk ander land, worden automatisch gekozen, tenzij hun adres geschorst is. Binnen een uur staat voor elk een gratis pakket van ${number(labels)} stickers bij de bestellingen die verzonden moeten worden, met het postadres.`,
  caption: 'Aanmeldingen, de nieuwste eerst',
  notLoaded: 'De aanmeldingen konden niet geladen worden.',
  nobodyYet: 'Nog niemand heeft zich aangemeld.',
  name: 'Naam',
  accountDeleted: 'Account verwijderd',
  email: 'E-mail',
  place: 'Plaats',
  applied: 'Aangemeld',
  result: 'Uitslag',
  pack: 'Pakket',
  deletedAccount: 'een account dat is verwijderd',
  withdraw: 'Intrekken',
  withdrawOf: (name: string) => `Intrekken: ${name}`,
  withdrawTitle: (name: string) => `De benoeming van ${name} intrekken`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'Deze persoon staat niet meer in de lijst, en het pakket wacht niet meer op verzending. De plaats blijft bezet. '
      : 'Deze persoon staat niet meer in de lijst. De plaats blijft bezet. ',
    ...(address === null ? [] : [address, ' krijgt een e-mail met je reden.']),
  ],
  selectionWithdrawn: 'Benoeming ingetrokken',
  selectAgain: 'Weer kiezen',
  selectAgainOf: (name: string) => `Weer kiezen: ${name}`,
  selectTitle: (name: string) => `${name} weer kiezen`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'Deze persoon staat weer in de lijst, en het pakket wacht op verzending. Er gaat een e-mail heen.'
      : 'Deze persoon staat weer in de lijst. Er gaat een e-mail heen.',
  selectedAgain: 'Weer gekozen',
  withdrawnOn: (day: string) => `Ingetrokken op ${day}`,
  selected: 'Gekozen',
  selectedNotTold: 'Gekozen, nog niet verteld',
  suspended: 'Geschorst, niet gekozen',
  suspendedNotTold: 'Geschorst, niet gekozen, nog niet verteld',
  notSelected: 'Niet gekozen',
  notSelectedNotTold: 'Niet gekozen, nog niet verteld',
  packComes: 'Klaar binnen een uur',
  noPack: 'Geen',
  notShipped: 'Niet verzonden',
  shippedOn: (day: string) => `Verzonden op ${day}`,
};

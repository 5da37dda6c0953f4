// The words of en/admin-applications.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Gründungsteam',
  about: (perRegion: number, labels: number) =>
    `Die ersten ${number(perRegion)} aus jedem Bundesstaat der USA und aus jedem anderen Land werden automatisch ausgewählt, außer ihre Adresse ist gesperrt. Innerhalb der Stunde steht für jedes Gründungsmitglied ein kostenloses Päckchen mit ${number(labels)} Aufklebern bei den Bestellungen, die zu versenden sind, mit der Postadresse.`,
  caption: 'Bewerbungen, die neuesten zuerst',
  notLoaded: 'Die Bewerbungen ließen sich nicht laden.',
  nobodyYet: 'Noch hat sich niemand beworben.',
  name: 'Name',
  accountDeleted: 'Konto gelöscht',
  email: 'E-Mail',
  place: 'Ort',
  applied: 'Beworben',
  result: 'Ergebnis',
  pack: 'Päckchen',
  deletedAccount: 'ein gelöschtes Konto',
  withdraw: 'Zurückziehen',
  withdrawOf: (name: string) => `Zurückziehen: ${name}`,
  withdrawTitle: (name: string) => `Auswahl zurückziehen: ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'Der Name steht nicht mehr in der Liste, und das Päckchen wartet nicht mehr auf den Versand. Der Platz bleibt vergeben. '
      : 'Der Name steht nicht mehr in der Liste. Der Platz bleibt vergeben. ',
    ...(address === null ? [] : [address, ' bekommt eine E-Mail mit deinem Grund.']),
  ],
  selectionWithdrawn: 'Auswahl zurückgezogen',
  selectAgain: 'Wieder auswählen',
  selectAgainOf: (name: string) => `Wieder auswählen: ${name}`,
  selectTitle: (name: string) => `Wieder auswählen: ${name}`,
  aboutSelect: (hasPack: boolean): string =>
    hasPack
      ? 'Der Name steht wieder in der Liste, und das Päckchen wartet auf den Versand. Eine E-Mail sagt Bescheid.'
      : 'Der Name steht wieder in der Liste. Eine E-Mail sagt Bescheid.',
  selectedAgain: 'Wieder ausgewählt',
  withdrawnOn: (day: string) => `Zurückgezogen ${day}`,
  selected: 'Ausgewählt',
  selectedNotTold: 'Ausgewählt, noch nicht mitgeteilt',
  suspended: 'Gesperrt, nicht ausgewählt',
  suspendedNotTold: 'Gesperrt, nicht ausgewählt, noch nicht mitgeteilt',
  notSelected: 'Nicht ausgewählt',
  notSelectedNotTold: 'Nicht ausgewählt, noch nicht mitgeteilt',
  packComes: 'Entsteht innerhalb der Stunde',
  noPack: 'Keines',
  notShipped: 'Nicht versandt',
  shippedOn: (day: string) => `Versandt ${day}`,
};

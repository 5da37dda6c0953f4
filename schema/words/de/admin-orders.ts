// The words of en/admin-orders.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# Bestellung', other: '# Bestellungen' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  heading: 'Bestellungen',
  show: 'Zeigen',
  filters: {
    all: 'Alle Bestellungen',
    'to-ship': 'Zu versenden',
    shipped: 'Versandt',
    refunded: 'Erstattet',
  },
  sort: 'Sortieren',
  sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst' },
  search: 'Nummer, Name, E-Mail oder Artikel',
  chooseAll: (count: number) => `Alle ${number(count)} gezeigten wählen`,
  notLoaded: 'Die Bestellungen ließen sich nicht laden.',
  noneFound: 'Keine Bestellungen gefunden',
  sumNotLoaded: 'Die Summe ließ sich nicht laden.',
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} nach Erstattungen`,
  tooMany: (count: number) => `Mehr als ${orders(count)}: Wähle weniger Tage für eine Summe`,
  id: 'Bestellnummer',
  product: 'Artikel',
  email: 'E-Mail',
  price: 'Preis',
  status: 'Status',
  date: 'Datum',
  session: 'Bezahlvorgang',
  noSession: '–',
  shipping: 'Versand',
  choose: (id: string) => `Bestellung ${id} wählen`,
  labels: (count: number) => `${number(count)} Aufkleber`,
  nothingToShip: 'Nichts zu versenden',
  shippedOn: (day: string) => `Versandt ${day}`,
  statuses: {
    completed: 'Abgeschlossen',
    partially_refunded: 'Teilweise erstattet',
    refunded: 'Erstattet',
    withdrawn: 'Zurückgezogen',
  },
  toShip: 'Zu versenden',
  states: {
    paid: 'Abgeschlossen',
    preparing: 'Zu versenden',
    shipped: 'Versandt',
    refunded: 'Erstattet',
    withdrawn: 'Zurückgezogen',
  },

  chosenOrders: 'Gewählte Bestellungen',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(`${number(count)} gewählt`),
    `, ${sum}`,
  ],
  noneToShip: '; keine davon ist zu versenden',
  chooseNone: 'Keine wählen',
  printAll: 'Aufkleber aller gewählten drucken',
  markAsShipped: 'Als versandt eintragen',
  labelsNotLoaded: 'Die Aufkleber ließen sich nicht laden. Bitte versuch es noch einmal.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# Aufkleber', other: '# Aufkleber' })} von ${orders(count)}.`,
  moreOnRocks: (count: number) => `Schon auf einem Stein: ${number(count)} weitere.`,
  nothingToPrint: (ids: string) => `Nichts zu drucken für ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} und ${number(more)} weitere`,

  markedAsShipped: (count: number) => `${orders(count)} als versandt eingetragen`,
  customersTold: 'Wer bestellt hat, bekommt eine E-Mail.',
  notAll: 'Nicht alle waren zu versenden',
  markMany: (count: number) => `${orders(count)} als versandt eintragen`,
  eachGetsEmail: 'Zu jeder Bestellung geht eine E-Mail mit dem Hinweis ab.',
  leftOut: (count: number) =>
    plural(count, {
      one: '# weitere gewählte ist nicht zu versenden und bleibt weg.',
      other: '# weitere gewählte sind nicht zu versenden und bleiben weg.',
    }),
  later: (count: number) => `Für ein weiteres Blatt bleiben gewählt: ${number(count)}.`,
  done: 'Fertig',
  aboutNotes:
    'Hinweise zur Sendung sind freiwillig, zum Beispiel der Paketdienst und seine Nummer. Die Eingabetaste geht zur nächsten Zeile, und eine eingefügte Spalte füllt die Zeilen darunter.',
  noneShipped: 'Keine davon wurde jetzt als versandt eingetragen. Die anderen:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# Bestellung wurde jetzt als versandt eingetragen. Wer bestellt hat, bekommt eine E-Mail. Die anderen:',
      other:
        '# Bestellungen wurden jetzt als versandt eingetragen. Wer bestellt hat, bekommt eine E-Mail. Die anderen:',
    }),
  noteOf: 'Hinweis zur Bestellung ',
  noEmail: 'Ohne E-Mail',

  order: (id: string) => `Bestellung ${id}`,
  orderNotLoaded: 'Die Bestellung ließ sich nicht laden.',
  paid: 'Bezahlt',
  paidOn: (price: string, at: string) => `${price} am ${at}`,
  madeOn: (at: string) => `Kostenlos, angelegt am ${at}`,
  paidBack: 'Erstattet',
  customer: 'Bestellt von',
  address: 'Adresse',
  sessionOfOne: 'Bezahlvorgang',
  correctAddress: 'Adresse korrigieren',
  forgotten: (days: number) => `Der Rest wurde ${number(days)} Tage nach der Bestellung vergessen.`,
  reserved: (count: number) =>
    plural(count, { one: '# Rock ID dafür reserviert', other: '# Rock IDs dafür reserviert' }),
  printLabels: 'Aufkleber drucken',
  areOnRocks: (count: number) => `Schon auf einem Stein: ${number(count)} weitere.`,
  allOnRocks: 'Alle sind schon auf Steinen.',

  withdrawn: 'Die Auswahl dieses Gründungsmitglieds ist zurückgezogen: Es gibt nichts zu versenden.',
  wasPaidBack: 'Diese Bestellung wurde erstattet: Es gibt nichts zu versenden.',
  noAddress: 'Diese Bestellung hat keine Adresse, an die sie gehen könnte.',
  shippedAt: (at: string) => `Versandt am ${at}`,
  tracking: <T>(note: T) => ['Sendung: ', note],
  correctNote: 'Hinweis korrigieren',
  addNote: 'Hinweis zur Sendung',
  noteCorrected: (id: string) => `Der Hinweis zur Bestellung ${id} ist korrigiert`,
  isShipped: (id: string) => `Bestellung ${id} ist als versandt eingetragen`,
  customerTold: 'Wer bestellt hat, bekommt eine E-Mail.',
  trackingNote: 'Hinweis zur Sendung (freiwillig)',
  inEmail: 'Er steht in der E-Mail zur Bestellung, zum Beispiel der Paketdienst und seine Nummer.',
  nobodyTold: 'Bei der Bestellung wurde keine E-Mail-Adresse angegeben, deshalb geht keine E-Mail ab.',
  saveAndTell: 'Speichern und mitteilen',
  save: 'Speichern',

  addressCorrected: 'Adresse korrigiert',
  fields: {
    name: 'Name',
    line1: 'Straße',
    line2: 'Zweite Zeile (freiwillig)',
    city: 'Stadt',
    state: 'Bundesland oder Provinz',
    postalCode: 'Postleitzahl',
  },
  reasonHint: 'Er bleibt im Protokoll stehen: Bitte nenne darin niemanden.',
  saveAddress: 'Adresse speichern',
};

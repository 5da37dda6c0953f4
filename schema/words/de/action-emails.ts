// The words of en/action-emails.ts in German.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'Siehst du das anders? Bitte antworte auf diese E-Mail.',
  wrong: 'Stimmt etwas damit nicht? Bitte antworte auf diese E-Mail.',
  quoted: (text: string) => `„${text}“`,
  patience: 'Danke für deine Geduld.',
  myRocks: 'Meine Steine',
  chooseName: 'Namen wählen',
  order: (id: string) => `Bestellung ${id}`,
  tracking: (note: string) => `Sendung: ${note}`,

  photoRests: (rock: string) => ({
    subject: `Das Foto von ${rock} macht erst einmal Pause`,
    before: `Wir haben uns das Foto von ${rock} angesehen. Andere sehen es gerade nicht.`,
    after: 'Der Stein selbst reist weiter, und von seiner Reise geht nichts verloren.',
  }),
  photoWaits: (rock: string) => ({
    subject: `Wir sehen uns das Foto von ${rock} an`,
    before: `Andere sehen das Foto von ${rock} erst wieder, wenn wir es uns angesehen haben.`,
    after: 'Der Stein selbst reist weiter, und von seiner Reise geht nichts verloren.',
  }),
  photoBack: (rock: string) => ({
    subject: `Das Foto von ${rock} ist wieder da`,
    before: `Wir haben uns das Foto von ${rock} angesehen. Alle sehen es wieder.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `Das Foto von ${rock} ist wieder da`,
    before: `Die Meldungen zum Foto von ${rock} wurden zurückgenommen. Alle sehen es wieder.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `Das Foto von ${rock} wurde gelöscht`,
    before: `Wir haben uns das Foto von ${rock} angesehen und es für immer gelöscht.`,
    after: 'Der Stein selbst reist weiter. Du kannst ihm ein anderes Foto geben.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} macht erst einmal Pause`,
    before: `Wir haben uns ${rock} angesehen. Andere sehen den Stein gerade nicht, weder auf der Karte noch in Listen.`,
    after: 'Seine Reise bleibt erhalten, und du siehst ihn weiterhin bei deinen Steinen.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} ist wieder da`,
    before: `Wir haben uns ${rock} angesehen. Alle sehen den Stein wieder, auf der Karte und in Listen.`,
  }),

  commentHidden: (comment: string) => ({
    subject: 'Ein Kommentar von dir wird nicht gezeigt',
    before: `Wir haben uns angesehen, was du geschrieben hast: ${comment}. Gerade sieht es niemand.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Dein Kommentar ist wieder da',
    before: `Wir haben uns angesehen, was du geschrieben hast: ${comment}. Alle sehen es wieder.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Ein Foto von dir wurde gelöscht',
    before: `Wir haben uns angesehen, was du mit deiner Frage geschickt hast: ${photo}. Wir haben es gelöscht.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Worte von dir werden nicht gezeigt',
    before: `Wir haben uns angesehen, was du geschrieben hast: ${thing}. Andere sehen diese Worte gerade nicht.`,
    after: 'Der Stein reist weiter, und von seiner Reise geht nichts verloren.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Deine Worte sind wieder da',
    before: `Wir haben uns angesehen, was du geschrieben hast: ${thing}. Alle sehen es wieder.`,
  }),

  pictureDeleted: {
    subject: 'Dein Bild wurde gelöscht',
    before: 'Wir haben uns das Bild in deinem Profil angesehen und es für immer gelöscht.',
  },
  nameHidden: {
    subject: 'Dein Name wird nicht gezeigt',
    before: 'Wir haben uns den Namen angesehen, den du gewählt hast. Andere sehen an seiner Stelle „Anonym“.',
    after: 'In deinem Profil kannst du einen anderen Namen wählen.',
  },
  nameBack: {
    subject: 'Dein Name ist wieder da',
    before: 'Wir haben uns den Namen angesehen, den du gewählt hast. Alle sehen ihn wieder.',
  },
  hourTaken: (hour: string) => ({
    subject: 'Wir nehmen eine Stunde zurück',
    before: `Wir nehmen zurück, was mit deinem Konto getan wurde. Es geht um ${hour}. Andere sehen es ab jetzt nicht mehr oder, wenn es viel ist, innerhalb der nächsten Stunden.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'Was wir zurückgenommen haben, kommt wieder',
    before: `Was mit deinem Konto getan wurde, kommt wieder, soweit es noch passt: jetzt oder, wenn es viel ist, innerhalb der nächsten Stunden. Es geht um ${hour}.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `Dein Konto bei ${productName} ist gesperrt`,
    before:
      until === null
        ? 'Dein Konto ist gesperrt, bis wir die Sperre aufheben.'
        : `Dein Konto ist gesperrt bis ${utcMoment(until)}.`,
    after:
      'Du kannst dich anmelden und lesen, und nichts von dir geht verloren. Bis dahin kannst du keine Steine finden, verstecken oder registrieren und nichts schreiben.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Dein Konto bei ${productName} ist nicht mehr gesperrt`,
    before: 'Du kannst wieder finden, verstecken und schreiben.',
  }),
  addressSet: (productName: string) => ({
    subject: `Das ist jetzt die Adresse deines Kontos bei ${productName}`,
    before: 'Du hast uns geschrieben, dass du E-Mails an deine alte Adresse nicht mehr lesen kannst.',
    after: 'Dein Konto hat jetzt diese. Melde dich damit an: Ein Code kommt per E-Mail.',
  }),

  shipped: (id: string) => ({
    subject: `Deine Bestellung ${id} ist unterwegs`,
    heading: 'Deine Bestellung ist unterwegs',
  }),
  onItsWay: (product: string) => `Deine Bestellung ist unterwegs zu dir${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Deine Bestellung ${id}: Neues zum Versand`,
    heading: 'Neues zum Versand deiner Bestellung',
  }),
  yourOrder: 'deine Bestellung',
  travels: (product: string) =>
    `Neues zum Versand: ${product}. Was wir vorher geschrieben haben, gilt nicht mehr.`,
  noTracking: (product: string) =>
    `Für ${product} gilt nicht mehr, was wir zur Sendung geschrieben haben: Sie lässt sich nicht verfolgen.`,

  selectionWithdrawn: {
    subject: 'Du bist nicht mehr im Gründungsteam',
    before: 'Wir haben uns deine Auswahl für das Gründungsteam angesehen und sie zurückgezogen.',
    after: 'Du stehst nicht mehr in der Liste, und ein noch nicht versandtes Päckchen bleibt hier.',
  },
  selectionReturned: {
    subject: 'Du bist im Gründungsteam',
    before: 'Wir haben noch einmal nachgesehen: Deine Auswahl für das Gründungsteam gilt.',
  },

  accountDeleted: (productName: string) => ({
    subject: `Dein Konto bei ${productName} ist gelöscht`,
    heading: 'Dein Konto ist gelöscht',
    what: `Du hast uns gebeten, dein Konto bei ${productName} zu löschen, und das haben wir getan. Dein Name, dein Bild, deine Kommentare, Notizen und Nachrichten sind weg, und Steine, die nie versteckt waren, auch.`,
    stays:
      'Steine auf Reisen bleiben in der Welt und sagen nicht mehr, wer sie bemalt hat. Ein Abo ist zu Ende. Von einer Bestellung behalten wir, was die Buchhaltung braucht. Davon abgesehen löschen wir deine Adresse, sobald diese E-Mail abgegangen ist.',
    notAsked: 'Hast du uns nicht darum gebeten? Bitte antworte auf diese E-Mail.',
  }),
};

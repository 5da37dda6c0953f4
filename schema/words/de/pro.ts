// The words of en/pro.ts in German.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'Dein Rock Hunter Pro',
  onThisPage: 'Auf dieser Seite',
  closed: 'Das Maßband, die Vorlagen und der kurze Weg zu uns. Sie gehören zu Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Auswertung der Entfernungen',
      text: 'Wie weit deine Steine gekommen sind und was du gefunden hast.',
    },
    csvExport: {
      title: 'Daten als CSV',
      text: 'Was dir gehört, als Dateien für jede Tabellen-App.',
    },
    premiumDesigns: {
      title: 'Besondere Malvorlagen',
      text: 'Zeichnungen zum Drucken und Durchpausen auf einen Stein, mit den Farben dazu.',
    },
    prioritySupport: {
      title: 'Bevorzugte Hilfe',
      text: 'Schreib uns, worüber du magst. E-Mails von Rock Hunter Pro beantworten wir zuerst.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Eine Frage zu meinen Steinen',
    write: 'Uns schreiben',
    keepSubject:
      'Bitte lass [Rock Hunter Pro] im Betreff stehen: Damit liegt deine E-Mail ganz oben auf dem Stapel.',
  },
};

// The words of en/pro.ts in Dutch.
import type { Words } from '../words.ts';
export const pro: Words['pro'] = {
  heading: 'Jouw Rock Hunter Pro',
  onThisPage: 'Op deze pagina',
  closed: 'Het meetlint, de tekeningen en de korte weg naar ons. Je krijgt ze met Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Afstanden in cijfers',
      text: 'Hoe ver je stenen zijn gekomen, en wat je hebt gevonden.',
    },
    csvExport: {
      title: 'Gegevens als CSV',
      text: 'Wat van jou is, als bestanden die elke spreadsheet opent.',
    },
    premiumDesigns: {
      title: 'Bijzondere ontwerpen',
      text: 'Tekeningen om te printen en over te trekken op een steen, met de kleuren erbij.',
    },
    prioritySupport: {
      title: 'Hulp met voorrang',
      text: 'Schrijf ons waarover je maar wilt. E-mails van Rock Hunter Pro krijgen als eerste antwoord.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Een vraag over mijn stenen',
    write: 'Schrijf ons',
    keepSubject: 'Laat [Rock Hunter Pro] in het onderwerp staan: dan komt je e-mail bovenop de stapel.',
  },
};

// The words of en/action-emails.ts in Dutch.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'Zie je het anders? Antwoord dan op deze e-mail.',
  wrong: 'Klopt er iets niet? Antwoord dan op deze e-mail.',
  quoted: (text: string) => `“${text}”`,
  patience: 'Bedankt voor je geduld.',
  myRocks: 'Mijn stenen',
  chooseName: 'Een naam kiezen',
  order: (id: string) => `Bestelling ${id}`,
  tracking: (note: string) => `Te volgen met: ${note}`,
  photoRests: (rock: string) => ({
    subject: `De foto van ${rock} rust even uit`,
    before: `We hebben naar de foto van ${rock} gekeken. Anderen zien hem op dit moment niet.`,
    after: 'De steen zelf reist verder, en er gaat niets van zijn reis verloren.',
  }),
  photoWaits: (rock: string) => ({
    subject: `We gaan naar de foto van ${rock} kijken`,
    before: `Anderen zien de foto van ${rock} niet tot we ernaar hebben gekeken.`,
    after: 'De steen zelf reist verder, en er gaat niets van zijn reis verloren.',
  }),
  photoBack: (rock: string) => ({
    subject: `De foto van ${rock} is terug`,
    before: `We hebben naar de foto van ${rock} gekeken. Iedereen ziet hem weer.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `De foto van ${rock} is terug`,
    before: `De meldingen over de foto van ${rock} zijn teruggedraaid. Iedereen ziet hem weer.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `De foto van ${rock} is verwijderd`,
    before: `We hebben naar de foto van ${rock} gekeken, en hem voorgoed verwijderd.`,
    after: 'De steen zelf reist verder. Je kunt hem een andere foto geven.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} rust even uit`,
    before: `We hebben naar ${rock} gekeken. Anderen zien hem op dit moment niet op de kaart en in lijsten.`,
    after: 'Zijn reis blijft bewaard, en jij ziet hem nog bij je stenen.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} is terug`,
    before: `We hebben naar ${rock} gekeken. Iedereen ziet hem weer, op de kaart en in lijsten.`,
  }),
  commentHidden: (comment: string) => ({
    subject: 'Een reactie van jou wordt niet getoond',
    before: `We hebben gekeken naar wat je schreef: ${comment}. Niemand ziet het op dit moment.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Je reactie is terug',
    before: `We hebben gekeken naar wat je schreef: ${comment}. Iedereen ziet het weer.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Een foto van jou is verwijderd',
    before: `We hebben gekeken naar wat je aan de maker stuurde: ${photo}. We hebben het verwijderd.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Woorden van jou worden niet getoond',
    before: `We hebben gekeken naar wat je schreef: ${thing}. Anderen zien deze woorden op dit moment niet.`,
    after: 'De steen reist verder, en er gaat niets van zijn reis verloren.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Je woorden zijn terug',
    before: `We hebben gekeken naar wat je schreef: ${thing}. Iedereen ziet het weer.`,
  }),
  pictureDeleted: {
    subject: 'Je foto is verwijderd',
    before: 'We hebben naar de foto in je profiel gekeken, en hem voorgoed verwijderd.',
  },
  nameHidden: {
    subject: 'Je naam wordt niet getoond',
    before: 'We hebben gekeken naar de naam die je koos. Anderen zien in plaats daarvan “Anoniem”.',
    after: 'Je kunt in je profiel een andere naam kiezen.',
  },
  nameBack: {
    subject: 'Je naam is terug',
    before: 'We hebben gekeken naar de naam die je koos. Iedereen ziet hem weer.',
  },
  hourTaken: (hour: string) => ({
    subject: 'Wat je in een uur deed, wordt teruggedraaid',
    before: `We draaien terug wat met je account is gedaan in ${hour}. Anderen zien het nu niet meer of, als het veel is, binnen de komende uren.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'Wat we terugdraaiden, komt terug',
    before: `Wat met je account is gedaan in ${hour}, komt terug voor zover het nog past: nu of, als het veel is, binnen de komende uren.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `Je account bij ${productName} is geschorst`,
    before:
      until === null
        ? 'Je account is geschorst tot we dat opheffen.'
        : `Je account is geschorst tot ${utcMoment(until)}.`,
    after:
      'Je kunt inloggen en lezen, en er gaat niets van je verloren. Tot dan kun je geen stenen vinden, verstoppen of registreren, en niets schrijven.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Je account bij ${productName} is niet meer geschorst`,
    before: 'Je kunt weer vinden, verstoppen en schrijven.',
  }),
  addressSet: (productName: string) => ({
    subject: `Dit is nu het adres van je account bij ${productName}`,
    before: 'Je schreef ons dat je e-mails aan je oude adres niet meer kunt lezen.',
    after: 'Je account heeft nu dit adres. Log ermee in: er komt een code per e-mail.',
  }),
  shipped: (id: string) => ({
    subject: `Je bestelling ${id} is onderweg`,
    heading: 'Je bestelling is onderweg',
  }),
  onItsWay: (product: string) => `Je bestelling is naar je onderweg${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Je bestelling ${id}: zo komt hij naar je toe`,
    heading: 'Zo komt je bestelling naar je toe',
  }),
  yourOrder: 'je bestelling',
  travels: (product: string) =>
    `Zo komt dit naar je toe: ${product}. Wat we eerder schreven, geldt niet meer.`,
  noTracking: (product: string) =>
    `Wat we schreven over hoe dit onderweg is, geldt niet meer: ${product}. De zending is niet te volgen.`,
  selectionWithdrawn: {
    subject: 'Je bent geen ambassadeur van het eerste uur meer',
    before:
      'We hebben nog eens naar je benoeming tot ambassadeur van het eerste uur gekeken, en die ingetrokken.',
    after: 'Je staat niet meer in de lijst, en een pakket dat nog niet verstuurd was, blijft hier.',
  },
  selectionReturned: {
    subject: 'Je bent ambassadeur van het eerste uur',
    before: 'We hebben er nog eens naar gekeken: je benoeming tot ambassadeur van het eerste uur geldt.',
  },
  accountDeleted: (productName: string) => ({
    subject: `Je account bij ${productName} is verwijderd`,
    heading: 'Je account is verwijderd',
    what: `Je vroeg ons je account bij ${productName} te verwijderen, en dat hebben we gedaan. Je naam, foto, reacties, notities en berichten zijn weg, en ook stenen die nooit verstopt zijn.`,
    stays:
      'Stenen die reizen, blijven in de wereld, en zeggen niet meer wie ze beschilderde. Een abonnement is gestopt. Van een bestelling bewaren we wat de boekhouding nodig heeft. Verder verwijderen we je adres zodra deze e-mail is vertrokken.',
    notAsked: 'Heb je hier niet om gevraagd? Antwoord dan op deze e-mail.',
  }),
};

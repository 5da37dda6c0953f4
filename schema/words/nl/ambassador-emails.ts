// The words of en/ambassador-emails.ts in Dutch.
import type { Words } from '../words.ts';
const application = 'Je aanmelding als ambassadeur van het eerste uur';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Hallo,' : `Hallo ${firstName},`),
  registerRock: 'Steen registreren',
  confirmed: {
    heading: 'We hebben je aanmelding',
    thanks: (productName: string) =>
      `Bedankt dat je ambassadeur van het eerste uur van ${productName} wilt worden. We hebben je aanmelding.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `De eerste ${perRegion} ambassadeurs van elke Amerikaanse staat, en van elk ander land, krijgen gratis ${labels} QR-stickers. Je hoort binnen ${hours} uur van ons of jij erbij bent.`,
    notYou: 'Heb je je niet aangemeld? Dan heeft iemand een adres verkeerd getypt, en hoef je niets te doen.',
  },
  selected: {
    heading: 'Je bent ambassadeur van het eerste uur',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Je bent een van de eerste ${perRegion} ambassadeurs van het eerste uur van je staat. Welkom, en dankjewel.`
        : `Je bent een van de eerste ${perRegion} ambassadeurs van het eerste uur van je land. Welkom, en dankjewel.`,
    pack: (labels: number) =>
      `Een gratis pakket van ${labels} QR-stickers gaat naar het adres van je aanmelding. Je hoort weer van ons als het onderweg is.`,
    isWrong: 'Klopt er iets niet? Antwoord dan op deze e-mail.',
    whatToDo:
      'Een ambassadeur van het eerste uur laat de reizen beginnen: beschilder een steen, plak er een sticker op, registreer hem en verstop hem waar iemand hem graag vindt. Laat een vriend, vriendin of schoolklas zien hoe het gaat, en de stenen doen de rest.',
    whatIsPublic:
      'Je voornaam en de eerste letter van je achternaam staan nu bij onze ambassadeurs van het eerste uur. Je adres is alleen voor het pakket.',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? 'Bedankt dat je ambassadeur van het eerste uur wilt worden. Deze keer moeten we nee zeggen: beide plaatsen van je staat waren al bezet voor je aanmelding kwam.'
        : 'Bedankt dat je ambassadeur van het eerste uur wilt worden. Deze keer moeten we nee zeggen: beide plaatsen van je land waren al bezet voor je aanmelding kwam.',
    allTheSame: (productName: string) =>
      `Je kunt er toch bij zijn. Meedoen met ${productName} is gratis, en elke steen die je registreert ook. Een Rock ID kun je er zelf op schilderen: op de pagina om te registreren krijg je er een. Heb je liever stickers, dan vind je ze in onze winkel.`,
    hope: 'We hopen je stenen op de kaart te zien.',
  },
  refused: {
    heading: application,
    no: 'Bedankt dat je ambassadeur van het eerste uur wilt worden. We moeten nee zeggen: het account van dit adres is geschorst, of was dat toen het werd verwijderd.',
    differently: 'Zie je het anders? Antwoord dan op deze e-mail.',
  },
};

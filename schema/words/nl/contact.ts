// The words of en/contact.ts in Dutch.
import type { Words } from '../words.ts';
export const contact: Words['contact'] = {
  heading: 'Contact',
  lead: 'Schrijf ons over een steen, een idee, of iets wat niet werkt.',
  whatHelps:
    'Het helpt als we de naam van de steen weten en wat je op het scherm zag. Stuur een Rock ID alleen aan ons, nooit in het openbaar: wie hem kent, kan doen alsof de steen gevonden is.',
  byPost: 'Per post',
  quickHelp: 'Snelle hulp',
  lostId: {
    title: 'Ik ben mijn Rock ID kwijt',
    inMyRocks: <T>(link: (words: string) => T) => [
      'De ID’s van al je stenen staan bij ',
      link('Mijn stenen'),
      ': neem er een over om hem er weer op te schilderen, of print de sticker. Alleen jij en wie de steen in handen heeft, kunnen hem zien.',
    ],
    wornOff:
      'Heb je een steen gevonden met een onleesbare ID? Stuur ons een foto van beide kanten en vertel waar hij lag: misschien herkennen we hem aan de afbeelding.',
  },
  notThere: {
    title: 'Ik kan een steen niet vinden',
    radius:
      'Zoek tot 50 meter rond zijn plek op de kaart. Onder bomen en tussen huizen zit een telefoon er vaak zo ver naast, en misschien heeft een grasmaaier, een eekhoorn of een kind de steen een stukje verlegd.',
    member:
      'Kijk laag: aan de voet van bomen, onder bankjes, op muurtjes en vensterbanken, en draai niets om waar iemand onder woont. Nog steeds niets? Misschien heeft iemand hem al op zak, op weg naar de volgende plek.',
    visitor:
      'Kijk laag: aan de voet van bomen, onder bankjes, op muurtjes en vensterbanken, en draai niets om waar iemand onder woont. Zonder in te loggen zie je op de kaart alleen ongeveer waar een steen ligt. Log in om de precieze plek te zien.',
  },
  safety: {
    title: 'Veiligheid',
    noRisk:
      'Geen steen is een risico waard. Laat hem liggen als hij langs een weg, op een klif, in diep water of achter een hek ligt, en vertel het ons, zodat hij van de kaart kan.',
    unfit: <T>(link: (words: string) => T) => [
      'Is iets op een steen, op een foto of in een reactie niet geschikt voor gezinnen? Meld het waar je het ziet, of schrijf ons. Lees ',
      link('Veiligheid en spelregels'),
      ' voor je er een verstopt. Bel in nood eerst het plaatselijke alarmnummer.',
    ],
  },
};

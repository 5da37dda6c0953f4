// The words of en/scanner.ts in Dutch.
import type { Words } from '../words.ts';
export const scanner: Words['scanner'] = {
  label: 'Scannen met de camera',
  labelShort: 'Scannen',
  starting: 'De camera start. Misschien vraagt je browser of dat mag.',
  aim: 'Houd de sticker zo dat de vierkante code tussen de stippen valt.',
  look: 'Zoek de sticker van de steen, of kies er een foto van.',
  photo: 'Foto kiezen',
  reading: 'Foto lezen…',
  isId: 'Opzoeken als Rock ID',
  type: 'Liever de ID typen',
  torch: 'Licht',
  retry: 'Opnieuw proberen',
  reload: 'Pagina opnieuw laden',
  noCode: {
    title: 'In deze foto is geen code te lezen.',
    text: 'Maak er een recht van boven, dichtbij en zonder schittering, of typ de ID in.',
  },
  noPhoto: {
    title: 'Deze foto kon niet geopend worden.',
    text: 'Kies een andere, bijvoorbeeld een JPEG of PNG, of typ de ID in.',
  },
  noDecoder: {
    title: 'Het deel dat codes leest, is niet aangekomen.',
    text: 'Kijk of je verbinding hebt en probeer het opnieuw, of typ de ID in.',
  },
  denied: {
    title: 'De camera mag niet aan.',
    text: 'Sta hem voor deze site toe met het teken naast het adres, en probeer het opnieuw. Of kies een foto van de sticker, of typ de ID in.',
    textOnIos:
      'Tik op het teken naast het adres, dan op “Website-instellingen”, en sta de camera toe. Of kies een foto van de sticker, of typ de ID in.',
  },
  none: {
    title: 'Er is hier geen camera.',
    text: 'Kies een foto van de sticker, of typ de ID in.',
  },
  busy: {
    title: 'Een andere app gebruikt de camera.',
    text: 'Sluit die en probeer het opnieuw. Of kies een foto van de sticker, of typ de ID in.',
  },
  barred: {
    title: 'Voor scannen is verbinding nodig.',
    text: 'Deze pagina is zonder verbinding geopend. Typ voor nu de ID in, of laad de pagina opnieuw.',
  },
  foreign: {
    parking: 'Dit is een parkeermeter.',
    money: 'Deze code vraagt om geld. Een steen doet dat nooit.',
    wifi: 'Dit is de wifi van iemand.',
    contact: 'Dit is het visitekaartje van iemand.',
    date: 'Dit is een afspraak voor een agenda.',
    phone: 'Deze code belt een telefoonnummer.',
    message: 'Deze code schrijft een sms.',
    email: 'Deze code schrijft een e-mail.',
    place: 'Dit is een plek op een kaart.',
    secret: 'Dit is een sleutel van iemands account. Houd hem voor jezelf.',
    app: 'Deze code opent een andere app.',
  },
  site: (host: string) => `Deze code leidt naar ${host}, niet naar een steen.`,
  ours: (productName: string) => `Deze code leidt naar ${productName}, maar niet naar een steen.`,
  shortText: (text: string) => `In deze code staat “${text}”.`,
  longText: 'In deze code staat een langere tekst.',
  qrOfPage: 'QR-code die naar de pagina “Steen gevonden” leidt',
  keptFind: <T>(code: T) => ['Je hebt een vondst bewaard: ', code, '. Log in om hem te versturen.'],
  signIn: 'Inloggen',
  foundEarlier: 'Eerder gevonden? Zeg wanneer',
  moved: 'Een stukje verlegd? Zeg waar',
  brokenLink: {
    title: 'Deze link is niet compleet',
    description: 'Misschien is het einde eraf gevallen. Kopieer hem opnieuw, of typ hier de Rock ID in.',
  },
  keepFind: <T>(code: T) => [
    'Geen verbinding? Geen probleem. Heb je ',
    code,
    ' in je hand? We bewaren je vondst hier en versturen hem later.',
  ],
  keep: 'Mijn vondst bewaren',
  saw: 'Ik zag hem en liet hem liggen',
};

// The words of en/register-form.ts in Dutch.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: 'Steen registreren',
  intro: 'Een naam en een ID, en de reis van je steen kan beginnen.',
  photo: 'Foto van de steen',
  photoHow: 'Tot 10 MB. Zonder foto schilderen wij een plaatje voor je steen.',
  removePhoto: 'Foto verwijderen',
  yourPhoto: 'Jouw foto',
  dropPhoto: 'Sleep een foto hierheen',
  name: 'Naam van de steen',
  rockId: 'Rock ID van de QR-code',
  rockIdHow: 'De ID op je sticker. Alleen jij, en wie de steen heeft, kan hem hier zien.',
  noLabel: 'Ik heb nog geen sticker: geef me een ID',
  issued: <T>(code: T) => [
    code,
    ' is van jou. Schilder hem op de onderkant van je steen voor je hem verstopt, of print de sticker bij “Mijn stenen” zodra je steen is geregistreerd: wie de steen vindt, scant hem of typt hem hier in.',
  ],
  description: 'Beschrijving',
  descriptionHow: 'Niet verplicht: zijn verhaal, zijn kleuren, waar je aan dacht bij het schilderen.',
  hideNow: 'Nu verstoppen?',
  hideNowHow: 'Vink dit aan als je steen op zijn verstopplek ligt, of als je er vlakbij staat.',
  cancel: 'Annuleren',
  register: 'Steen registreren',
  registering: 'Registreren…',
  registered: 'Steen geregistreerd',
  success: 'Je steen is geregistreerd.',
  placeIsLost:
    'Je steen is geregistreerd. Alleen de plek kon niet opgeslagen worden: verstop hem vanuit “Mijn stenen”. Wat je typte, staat daar nog.',
  failed: 'De steen is niet geregistreerd. Probeer het opnieuw.',
  typedIsKept: (why: string) => `${why} Wat je typte, blijft bewaard.`,
  expired: { title: 'Je bent uitgelogd', description: 'Log opnieuw in. Wat je typte, blijft bewaard.' },
  already: <T>(name: T) => ['Je hebt deze steen al geregistreerd: ', name, '.'],
  alreadySafe: 'Hij staat veilig bij “Mijn stenen”, zoals je hem de eerste keer stuurde.',
  showIt: 'Tonen bij Mijn stenen',
  hideRock: 'Steen verstoppen',
  home: {
    title: 'Is dit bij jou thuis?',
    blur: (way: string) => `Vaag maken tot ongeveer ${way}`,
    isPublic: 'Het is een openbare plek',
    whoSees: <T>(town: T, way: string) => [
      'Deze plek is bij ',
      town,
      `, de woonplaats in je profiel. Leden zien de plek precies, en wie niet is ingelogd, tot op ongeveer ${way} nauwkeurig. Vaag gemaakt zien ook leden hem maar tot op ongeveer ${way} nauwkeurig.`,
    ],
    answerStays: 'Je antwoord voor deze plek blijft in dit tabblad.',
  },
};

// The words of en/getting-started.ts in Dutch.
import type { Words } from '../words.ts';
export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Zo begin je',
  lead: 'Een steen, wat verf en een geduldige middag, meer heb je niet nodig. Zo gaat een steen op reis, en zo komt zijn verhaal bij je terug.',
  inAHurry: <T>(link: (words: string) => T) => [
    'Haast? Lees ',
    link('Veiligheid en spelregels'),
    ' voor je iets verstopt.',
  ],
  stepsLabel: 'De vier stappen',
  steps: {
    paint: {
      title: 'Maken en schilderen',
      text: [
        'Kies een gladde, droge steen, ongeveer zo groot als je handpalm. Was hem, laat hem drogen, en schilder met acrylverf: eerst een lichte ondergrond, dan je afbeelding, dan stippen omdat het leuk is.',
        'Lak hem af met twee dunne lagen heldere buitenvernis, met een dag ertussen, zodat de regen de kleuren niet meeneemt.',
      ],
    },
    register: {
      title: 'Steen registreren',
      text: [
        'Geef hem een naam, een foto en zijn Rock ID. Nog geen sticker? Het formulier geeft je een ID, om op de onderkant te schilderen of om te printen als sticker met een QR-code.',
        'Met de ID bewijst een vinder dat die jouw steen echt in handen heeft: houd de ID buiten de foto.',
      ],
    },
    hide: {
      title: 'Verstoppen en delen',
      text: [
        'Laat hem achter waar iemand langsloopt en twee keer kijkt: aan de voet van een boom, op een laag muurtje, naast een bankje. Leg dan de plek vast met je telefoon, en je steen staat op de kaart.',
        'Deel zijn afbeelding vanuit “Mijn stenen”, en laat mensen zich verwonderen.',
      ],
    },
    find: {
      title: 'Vinden en verderreizen',
      text: [
        'Wie hem vindt, scant de sticker of typt de ID in, bewondert hem een tijdje en verstopt hem op een nieuwe plek. Jij ziet elke stop, en zijn reis wordt steeds langer.',
        'Er zelf een gevonden? Neem hem mee en verstop hem binnen een maand weer: hij wil graag verder.',
      ],
    },
  },
  firstRock: {
    title: 'Je eerste steen',
    lead: 'Hij hoeft niet mooi te zijn. Hij moet gevonden worden.',
  },
  stone: {
    title: 'De steen',
    text: 'Koop hem bij een tuincentrum of neem hem van je eigen grond. Stranden, parken en beekbeddingen zijn vaak beschermd, en stenen zijn een thuis voor dieren.',
  },
  paint: {
    title: 'De verf',
    text: 'Acrylverf of verfstiften houden op schone steen. Laat elke laag drogen, anders trekt de volgende hem eraf.',
  },
  underside: {
    title: 'De onderkant',
    text: (productName: string) =>
      `Laat hem leeg en schrijf klein: de Rock ID in groepjes van drie, en “${productName}”, zodat een vinder weet waar de ID ingevuld kan worden. Lak er ook overheen.`,
  },
  firstPlace: {
    title: 'De eerste plek',
    text: 'Een plek waar je vaker langskomt, met wandelaars. Een eerste steen die binnen een week gevonden wordt, geeft zin in een tweede.',
  },
  tipsTitle: 'Tips',
  tips: [
    'Felle kleuren en een duidelijke omtrek zie je van drie stappen ver. Mosgroen op mos niet.',
    'Maak de foto in de schaduw, van boven, voor je lakt: vernis spiegelt.',
    'Scan of typ je eigen ID één keer voor je de steen verstopt. Een fout teken vind je zo nog thuis.',
    'Zet in de notities iets liefs voor de vinder, liever dan de precieze plek.',
    'Kinderen schilderen het fijnst met telkens één grote stip: met de achterkant van een potlood gaat dat perfect.',
    'Kijk na een storm naar de stenen die je bij water verstopte, en haal ze naar huis als het moet.',
  ],
  ready: 'Is de verf droog?',
  readyMember: 'Geef je steen dan een naam, en hij kan vandaag nog op weg.',
  readyVisitor: 'Meedoen is gratis, duurt een minuut, en je hebt alleen een e-mailadres nodig.',
  registerFirst: 'Je eerste steen registreren',
  signUp: 'Gratis meedoen',
  guidelines: {
    title: 'Veiligheid en spelregels',
    lead: 'Kinderen, honden en eenden komen tegen wat we buiten achterlaten. En ook de mensen die voor de plek zorgen.',
    rules: [
      {
        title: 'Waar een steen mag liggen',
        rules: [
          'Vraag het voor je er een verstopt op privéterrein: een winkel, het terrein van een kerk, de muur van de buren.',
          'Parken van steden en streken hebben eigen regels. Lees het bord bij de ingang, of vraag het de beheerder.',
          'Leg hem waar een kind hem te voet, bij daglicht, aan iemands hand kan bereiken.',
        ],
      },
      {
        title: 'Waar hij niet mag liggen',
        rules: [
          'Nationale parken, natuurreservaten, beschermde oevers en historische plekken: laat niets achter, neem niets mee.',
          'Bermen, spoorlijnen, parkeerterreinen, kliffen, bouwplaatsen, en overal achter een hek.',
          'In of dicht bij water, waar verf niet hoort en kleine kinderen niet moeten komen.',
          'Gazons die gemaaid worden: onder een maaier wordt een verstopte steen een projectiel.',
          'Graven en gedenkplekken, speeltoestellen, nesten, holen en holle bomen.',
        ],
      },
      {
        title: 'Wat er op een steen mag',
        rules: [
          'Verf en vernis die niet giftig en wel watervast zijn, helemaal droog en aan alle kanten afgelakt.',
          'Geen eten, voedselstickers, glitter, kralen of iets anders wat een dier kan opeten of waar een peuter in kan stikken.',
          'Afbeeldingen en woorden die geschikt zijn voor gezinnen. Geen reclame, geen namen of adressen.',
        ],
      },
      {
        title: 'Als je buiten bent',
        rules: [
          'Verstop en zoek bij daglicht, vertel iemand waar je heen gaat, en houd kinderen in het oog.',
          'Blijf op het pad, en laat planten, muren en stenen zoals je ze vond.',
          'Blijkt een plek niet goed te zijn, neem de steen dan mee en verstop hem weer waar het veilig is.',
          'Foto’s komen op internet: geen gezichten van kinderen, geen kentekens, geen huisnummers.',
        ],
      },
    ],
  },
};

// The words of en/privacy.ts in Dutch.
import type { Words } from '../words.ts';
const account = 'tot je je account verwijdert';

export const privacy: Words['privacy'] = {
  title: 'Privacy',
  lead: 'Wat deze site van je weet, waarvoor dat nodig is, en wanneer de site het vergeet.',
  shortly: 'In het kort',
  short: [
    'We bewaren wat een steen nodig heeft voor zijn reis en wat jij nodig hebt om in te loggen: je stenen, hun plekken en foto’s, en je e-mailadres.',
    'We tonen geen reclame, en geen enkel bedrijf telt of volgt je hier. Er wordt niets over jou verkocht.',
    'Je kunt alles als één bestand meenemen, bij “Jouw gegevens” in de instellingen, en je account zelf verwijderen, wanneer je maar wilt. Je naam en adres zijn dan meteen van hier verdwenen, behalve uit bestellingen die je betaalde; stenen die reizen, blijven zonder jou in de wereld.',
  ],
  othersTitle: 'Wat anderen van je zien',
  others: [
    {
      who: 'Iedereen',
      sees: 'De naam die je koos, of anders je voornaam en de eerste letter van je achternaam. Je foto, je stenen, je reacties, en wat je bij een vondst zei. Waar een steen ligt, maar alleen ongeveer, tot op honderd meter, en de naam die de plek kreeg toen hij werd verstopt.',
    },
    {
      who: 'Leden die zijn ingelogd',
      sees: 'De precieze plek van een verstopte steen, want iemand moet hem kunnen vinden, en de notities erbij.',
    },
    {
      who: 'De eigenaar van een steen die jij vond',
      sees: 'De plek en de notities die je bij je vondst vastlegde.',
    },
    {
      who: 'Niemand behalve jij',
      sees: 'De Rock ID’s van je stenen, afgezien van wie de steen in handen heeft.',
    },
    {
      who: 'De beheerder van deze site',
      sees: 'Je profiel en e-mailadres, wanneer je het laatst inlogde, je stenen en bestellingen, wat je meldde en wat er over jou is gemeld.',
    },
  ],
  othersPage: 'Voor elk van je stenen kies je wie de pagina mag openen: iedereen, leden, of niemand.',
  keptTitle: 'Wat we bewaren, en hoelang',
  helpersTitle: 'Wie ons helpt',
  helpersLead: 'Niemand anders krijgt iets over jou.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Laat de computers van deze site draaien. Alles wat hier staat, wordt daar bewaard, en onze e-mails vertrekken daarvandaan. Het ziet het internetadres van je apparaat, net als elke site die je opent.',
    },
    {
      who: 'Stripe',
      does: 'Neemt betalingen aan. Het nummer van je kaart gaat alleen naar Stripe; wij zien het nooit. Wij horen je e-mailadres, en bij een bestelling waar die naartoe moet.',
    },
    {
      who: 'De maker van je browser',
      does: 'Brengt berichten naar je apparaat, als je daarom vroeg: Google, Mozilla, Microsoft of Apple. De berichten zijn verzegeld, zodat alleen je browser ze kan lezen.',
    },
    {
      who: 'Nominatim van OpenStreetMap',
      does: 'Vindt een adres dat je op de kaart zoekt. Het krijgt van ons de woorden van de zoekopdracht, en niet van wie ze zijn. De eigenaar van een site kan een andere dienst kiezen, of geen.',
    },
    {
      who: 'Een andere inlogdienst',
      does: 'Vertelt ons je e-mailadres, als deze site er een aanbiedt en jij ervoor kiest daarmee in te loggen.',
    },
    {
      who: 'Een andere kaartdienst',
      does: 'Stuurt de beelden van de kaart, als de eigenaar van deze site er een heeft gekozen. Die ziet dan het internetadres van je apparaat en naar welk deel van de wereld je kijkt. Onze eigen kaart vraagt het aan niemand.',
    },
  ],
  licences: 'Wat anderen maakten en deze site gebruikt, met de licenties',
  yoursTitle: 'Het is van jou',
  yours: [
    {
      title: 'Bekijk en verbeter het',
      text: 'Je profiel, je stenen en hun reizen staan in de app, waar je ze kunt wijzigen. Vermeldingen van een reis kun je 30 dagen lang wijzigen.',
    },
    {
      title: 'Neem het mee',
      text: 'Open “Instellingen” in je profiel en kies “Mijn gegevens downloaden”: één bestand met je stenen, foto’s, reizen, vondsten, reacties en bestellingen, gratis. Een andere site van dit soort kan het lezen.',
    },
    {
      title: 'Verwijder het',
      text: 'Open “Instellingen” in je profiel en kies “Account verwijderen”. Je naam, adressen, foto, reacties, notities en berichten zijn meteen weg, en ook stenen die nooit verstopt zijn. Stenen die reizen, blijven met hun afbeelding en reis in de wereld, en zeggen niet meer wie ze beschilderde. Van een bestelling bewaren we wat de boekhouding nodig heeft: het e-mailadres erbij, naam en postadres 400 dagen lang.',
    },
    { title: 'Vraag het', text: 'Schrijf ons over alles op deze pagina. Een mens leest het.' },
  ],
  onThisPage: 'Op deze pagina',
  whoElseSees: 'Wie het nog meer ziet: ',
  groups: {
    account: {
      title: 'Je account',
      short: 'Tot je je account verwijdert.',
      why: 'Je e-mailadres is je sleutel: we sturen er een code naartoe, dus er is geen wachtwoord dat iemand kan stelen. Naam, woonplaats en foto zijn wat je zelf in je profiel zet.',
      kept: {
        profile: { what: 'Naam, woonplaats, foto, e-mailadres en taal', long: account },
        emailChange: {
          what: 'Na een wijziging van je e-mailadres: beide adressen, zodat het oude die kan terugdraaien',
          long: 'een week',
        },
        emailChangeLink: {
          what: 'Op je apparaat: de link van zo’n wijziging, terwijl je inlogt',
          long: 'een uur',
        },
      },
      seen: 'Anderen zien je naam en foto. Je e-mailadres en je woonplaats zijn alleen voor jou en de beheerder.',
    },
    'signing-in': {
      title: 'Inloggen',
      short: 'Een code: een dag. Dat je bent ingelogd: 30 dagen. Dat we je browser kennen: 180 dagen.',
      why: 'Je browser moet bewijzen dat jij het bent. Daarvoor heeft hij willekeurige getallen, waarvan wij alleen vingerafdrukken bewaren: daarmee kan niemand inloggen.',
      kept: {
        code: {
          what: 'De code die we stuurden, met je e-mailadres en de pagina waar je naar terugkeert, met de Rock ID als het die van een steen is',
          long: 'een dag',
        },
        codeOfDevice: { what: 'Op je apparaat: welke code erbij hoort', long: 'een uur' },
        otherService: {
          what: 'Op je apparaat: dat het naar een andere inlogdienst ging',
          long: '10 minuten',
        },
        session: {
          what: 'Dat je bent ingelogd, bij ons en op je apparaat',
          long: '30 dagen, of 14 dagen als je niet terugkomt',
        },
        knownBrowser: {
          what: 'Dat je eerder met deze browser inlogde, zodat vreemden die codes aanvragen je niet buitensluiten',
          long: '180 dagen na de laatste keer',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Je stenen en hun reizen',
      short: 'Zolang de steen op weg is. Je naam en woorden: tot je je account verwijdert.',
      why: 'Hier is de site voor. Een reis is van iedereen die erbij was, dus hij blijft als een van hen weggaat, zonder die naam.',
      kept: {
        rock: {
          what: 'Een steen met zijn naam, beschrijving, Rock ID en plekken, en wie hem wanneer vond',
          long: 'zolang de steen op weg is; zonder je naam, notities en woorden zodra je je account verwijdert',
        },
        sighting: {
          what: 'Dat iemand een steen zag en liet liggen: de plaats en de tijd. Dat jij het was, weet alleen de beheerder, zodat een stortvloed kan worden teruggedraaid',
          long: 'zolang de steen er is; dat jij het was, 7 dagen',
        },
        retraction: { what: 'Een vermelding die je introk, zonder de woorden', long: account },
        likesAndComments: { what: 'Hartjes en reacties', long: 'tot je ze of je account verwijdert' },
        absence: {
          what: 'Dat je vergeefs naar een steen zocht',
          long: 'zolang de steen er is, of tot je het intrekt of je account verwijdert',
        },
        follows: { what: 'Stenen die je volgt', long: account },
        report: {
          what: 'Een melding dat iets niet klopt, met je woorden',
          long: 'zolang wat je meldde er is; je woorden tot je je account verwijdert',
        },
        withheld: {
          what: 'Woorden van jou die de beheerder verborg, zoals een naam, zodat ze weer getoond kunnen worden, en niet opnieuw worden geschreven',
          long: 'tot ze weer getoond worden, of je je account verwijdert',
        },
      },
      seen: 'Anderen zien de stenen, hun reizen en je reacties. Niemand anders ziet wat je volgt, en alleen de beheerder wat je meldde.',
    },
    photos: {
      title: 'Foto’s',
      short: 'Zolang de steen ze heeft, zonder wat je telefoon erin schreef.',
      why: 'Een vinder moet de steen kunnen herkennen. We tekenen elke foto opnieuw voor we hem bewaren: wat je telefoon erin had geschreven, zoals de plek en de dag, is dan weg.',
      kept: {
        photo: {
          what: 'De foto van een steen, en je eigen foto, in drie maten',
          long: 'zolang de steen of je account hem heeft',
        },
        deletion: {
          what: 'Een aantekening dat een foto verwijderd moet worden',
          long: 'tot hij verwijderd is',
        },
      },
      seen: 'Iedereen mag de foto’s van stenen en leden zien.',
    },
    'each-other': {
      title: 'Schrijven aan elkaar',
      short: 'Een vraag: 30 dagen. Het adres bij een aanbod: 14 dagen, en na een ja nog 14.',
      why: 'Een vinder kan een maker vragen naar een steen met een onleesbare Rock ID, een maker kan een steen weggeven, en mensen zonder account kunnen horen waar een steen hierna heen gaat.',
      kept: {
        question: {
          what: 'Je vraag aan een maker, met de foto erbij',
          long: '30 dagen; de foto tot er antwoord is; langer zolang een melding erover openstaat',
        },
        offer: {
          what: 'Het aanbod van een steen, met het e-mailadres waar het naartoe ging',
          long: '14 dagen, en 14 dagen meer zodra iemand hem wil; daarna 90 dagen zonder het adres',
        },
        watcher: {
          what: 'Een e-mailadres zonder account dat van een steen wil horen',
          long: 'tot het bericht er is; twee dagen zonder een ja, en hoogstens een jaar',
        },
      },
      seen: 'De ander van de twee. De beheerder ziet een vraag alleen als die gemeld is.',
    },
    messages: {
      title: 'Berichten aan jou',
      short: 'Wat je te horen kreeg: 90 dagen, zonder de woorden.',
      why: 'Je hoort het als je steen gevonden is. Bij “Berichten” kies je waarover je iets hoort en hoe.',
      kept: {
        news: {
          what: 'Wat je te horen kreeg, zonder de woorden',
          long: '90 dagen, of tot je je account verwijdert',
        },
        sent: {
          what: 'Dat een bericht verstuurd is, zodat geen bericht twee keer komt; zonder de woorden en je adres',
          long: '90 dagen voor nieuws; voor bestellingen en dergelijke voor altijd',
        },
        deletedAccount: {
          what: 'Het adres van een account dat we verwijderden voor iemand die daarom vroeg, om dat te laten weten',
          long: 'tot die e-mail is vertrokken, hoogstens 14 dagen',
        },
        choices: { what: 'Waarover je iets wilt horen', long: account },
        push: {
          what: 'Hoe een bericht je browser bereikt, als je daar om berichten vroeg',
          long: 'tot je ze uitzet of uitlogt',
        },
      },
      seen: '',
    },
    payments: {
      title: 'Wat je koopt',
      short: 'Wat betaald is: voor altijd, voor de boekhouding. Je postadres: 400 dagen.',
      why: 'Een abonnement moet werken en een bestelling moet aankomen. De wet vraagt dat we de boekhouding bewaren.',
      kept: {
        stripeNumber: { what: 'Je nummer bij Stripe, en een betaling die openstaat', long: account },
        paid: {
          what: 'Wat er is betaald en wanneer',
          long: 'voor altijd, zonder je naam zodra je je account verwijdert',
        },
        order: {
          what: 'Een bestelling: wat het was, wat het kostte en het e-mailadres dat erbij werd gegeven. De naam en het postadres, als die verzonden is',
          long: 'voor altijd; naam en postadres 400 dagen',
        },
        application: {
          what: 'De aanmelding van een ambassadeur. Straat en woonplaats daarvan',
          long: 'voor altijd; straat en woonplaats een maand na het antwoord; alles tot je je account verwijdert',
        },
        stripeMessages: { what: 'Welke berichten van Stripe we hebben gelezen', long: '40 dagen' },
        departure: {
          what: 'Dat een account is verwijderd, als vingerafdruk, voor late berichten van Stripe',
          long: '60 dagen',
        },
        purchase: {
          what: 'Op je apparaat: wat je aan het kopen bent voor je inlogt',
          long: '30 dagen voor een abonnement, een uur voor een bestelling',
        },
      },
      seen: 'Stripe, en de beheerder, die de bestellingen verzendt. De naam en het gebied van een ambassadeur van het eerste uur zijn na het antwoord openbaar, als voornaam en eerste letter.',
    },
    safety: {
      title: 'Eerlijk en veilig',
      short: 'Meestal een paar dagen, en internetadressen alleen als vingerafdruk.',
      why: 'Niemand mag Rock ID’s raden, de site overspoelen of een vondst twee keer laten tellen, en een storing moet te begrijpen zijn. Internetadressen worden alleen als vingerafdruk bewaard.',
      kept: {
        limits: {
          what: 'Hoe vaak iets vanaf één plek is geprobeerd',
          long: 'tot het weer geprobeerd mag worden, hoogstens een dag',
        },
        repeats: {
          what: 'Een vingerafdruk van wat je stuurde, en wat we antwoordden, zodat het één keer telt',
          long: '48 uur',
        },
        pendingFind: { what: 'Op je apparaat: een vondst die wacht tot je inlogt', long: '30 minuten' },
        language: {
          what: 'Op je apparaat: de taal die je koos, en of je in mijlen meet',
          long: 'een jaar',
        },
        bookmark: {
          what: 'Op je apparaat: hoe nieuw het antwoord moet zijn, nadat je iets schreef',
          long: '10 minuten',
        },
        adminActions: {
          what: 'Wat de beheerder deed en waarom, met woorden die verborgen werden',
          long: 'voor altijd; zonder jou en je woorden zodra je je account verwijdert',
        },
        suspension: {
          what: 'Als je geschorst bent, en je account verwijdert of het een ander e-mailadres geeft: dat het e-mailadres van tot dan geschorst blijft, en waarom. Wie met dat adres meedoet, kan ook niet schrijven. Van het adres wordt alleen een onherkenbaar gemaakte vorm bewaard',
          long: 'tot de schorsing eindigt, hoogstens een jaar',
        },
        traces: {
          what: 'Dat je iets schreef, in welk uur en vanaf welk netwerk, waarvan alleen een onherkenbaar gemaakte vorm wordt bewaard. Zodat een stortvloed vanaf één netwerk kan worden teruggedraaid',
          long: '7 dagen; zonder jou zodra je je account verwijdert',
        },
        departed: {
          what: 'Als je je account hebt verwijderd: welke van de stenen, vermeldingen, waarnemingen en meldingen van de laatste dagen bij elkaar horen, maar niet van wie ze waren. Zodat niemand de site kan overspoelen en dan ontsnappen',
          long: '7 dagen',
        },
        takebacks: {
          what: 'Wat de beheerder na zo’n stortvloed terugdraaide, zodat het ongedaan kan worden gemaakt',
          long: '90 dagen, of tot je je account verwijdert',
        },
        logLines: {
          what: 'Een regel voor elke aanvraag: wat voor soort het was en of het lukte. Geen naam, adres of Rock ID',
          long: 'een week',
        },
        health: { what: 'Hoeveel antwoorden en berichten mislukten. Alleen aantallen', long: '48 uur' },
        alarms: {
          what: 'Welk deel van de site kapot is en sinds wanneer, voor de beheerder',
          long: 'de laatste stand van elk deel',
        },
        backups: {
          what: 'Kopieën van alles voor noodgevallen, ook van wat sindsdien is verwijderd. De beheerder mag sommige daarvan langer bewaren, versleuteld',
          long: '30 dagen',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Tellen, zonder namen',
      short: 'Aantallen: voor altijd. Dat een browser langskwam: 48 uur.',
      why: 'We willen graag weten hoeveel mensen langskomen en hoe ver de stenen reizen. Dit zijn aantallen.',
      kept: {
        visit: {
          what: 'Dat een browser vandaag langskwam, als vingerafdruk die niemand kan herleiden als het geheim van de dag weg is',
          long: '48 uur vanaf het begin van de dag',
        },
        visitOfDevice: {
          what: 'Op je apparaat: op welke dag het het laatst is geteld',
          long: 'tot je het wist',
        },
        figures: {
          what: 'Aantallen van een dag, van een maand in een land, en van alle stenen samen',
          long: 'voor altijd',
        },
      },
      seen: 'Iedereen ziet een deel van de aantallen.',
    },
    map: {
      title: 'De kaart',
      short: 'Zoekopdrachten: 30 dagen, zonder dat erbij staat van wie ze zijn.',
      why: 'Een plek heeft een naam, en je kunt ernaar zoeken. De site weet alleen waar je bent als je je browser dat laat vertellen, en vergeet het, tenzij je een vondst vastlegt, een steen verstopt of daar zegt dat je er een zag.',
      kept: {
        search: {
          what: 'Het resultaat van een zoektocht naar een adres, voor wie er daarna naar zoekt; niet wie zocht',
          long: '30 dagen, of een dag als er niets is gevonden',
        },
        places: {
          what: 'De lijst van plaatsen en parken, voor iedereen dezelfde',
          long: 'tot er een nieuwere lijst komt',
        },
        tiles: {
          what: 'Op je apparaat: de kaart die je zag, en een gebied dat je voor een wandeling bewaart',
          long: 'tot de ruimte vol is, je het verwijdert, of uitlogt',
        },
      },
      seen: '',
    },
    device: {
      title: 'Op je eigen apparaat',
      short: 'Alleen in je browser. Wat van jou is, is weg als je uitlogt.',
      why: 'De app werkt in het bos zonder netwerk, en een tekst die je bent begonnen, gaat niet verloren. Dit blijft allemaal in je browser, en wij kunnen het daar niet zien.',
      kept: {
        drafts: {
          what: 'Teksten die je bent begonnen, en stenen die wachten terwijl je lid wordt',
          long: 'tot ze zijn opgeslagen, je het tabblad sluit of uitlogt',
        },
        scroll: {
          what: 'Hoe ver je had gescrold, om de plek terug te vinden als je teruggaat',
          long: 'tot je het tabblad sluit',
        },
        outbox: {
          what: 'Wat je zonder netwerk deed',
          long: 'tot het is verstuurd, je het verwijdert, of uitlogt',
        },
        answers: {
          what: 'Wat je van je stenen zag, om te bekijken zonder netwerk',
          long: 'tot je uitlogt',
        },
        app: { what: 'De app zelf', long: 'tot er een nieuwere komt' },
      },
      seen: '',
    },
  },
};

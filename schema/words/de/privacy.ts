// The words of en/privacy.ts in German.
import type { Words } from '../words.ts';

const account = 'bis du dein Konto löschst';

export const privacy: Words['privacy'] = {
  title: 'Datenschutz',
  lead: 'Was diese Website über dich weiß, wofür sie es braucht und wann sie es vergisst.',
  shortly: 'Kurz gesagt',
  short: [
    'Wir speichern, was ein Stein für seine Reise braucht und was du zum Anmelden brauchst: deine Steine, ihre Stellen und Fotos und deine E-Mail-Adresse.',
    'Wir zeigen keine Werbung, und keine Firma zählt oder verfolgt dich hier. Nichts über dich wird verkauft.',
    'Du kannst jederzeit alles als eine Datei mitnehmen, unter „Deine Daten“ in den Einstellungen, und dein Konto selbst löschen. Dein Name und deine Adresse sind dann sofort von hier verschwunden, außer aus Bestellungen, die du bezahlt hast. Steine auf Reisen bleiben ohne dich in der Welt.',
  ],
  othersTitle: 'Was andere von dir sehen',
  others: [
    {
      who: 'Alle',
      sees: 'Den Namen, den du gewählt hast, oder sonst deinen Vornamen und den ersten Buchstaben deines Nachnamens. Dein Bild, deine Steine, deine Kommentare und was du zu einem Fund gesagt hast. Wo ein Stein liegt, nur ungefähr, auf hundert Meter, und den Namen, den die Stelle beim Verstecken bekommen hat.',
    },
    {
      who: 'Angemeldete Mitglieder',
      sees: 'Die genaue Stelle eines versteckten Steins, denn jemand soll ihn finden, und die Notizen dazu.',
    },
    {
      who: 'Wem der Stein gehört, den du gefunden hast',
      sees: 'Die Stelle und die Notizen, die du zu deinem Fund eingetragen hast.',
    },
    {
      who: 'Niemand außer dir',
      sees: 'Die Rock IDs deiner Steine. Nur wer den Stein in der Hand hat, sieht seine auch.',
    },
    {
      who: 'Die Verwaltung dieser Website',
      sees: 'Dein Profil und deine E-Mail-Adresse, wann du dich zuletzt angemeldet hast, deine Steine und Bestellungen, was du gemeldet hast und was von dir gemeldet wurde.',
    },
  ],
  othersPage:
    'Für jeden deiner Steine wählst du, wer seine Seite öffnen darf: alle, Mitglieder oder niemand.',
  keptTitle: 'Was wir speichern, und wie lange',
  helpersTitle: 'Wer uns hilft',
  helpersLead: 'Sonst bekommt niemand etwas über dich.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Betreibt die Rechner dieser Website. Alles, was hier aufgezählt ist, ist dort gespeichert, und unsere E-Mails gehen von dort ab. Es sieht die Internetadresse deines Geräts, wie jede Website, die du öffnest.',
    },
    {
      who: 'Stripe',
      does: 'Nimmt Zahlungen an. Die Nummer deiner Karte geht nur an Stripe, wir sehen sie nie. Wir erfahren deine E-Mail-Adresse und bei einer Bestellung, wohin sie gehen soll.',
    },
    {
      who: 'Die Firma hinter deinem Browser',
      does: 'Bringt Nachrichten auf dein Gerät, wenn du das möchtest: Google, Mozilla, Microsoft oder Apple. Die Nachrichten sind versiegelt, sodass nur dein Browser sie lesen kann.',
    },
    {
      who: 'Nominatim von OpenStreetMap',
      does: 'Findet eine Adresse, die du auf der Karte suchst. Es bekommt von uns die Wörter der Suche, und nicht, von wem sie sind. Wer eine Website wie diese betreibt, kann einen anderen Dienst wählen oder keinen.',
    },
    {
      who: 'Ein anderer Anmeldedienst',
      does: 'Nennt uns deine E-Mail-Adresse, wenn diese Website einen anbietet und du dich damit anmelden möchtest.',
    },
    {
      who: 'Ein anderer Kartendienst',
      does: 'Schickt die Bilder der Karte, wenn für diese Website einer gewählt wurde. Er sieht dann die Internetadresse deines Geräts und welchen Teil der Welt du dir ansiehst. Unsere eigene Karte fragt niemanden.',
    },
  ],
  licences: 'Was andere gemacht haben und diese Website benutzt, mit den Lizenzen',
  yoursTitle: 'Es gehört dir',
  yours: [
    {
      title: 'Sieh es an und korrigiere es',
      text: 'Dein Profil, deine Steine und ihre Reisen sind in der App, und dort kannst du sie ändern. Einträge einer Reise lassen sich 30 Tage lang ändern.',
    },
    {
      title: 'Nimm es mit',
      text: 'Öffne in deinem Profil „Einstellungen“ und wähle „Meine Daten herunterladen“: eine Datei mit deinen Steinen, Fotos, Reisen, Funden, Kommentaren und Bestellungen, kostenlos. Eine andere Website dieser Art kann sie lesen.',
    },
    {
      title: 'Lösche es',
      text: 'Öffne in deinem Profil „Einstellungen“ und wähle „Konto löschen“. Dein Name, deine Adressen, dein Bild, deine Kommentare, Notizen und Nachrichten sind sofort weg, und Steine, die nie versteckt waren, auch. Steine auf Reisen bleiben mit ihrem Bild und ihrer Reise in der Welt und sagen nicht mehr, wer sie bemalt hat. Von einer Bestellung behalten wir, was die Buchhaltung braucht: ihre E-Mail-Adresse mit ihr, ihren Namen und ihre Postadresse 400 Tage lang.',
    },
    { title: 'Frag', text: 'Schreib uns zu allem, was auf dieser Seite steht. Ein Mensch liest es.' },
  ],
  onThisPage: 'Auf dieser Seite',
  whoElseSees: 'Wer es noch sieht: ',
  groups: {
    account: {
      title: 'Dein Konto',
      short: 'Bis du dein Konto löschst.',
      why: 'Deine E-Mail-Adresse ist dein Schlüssel: Wir schicken einen Code dorthin, also gibt es kein Passwort, das jemand stehlen könnte. Name, Ort und Bild sind, was du in dein Profil schreibst.',
      kept: {
        profile: { what: 'Name, Ort, Bild, E-Mail-Adresse und Sprache', long: account },
        emailChange: {
          what: 'Nach einer Änderung deiner E-Mail-Adresse: beide Adressen, damit die alte die Änderung zurücknehmen kann',
          long: 'eine Woche',
        },
        emailChangeLink: {
          what: 'Auf deinem Gerät: der Link einer solchen Änderung, während du dich anmeldest',
          long: 'eine Stunde',
        },
      },
      seen: 'Andere sehen deinen Namen und dein Bild. Deine E-Mail-Adresse und deinen Ort sehen nur du und die Verwaltung.',
    },
    'signing-in': {
      title: 'Anmelden',
      short:
        'Ein Code: einen Tag. Dass du angemeldet bist: 30 Tage. Dass wir deinen Browser kennen: 180 Tage.',
      why: 'Dein Browser muss beweisen, dass du es bist. Dafür hat er Zufallszahlen, von denen wir nur Fingerabdrücke speichern: Damit kann sich niemand anmelden.',
      kept: {
        code: {
          what: 'Der Code, den wir geschickt haben, mit deiner E-Mail-Adresse und der Seite, zu der du zurückkommst, mit ihrer Rock ID, wenn es die eines Steins ist',
          long: 'einen Tag',
        },
        codeOfDevice: { what: 'Auf deinem Gerät: welcher Code dazu gehört', long: 'eine Stunde' },
        otherService: {
          what: 'Auf deinem Gerät: dass es zu einem anderen Anmeldedienst ging',
          long: '10 Minuten',
        },
        session: {
          what: 'Dass du angemeldet bist, bei uns und auf deinem Gerät',
          long: '30 Tage, oder 14 Tage, wenn du nicht wiederkommst',
        },
        knownBrowser: {
          what: 'Dass du dich mit diesem Browser schon einmal angemeldet hast, damit Fremde, die Codes anfordern, dich nicht aussperren',
          long: '180 Tage nach dem letzten Mal',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Deine Steine und ihre Reisen',
      short: 'Solange der Stein unterwegs ist. Dein Name und deine Worte, bis du dein Konto löschst.',
      why: 'Dafür ist die Website da. Eine Reise gehört allen, die daran beteiligt waren. Deshalb bleibt sie auch, wenn jemand von ihnen geht, nur ohne den Namen.',
      kept: {
        rock: {
          what: 'Ein Stein mit seinem Namen, seiner Beschreibung, seiner Rock ID und seinen Stellen, und wer ihn wann gefunden hat',
          long: 'solange der Stein unterwegs ist; ohne deinen Namen, deine Notizen und Worte, sobald du dein Konto löschst',
        },
        sighting: {
          what: 'Dass jemand einen Stein gesehen und liegen gelassen hat: der Ort und die Zeit. Dass du es warst, weiß nur die Verwaltung, damit sich eine Flut zurücknehmen lässt',
          long: 'so lange wie der Stein; dass du es warst, 7 Tage',
        },
        retraction: { what: 'Ein Eintrag, den du zurückgenommen hast, ohne seine Worte', long: account },
        likesAndComments: {
          what: 'Herzen und Kommentare',
          long: 'bis du sie oder dein Konto löschst',
        },
        absence: {
          what: 'Dass du einen Stein vergeblich gesucht hast',
          long: 'so lange wie der Stein, oder bis du es zurücknimmst oder dein Konto löschst',
        },
        follows: { what: 'Steine, denen du folgst', long: account },
        report: {
          what: 'Eine Meldung, dass etwas nicht stimmt, mit deinen Worten',
          long: 'so lange wie das, was du gemeldet hast; deine Worte, bis du dein Konto löschst',
        },
        withheld: {
          what: 'Worte von dir, die die Verwaltung ausgeblendet hat, zum Beispiel ein Name, damit sie wieder gezeigt werden können und nicht noch einmal geschrieben werden',
          long: 'bis sie wieder gezeigt werden, oder du dein Konto löschst',
        },
      },
      seen: 'Andere sehen die Steine, ihre Reisen und deine Kommentare. Niemand sonst sieht, wem du folgst, und nur die Verwaltung, was du gemeldet hast.',
    },
    photos: {
      title: 'Fotos',
      short: 'Solange der Stein sie hat, ohne das, was dein Handy hineingeschrieben hat.',
      why: 'Wer den Stein findet, soll ihn erkennen. Wir zeichnen jedes Foto neu, bevor wir es speichern: Was dein Handy hineingeschrieben hatte, zum Beispiel den Ort und den Tag, ist dann schon weg.',
      kept: {
        photo: {
          what: 'Das Foto eines Steins, und dein Bild, in drei Größen',
          long: 'solange der Stein oder dein Konto es hat',
        },
        deletion: { what: 'Ein Vermerk, dass ein Foto gelöscht werden soll', long: 'bis es gelöscht ist' },
      },
      seen: 'Alle dürfen die Fotos der Steine und die Bilder der Mitglieder sehen.',
    },
    'each-other': {
      title: 'Einander schreiben',
      short:
        'Eine Frage 30 Tage lang; von einem Angebot die Adresse 14 Tage lang, und nach einem Ja 14 weitere.',
      why: 'Wer einen Stein mit unlesbarer Rock ID findet, kann bei der Person nachfragen, die ihn bemalt hat. Wer einen Stein bemalt hat, kann ihn verschenken. Und Menschen ohne Konto können erfahren, wohin ein Stein als Nächstes reist.',
      kept: {
        question: {
          what: 'Deine Frage zu einem Stein, mit ihrem Foto',
          long: '30 Tage; das Foto, bis sie beantwortet ist; länger, solange eine Meldung dazu offen ist',
        },
        offer: {
          what: 'Das Angebot eines Steins, mit der E-Mail-Adresse, an die es ging',
          long: '14 Tage, und 14 Tage mehr, sobald ihn jemand möchte; dann 90 Tage ohne die Adresse',
        },
        watcher: {
          what: 'Eine E-Mail-Adresse ohne Konto, die von einem Stein hören möchte',
          long: 'bis sie es erfahren hat; zwei Tage ohne ein Ja, und höchstens ein Jahr',
        },
      },
      seen: 'Die andere der beiden Personen. Die Verwaltung sieht eine Frage nur, wenn sie gemeldet wurde.',
    },
    messages: {
      title: 'Nachrichten an dich',
      short: 'Was wir dir gesagt haben, 90 Tage lang, ohne die Worte.',
      why: 'Du erfährst, wenn dein Stein gefunden wird. In „Neuigkeiten“ wählst du, was du erfährst und wie.',
      kept: {
        news: {
          what: 'Was wir dir gesagt haben, ohne die Worte',
          long: '90 Tage, oder bis du dein Konto löschst',
        },
        sent: {
          what: 'Dass eine Nachricht abgeschickt wurde, damit keine zweimal kommt; ohne ihre Worte und deine Adresse',
          long: '90 Tage bei Neuigkeiten; bei Bestellungen und Ähnlichem für immer',
        },
        deletedAccount: {
          what: 'Die Adresse eines Kontos, das wir auf Wunsch gelöscht haben, um das mitzuteilen',
          long: 'bis diese E-Mail abgegangen ist, höchstens 14 Tage',
        },
        choices: { what: 'Was du erfahren möchtest', long: account },
        push: {
          what: 'Wie eine Nachricht deinen Browser erreicht, wenn du dort Nachrichten möchtest',
          long: 'bis du sie ausschaltest oder dich abmeldest',
        },
      },
      seen: '',
    },
    payments: {
      title: 'Was du kaufst',
      short: 'Was bezahlt wurde, für immer, für die Bücher. Deine Postadresse 400 Tage lang.',
      why: 'Ein Abo muss funktionieren, und eine Bestellung muss ankommen. Das Gesetz verlangt, dass wir die Bücher aufbewahren.',
      kept: {
        stripeNumber: { what: 'Deine Nummer bei Stripe, und eine Zahlung, die offen ist', long: account },
        paid: {
          what: 'Wofür und wann bezahlt wurde',
          long: 'für immer, ohne deinen Namen, sobald du dein Konto löschst',
        },
        order: {
          what: 'Eine Bestellung: was es war, was es gekostet hat und die E-Mail-Adresse, die dabei angegeben wurde. Ihr Name und ihre Postadresse, sobald sie versandt ist',
          long: 'für immer; Name und Postadresse 400 Tage',
        },
        application: {
          what: 'Eine Bewerbung für das Gründungsteam. Ihre Straße und ihr Ort',
          long: 'für immer; Straße und Ort einen Monat nach der Antwort; alles davon, bis du dein Konto löschst',
        },
        stripeMessages: { what: 'Welche Nachrichten von Stripe wir gelesen haben', long: '40 Tage' },
        departure: {
          what: 'Dass ein Konto gelöscht wurde, als Fingerabdruck, für späte Nachrichten von Stripe',
          long: '60 Tage',
        },
        purchase: {
          what: 'Auf deinem Gerät: was du gerade kaufst, bevor du dich anmeldest',
          long: '30 Tage bei einem Abo, eine Stunde bei einer Bestellung',
        },
      },
      seen: 'Stripe, und die Verwaltung, die die Bestellungen verschickt. Name und Region eines Gründungsmitglieds sind nach der Antwort öffentlich, als Vorname und erster Buchstabe.',
    },
    safety: {
      title: 'Fair und sicher',
      short: 'Meistens einige Tage, und Internetadressen nur als Fingerabdrücke.',
      why: 'Niemand soll Rock IDs erraten, die Website überfluten oder einen Fund zweimal zählen, und ein Fehler muss zu verstehen sein. Internetadressen speichern wir nur als Fingerabdrücke.',
      kept: {
        limits: {
          what: 'Wie oft von einer Stelle aus etwas versucht wurde',
          long: 'bis es wieder versucht werden darf, höchstens einen Tag',
        },
        repeats: {
          what: 'Ein Fingerabdruck von dem, was du geschickt hast, und was wir geantwortet haben, damit es nur einmal zählt',
          long: '48 Stunden',
        },
        pendingFind: {
          what: 'Auf deinem Gerät: ein Fund, der auf deine Anmeldung wartet',
          long: '30 Minuten',
        },
        language: {
          what: 'Auf deinem Gerät: die Sprache, die du gewählt hast, und ob du in Meilen misst',
          long: 'ein Jahr',
        },
        bookmark: {
          what: 'Auf deinem Gerät: wie neu die Antwort sein muss, nachdem du etwas geschrieben hast',
          long: '10 Minuten',
        },
        adminActions: {
          what: 'Was die Verwaltung getan hat und warum, mit Worten, die ausgeblendet wurden',
          long: 'für immer; ohne dich und deine Worte, sobald du dein Konto löschst',
        },
        suspension: {
          what: 'Wenn du gesperrt bist und dein Konto löschst oder ihm eine andere E-Mail-Adresse gibst: dass die E-Mail-Adresse, die es bis dahin hatte, gesperrt bleibt, und warum. Wer mit dieser Adresse ein Konto anlegt, kann auch nichts schreiben. Von der Adresse ist nur eine unkenntlich gemachte Form gespeichert',
          long: 'bis die Sperre endet, höchstens ein Jahr',
        },
        traces: {
          what: 'Dass du etwas geschrieben hast, in welcher Stunde und aus welchem Netz, von dem nur eine unkenntlich gemachte Form gespeichert ist. Damit sich eine Flut aus einem Netz zurücknehmen lässt',
          long: '7 Tage; ohne dich, sobald du dein Konto löschst',
        },
        departed: {
          what: 'Sobald du dein Konto gelöscht hast: welche der Steine, Einträge, Sichtungen und Meldungen seiner letzten Tage zusammengehören, aber nicht, von wem sie waren. Damit niemand die Website überfluten und dann entkommen kann',
          long: '7 Tage',
        },
        takebacks: {
          what: 'Was die Verwaltung nach einer solchen Flut zurückgenommen hat, damit es sich rückgängig machen lässt',
          long: '90 Tage, oder bis du dein Konto löschst',
        },
        logLines: {
          what: 'Eine Zeile zu jeder Anfrage: von welcher Art sie war und ob sie geklappt hat. Kein Name, keine Adresse und keine Rock ID',
          long: 'eine Woche',
        },
        health: {
          what: 'Wie viele Antworten und Nachrichten fehlgeschlagen sind. Nur Zahlen',
          long: '48 Stunden',
        },
        alarms: {
          what: 'Welcher Teil der Website kaputt ist und seit wann, für die Verwaltung',
          long: 'der letzte Stand jedes Teils',
        },
        backups: {
          what: 'Kopien von allem für den Notfall, auch von dem, was seitdem gelöscht wurde. Die Verwaltung darf einige davon länger behalten, verschlüsselt',
          long: '30 Tage',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Zählen, ohne Namen',
      short: 'Zahlen für immer; dass ein Browser vorbeikam, 48 Stunden lang.',
      why: 'Wir möchten wissen, wie viele Menschen vorbeikommen und wie weit die Steine reisen. Das sind Zahlen.',
      kept: {
        visit: {
          what: 'Dass ein Browser heute vorbeikam, als Fingerabdruck, den niemand zurückverfolgen kann, sobald das Geheimnis des Tages weg ist',
          long: '48 Stunden ab Beginn des Tages',
        },
        visitOfDevice: {
          what: 'Auf deinem Gerät: an welchem Tag es zuletzt gezählt wurde',
          long: 'bis du es löschst',
        },
        figures: {
          what: 'Zahlen eines Tages, eines Monats in einem Land und aller Steine zusammen',
          long: 'für immer',
        },
      },
      seen: 'Alle sehen einige der Zahlen.',
    },
    map: {
      title: 'Die Karte',
      short: 'Suchen 30 Tage lang, ohne dass dabei steht, von wem sie sind.',
      why: 'Eine Stelle hat einen Namen, und du kannst nach einem suchen. Die Website kennt deinen Standort nur, wenn du deinem Browser erlaubst, ihn zu sagen. Sie vergisst ihn wieder, außer du trägst einen Fund ein, versteckst einen Stein oder sagst dort, dass du einen gesehen hast.',
      kept: {
        search: {
          what: 'Das Ergebnis der Suche nach einer Adresse, für alle, die danach suchen; nicht, wer gesucht hat',
          long: '30 Tage, oder einen Tag, wenn nichts gefunden wurde',
        },
        places: {
          what: 'Die Liste der Städte und Parks, für alle dieselbe',
          long: 'bis eine neuere Liste kommt',
        },
        tiles: {
          what: 'Auf deinem Gerät: die Karte, die du gesehen hast, und ein Gebiet, das du für einen Spaziergang speicherst',
          long: 'bis der Platz voll ist, du es entfernst oder dich abmeldest',
        },
      },
      seen: '',
    },
    device: {
      title: 'Auf deinem eigenen Gerät',
      short: 'Nur in deinem Browser. Was dir gehört, ist weg, wenn du dich abmeldest.',
      why: 'Die App funktioniert im Wald ohne Netz, und ein angefangener Text geht nicht verloren. All das bleibt in deinem Browser, und dort können wir es nicht sehen.',
      kept: {
        drafts: {
          what: 'Texte, die du angefangen hast, und Steine, die warten, bis du dabei bist',
          long: 'bis sie gespeichert sind, du den Tab schließt oder dich abmeldest',
        },
        scroll: {
          what: 'Wie weit du geblättert hattest, um die Stelle wiederzufinden, wenn du zurückgehst',
          long: 'bis du den Tab schließt',
        },
        outbox: {
          what: 'Was du ohne Netz gemacht hast',
          long: 'bis es abgeschickt ist, du es löschst oder dich abmeldest',
        },
        answers: {
          what: 'Was du von deinen Steinen gesehen hast, um es ohne Netz anzusehen',
          long: 'bis du dich abmeldest',
        },
        app: { what: 'Die App selbst', long: 'bis eine neuere kommt' },
      },
      seen: '',
    },
  },
};

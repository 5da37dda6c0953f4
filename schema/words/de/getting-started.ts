// The words of en/getting-started.ts in German.
import type { Words } from '../words.ts';

export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Erste Schritte',
  lead: 'Ein Stein, etwas Farbe und ein Nachmittag mit Zeit, mehr brauchst du nicht. Hier steht, wie ein Stein loszieht und wie seine Geschichte zu dir zurückkommt.',
  inAHurry: <T>(link: (words: string) => T) => [
    'Wenig Zeit? Lies ',
    link('Sicherheit und Regeln'),
    ', bevor du etwas versteckst.',
  ],
  stepsLabel: 'Die vier Schritte',
  steps: {
    paint: {
      title: 'Gestalten und malen',
      text: [
        'Such dir einen glatten, trockenen Stein, etwa so groß wie deine Handfläche. Wasch ihn, lass ihn trocknen und male mit Acrylfarbe: erst einen hellen Grund, dann dein Bild, dann Punkte, einfach aus Freude.',
        'Lackiere ihn mit zwei dünnen Schichten klarem Lack für draußen, mit einem Tag dazwischen, damit der Regen die Farben nicht mitnimmt.',
      ],
    },
    register: {
      title: 'Stein registrieren',
      text: [
        'Gib ihm einen Namen, ein Foto und seine Rock ID. Noch kein Aufkleber? Das Formular gibt dir eine ID. Male sie auf die Unterseite, oder drucke sie als Aufkleber mit QR-Code.',
        'Die ID beweist uns, dass jemand deinen Stein wirklich in der Hand hält: Auf dem Foto soll sie nicht zu sehen sein.',
      ],
    },
    hide: {
      title: 'Verstecken und teilen',
      text: [
        'Leg ihn dahin, wo jemand vorbeikommt und zweimal hinsieht: an den Fuß eines Baums, auf eine niedrige Mauer, neben eine Bank. Trag dann die Stelle mit dem Handy ein, und dein Stein ist auf der Karte.',
        'Teile sein Bild aus „Meine Steine“, und lass die anderen staunen.',
      ],
    },
    find: {
      title: 'Finden und weiter',
      text: [
        'Wer ihn findet, scannt den Aufkleber oder gibt die ID ein, bewundert ihn eine Weile und versteckt ihn an einem neuen Ort. Du siehst jede Station, und der Weg wird immer länger.',
        'Selbst einen gefunden? Nimm ihn mit und versteck ihn innerhalb eines Monats wieder: Er will weiter.',
      ],
    },
  },
  firstRock: {
    title: 'Dein erster Stein',
    lead: 'Er muss nicht schön sein. Er muss gefunden werden.',
  },
  stone: {
    title: 'Der Stein',
    text: 'Kauf ihn im Gartencenter, oder nimm ihn von deinem eigenen Grund. Strände, Parks und Bachbetten sind oft geschützt, und unter Steinen wohnt jemand.',
  },
  paint: {
    title: 'Die Farbe',
    text: 'Acrylfarbe oder Lackstifte halten auf sauberem Stein. Lass jede Schicht trocknen, sonst reißt die nächste sie ab.',
  },
  underside: {
    title: 'Die Unterseite',
    text: (productName: string) =>
      `Lass sie schlicht und schreib klein: die Rock ID in Dreiergruppen, und dazu „${productName}“, damit klar ist, wo man sie eingibt. Lackiere auch darüber.`,
  },
  firstPlace: {
    title: 'Die erste Stelle',
    text: 'Irgendwo, wo du wieder vorbeikommst und wo Leute zu Fuß gehen. Ein erster Stein, der in derselben Woche gefunden wird, macht Lust auf den zweiten.',
  },
  tipsTitle: 'Tipps',
  tips: [
    'Leuchtende Farben und einen klaren Umriss sieht man aus drei Schritten. Moosgrün auf Moos nicht.',
    'Mach das Foto im Schatten, von oben und vor dem Lackieren: Lack spiegelt.',
    'Scanne deine eigene ID einmal oder gib sie ein, bevor du den Stein versteckst. Ein falsches Zeichen findest du besser zu Hause.',
    'Schreib in die Notiz lieber etwas Freundliches als die genaue Stelle.',
    'Kinder malen am besten mit einem großen Punkt nach dem anderen: Das Ende eines Bleistifts macht einen perfekten.',
    'Sieh nach einem Sturm nach den Steinen, die du am Wasser versteckt hast, und hol sie wenn nötig nach Hause.',
  ],
  ready: 'Ist die Farbe trocken?',
  readyMember: 'Dann gib deinem Stein einen Namen, und er kann noch heute losziehen.',
  readyVisitor: 'Mitmachen ist kostenlos, dauert eine Minute und braucht nichts als eine E-Mail-Adresse.',
  registerFirst: 'Ersten Stein registrieren',
  signUp: 'Kostenlos mitmachen',
  guidelines: {
    title: 'Sicherheit und Regeln',
    lead: 'Kinder, Hunde und Enten stoßen auf das, was wir draußen liegen lassen. Und auch die Leute, die sich um den Ort kümmern.',
    rules: [
      {
        title: 'Wo ein Stein liegen darf',
        rules: [
          'Frag, bevor du einen auf privatem Grund versteckst: bei einem Laden, auf einem Kirchhof, auf der Mauer nebenan.',
          'Parks von Städten und Landkreisen haben eigene Regeln. Lies die Tafel am Eingang, oder frag die Parkverwaltung.',
          'Leg ihn so, dass ihn ein Kind an der Hand eines Erwachsenen bei Tageslicht zu Fuß erreicht.',
        ],
      },
      {
        title: 'Wo er nicht liegen darf',
        rules: [
          'Nationalparks, Naturschutzgebiete, geschützte Ufer und historische Stätten: nichts dalassen, nichts mitnehmen.',
          'Straßenränder, Gleise, Parkplätze, Klippen, Baustellen und alles hinter einem Zaun.',
          'Im Wasser oder nah daran, wo Farbe nicht hingehört und kleine Kinder nicht sein sollten.',
          'Rasen, der gemäht wird: Unter einem Mäher wird ein versteckter Stein zum Geschoss.',
          'Gräber und Denkmäler, Spielgeräte, Nester, Tierbauten und hohle Bäume.',
        ],
      },
      {
        title: 'Was auf einem Stein sein darf',
        rules: [
          'Farbe und Lack, die ungiftig und wasserfest sind, ganz trocken und auf jeder Seite versiegelt.',
          'Kein Essen, keine Aufkleber mit Essen, kein Glitzer, keine Perlen und nichts anderes, was ein Tier fressen oder woran ein Kleinkind ersticken könnte.',
          'Bilder und Worte, die für Familien passen. Keine Werbung, keine Namen oder Adressen.',
        ],
      },
      {
        title: 'Wenn du draußen bist',
        rules: [
          'Verstecke und suche bei Tageslicht, sag jemandem, wohin du gehst, und behalte Kinder im Blick.',
          'Bleib auf dem Weg und lass Pflanzen, Mauern und Steine, wie sie waren.',
          'Wenn sich eine Stelle als schlecht erweist, nimm den Stein mit und versteck ihn da wieder, wo es sicher ist.',
          'Fotos landen im Internet: keine Kindergesichter, keine Autokennzeichen, keine Hausnummern.',
        ],
      },
    ],
  },
};

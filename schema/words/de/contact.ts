// The words of en/contact.ts in German.
import type { Words } from '../words.ts';

export const contact: Words['contact'] = {
  heading: 'Kontakt',
  lead: 'Schreib uns, wenn es um einen Stein geht, um eine Idee oder um etwas, das nicht klappt.',
  whatHelps:
    'Es hilft, wenn wir den Namen des Steins kennen und wissen, was auf dem Bildschirm stand. Schick eine Rock ID nur uns, nie öffentlich: Wer sie kennt, kann sich den Fund gutschreiben.',
  byPost: 'Mit der Post',
  quickHelp: 'Schnelle Hilfe',
  lostId: {
    title: 'Ich habe meine Rock ID verloren',
    inMyRocks: <T>(link: (words: string) => T) => [
      'Die IDs aller deiner Steine stehen in ',
      link('Meine Steine'),
      ': Kopiere eine, um sie wieder aufzumalen, oder drucke ihren Aufkleber. Außer dir sieht eine ID nur, wer den Stein in der Hand hat.',
    ],
    wornOff:
      'Du hast einen Stein gefunden, dessen ID unlesbar ist? Schick uns ein Foto von beiden Seiten und sag uns, wo er lag: Vielleicht erkennen wir ihn an seinem Bild.',
  },
  notThere: {
    title: 'Ich finde einen Stein nicht',
    radius:
      'Suche im Umkreis von 50 Metern um seine Stelle auf der Karte. Unter Bäumen und zwischen Häusern liegen Handys oft so weit daneben, und ein Rasenmäher, ein Eichhörnchen oder ein Kind hat den Stein vielleicht ein Stück bewegt.',
    member:
      'Suche weit unten: am Fuß von Bäumen, unter Bänken, auf Mauern und Fensterbrettern, und dreh nichts um, worunter jemand wohnt. Immer noch nichts? Vielleicht ist er schon in einer Tasche, unterwegs zum nächsten Ort.',
    visitor:
      'Suche weit unten: am Fuß von Bäumen, unter Bänken, auf Mauern und Fensterbrettern, und dreh nichts um, worunter jemand wohnt. Ohne Anmeldung zeigt die Karte nur ungefähr, wo ein Stein liegt. Melde dich an, um die genaue Stelle zu sehen.',
  },
  safety: {
    title: 'Sicherheit',
    noRisk:
      'Kein Stein ist eine Gefahr wert. Lass ihn liegen, wenn er an einer Straße, auf einer Klippe, in tiefem Wasser oder hinter einem Zaun liegt, und sag uns Bescheid, damit er von der Karte kommt.',
    unfit: <T>(link: (words: string) => T) => [
      'Ist auf einem Stein, in einem Foto oder in einem Kommentar etwas, das nicht für Familien passt? Melde es da, wo du es siehst, oder schreib uns. Lies ',
      link('Sicherheit und Regeln'),
      ', bevor du einen versteckst. Im Notfall ruf zuerst die Notrufnummer deines Landes an.',
    ],
  },
};

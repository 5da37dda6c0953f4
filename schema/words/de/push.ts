// The words of en/push.ts in German.
import type { Words } from '../words.ts';

export const push: Words['push'] = {
  endpoint: 'Das ist keine Adresse eines Push-Dienstes, den wir kennen',
  key: 'Das ist kein Schlüssel eines Browsers',
  topic: 'Wähle, was du erfahren möchtest',
  unavailable: 'Wir konnten die Nachricht gerade nicht schicken',
  hide: {
    offer: 'Sag mir, wenn er gefunden wird',
    isOn: 'Dieses Gerät sagt dir, wenn er gefunden wird.',
  },
  rehide: {
    offer: 'Sag mir, wohin er reist',
    isOn: 'Dieses Gerät sagt dir, wohin er als Nächstes reist.',
  },
  denied: 'Dein Browser erlaubt dieser Website keine Nachrichten.',
  howToAllow: {
    ios: 'So änderst du das: Öffne „Einstellungen“, „Mitteilungen“, wähle diese App und erlaube sie.',
    safari:
      'So änderst du das: Öffne das Menü „Safari“, „Einstellungen“, „Websites“, „Mitteilungen“ und erlaube diese Website.',
    other:
      'So änderst du das: Erlaube dieser Website in den Einstellungen deines Browsers, Benachrichtigungen zu schicken.',
  },
  failed: {
    title: 'Das hat nicht geklappt',
    text: 'Es wurde nichts eingeschaltet. Bitte versuch es noch einmal.',
  },
};

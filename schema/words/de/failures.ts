// The words of en/failures.ts in German.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Bitte lade die Seite neu',
    description:
      'Dieser Teil ist nicht angekommen, vielleicht gibt es eine neuere Version. Was du über Steine geschrieben hast, bleibt erhalten. Ein Foto und was du woanders geschrieben hast, bleiben nicht erhalten: Mach das zuerst fertig.',
  },
  partMissing: 'Dieser Teil der Seite ist nicht angekommen.',
  partMissingOffline: 'Dieser Teil der Seite ist nicht angekommen. Bitte prüfe deine Verbindung.',
  pageMissing: {
    title: 'Bitte lade die Seite neu',
    text: 'Deinen Steinen ist nichts passiert. Diese Seite ist nicht angekommen, vielleicht gibt es eine neuere Version von ihr.',
  },
  pageMissingOffline: {
    title: 'Diese Seite braucht eine Verbindung',
    text: 'Deinen Steinen ist nichts passiert. Die Seite öffnet sich, sobald du wieder online bist.',
  },
  failed: {
    title: 'Wir haben uns kurz verlaufen',
    text: 'Deinen Steinen ist nichts passiert. Diese Seite ließ sich gerade nicht laden. Beim zweiten Mal klappt es meistens.',
  },
};

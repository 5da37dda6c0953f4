// The words of en/downloads.ts in German.
import type { Words } from '../words.ts';

export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Meine Steine',
      text: 'Jeder Stein, den du registriert hast: Rock ID, Beschreibung, Status, gereiste Strecke, wie oft er gefunden und wo er zuletzt versteckt wurde. Rock IDs sind geheim: Behalte diese Datei für dich.',
    },
    journeys: {
      title: 'Reisen meiner Steine',
      text: 'Jeder Schritt jeder Reise: wann, wo, von wem, die Notizen und wie weit es von der Stelle davor war.',
    },
    finds: {
      title: 'Meine Funde',
      text: 'Jeder Stein, den du gefunden hast: wem er gehört, wo er war und wo du ihn wieder versteckt hast.',
    },
    follows: {
      title: 'Steine, denen ich folge',
      text: 'Jeder Stein, dem du folgst, seit wann, und die, denen du nicht mehr folgst.',
    },
    notifications: {
      title: 'Meine Neuigkeiten',
      text: 'Die Neuigkeiten der letzten neunzig Tage: was mit welchem Stein passiert ist und wann wir dir geschrieben haben.',
    },
  },
  download: 'Herunterladen',
  preparing: 'Wird vorbereitet …',
  ready: 'Deine Datei ist da',
  failed: 'Diesmal keine Datei',
  failedHint: 'Bitte versuch es gleich noch einmal.',
  brokenOff:
    'Das Herunterladen ist abgebrochen, und es wurde nichts gespeichert. Bitte versuch es noch einmal.',
};

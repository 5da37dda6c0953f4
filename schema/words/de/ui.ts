// The words of en/ui.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Schließen',
  adopted: <T>(painter: T, keeper: T) => [painter, ', adoptiert von ', keeper],
  tryAgainLater: 'Bitte versuch es gleich noch einmal.',
  noCopying: 'Dein Browser lässt uns nicht kopieren',
  toasts: (key: string) => `Hinweise (${key})`,
  toast: 'Hinweis',
  pictureStillMissing: 'Lädt immer noch nicht',
  retryPicture: (name: string) => `Noch einmal: Bild von ${name}`,
  pictureStillMissingOf: (name: string) => `Lädt immer noch nicht: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)} %.`,
  progressBegins: (name: string) => `${name}.`,
};

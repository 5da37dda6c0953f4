// The words of en/ui.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Sluiten',
  adopted: <T>(painter: T, keeper: T) => [painter, ', geadopteerd door ', keeper],
  tryAgainLater: 'Probeer het zo nog eens.',
  noCopying: 'Kopiëren mag niet van je browser',
  toasts: (key: string) => `Berichten (${key})`,
  toast: 'Bericht',
  pictureStillMissing: 'Nog steeds niet geladen',
  retryPicture: (name: string) => `Opnieuw proberen: afbeelding van ${name}`,
  pictureStillMissingOf: (name: string) => `Nog steeds niet geladen: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}%.`,
  progressBegins: (name: string) => `${name}.`,
};

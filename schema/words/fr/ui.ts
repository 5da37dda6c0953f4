// The words of en/ui.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Fermer',
  adopted: <T>(painter: T, keeper: T) => [painter, ', adopté par ', keeper],
  tryAgainLater: 'Réessaie dans un instant.',
  noCopying: 'Ton navigateur ne nous laisse pas copier',
  toasts: (key: string) => `Notifications (${key})`,
  toast: 'Notification',
  pictureStillMissing: 'Toujours pas chargée',
  retryPicture: (name: string) => `Réessayer : image (${name})`,
  pictureStillMissingOf: (name: string) => `Toujours pas chargée : ${name}`,
  progress: (name: string, percent: number) => `${name} : ${number(percent)} %.`,
  progressBegins: (name: string) => `${name}.`,
};

// The words of en/ui.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Zamknij',
  adopted: <T>(painter: T, keeper: T) => [painter, ', nowy dom: ', keeper],
  tryAgainLater: 'Spróbuj ponownie za chwilę.',
  noCopying: 'Przeglądarka nie pozwala kopiować',
  toasts: (key: string) => `Powiadomienia (${key})`,
  toast: 'Powiadomienie',
  pictureStillMissing: 'Nadal się nie wczytało',
  retryPicture: (name: string) => `Spróbuj ponownie, zdjęcie: ${name}`,
  pictureStillMissingOf: (name: string) => `Nadal się nie wczytało: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}%.`,
  progressBegins: (name: string) => `${name}.`,
};

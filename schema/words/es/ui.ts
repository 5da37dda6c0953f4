// The words of en/ui.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Cerrar',
  adopted: <T>(painter: T, keeper: T) => [painter, ', adoptada por ', keeper],
  tryAgainLater: 'Inténtalo de nuevo dentro de un momento.',
  noCopying: 'Tu navegador no nos deja copiar',
  toasts: (key: string) => `Avisos (${key})`,
  toast: 'Aviso',
  pictureStillMissing: 'Sigue sin cargarse',
  retryPicture: (name: string) => `Reintentar: imagen de ${name}`,
  pictureStillMissingOf: (name: string) => `Sigue sin cargarse: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}\u00a0%.`,
  progressBegins: (name: string) => `${name}.`,
};

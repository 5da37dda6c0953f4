// The words of en/ui.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const ui: Words['ui'] = {
  close: 'Fechar',
  adopted: <T>(painter: T, keeper: T) => [painter, ', adotada por ', keeper],
  tryAgainLater: 'Tente de novo daqui a pouco.',
  noCopying: 'O seu navegador não nos deixa copiar',
  toasts: (key: string) => `Avisos (${key})`,
  toast: 'Aviso',
  pictureStillMissing: 'Ainda não carregou',
  retryPicture: (name: string) => `Tentar de novo: imagem de ${name}`,
  pictureStillMissingOf: (name: string) => `Ainda não carregou: ${name}`,
  progress: (name: string, percent: number) => `${name}: ${number(percent)}%.`,
  progressBegins: (name: string) => `${name}.`,
};

// The words of en/inbox.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Notificaciones',
  settings: 'Ajustes de notificaciones',
  loadFailed: 'No pudimos cargar lo que pasó.',
  loadFailedHint: 'Tus piedras siguen su camino de todos modos. Inténtalo de nuevo dentro de un momento.',
  quiet: 'Todo tranquilo por ahora.',
  quietHint:
    'Cuando alguien encuentre una piedra tuya, lo leerás aquí. En algún lugar hay una esperando a que la vean.',
  exploreMap: 'Explorar el mapa',
  keptFor: (days: number) => `Se guardan ${number(days)} días.`,
  today: 'Hoy',
  yesterday: 'Ayer',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Nueva',
  seePhoto: 'Ver la foto',
  seePhotoOf: (rock: string) => `Ver la foto: ${rock}`,
  answer: 'Responder',
  answerAbout: (rock: string) => `Responder sobre ${rock}`,
  sinceYouWereHere: 'Desde tu última visita',
  newsFailed: 'Las novedades no llegaron. Tus piedras siguen su camino de todos modos.',
  noNews: 'Todo tranquilo por ahora. En algún lugar, una piedra espera a que la vean.',
  all: 'Todas las notificaciones',
};

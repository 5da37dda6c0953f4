// The words of en/follows.ts in Spanish.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'Seguir',
  following: 'La sigues',
  followRock: (rock: string) => `Seguir ${rock}`,
  followingRock: (rock: string) => `Sigues ${rock}`,
  failed: { title: 'No funcionó', description: 'Inténtalo de nuevo dentro de un momento.' },
};

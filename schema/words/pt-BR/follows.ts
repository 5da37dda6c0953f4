// The words of en/follows.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'Seguir',
  following: 'Seguindo',
  followRock: (rock: string) => `Seguir ${rock}`,
  followingRock: (rock: string) => `Seguindo ${rock}`,
  failed: { title: 'Não funcionou', description: 'Tente de novo daqui a pouco.' },
};

// The words of en/rock-status.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'Escondida',
  traveling: 'Em viagem',
  found: 'Encontrada',
  active: 'Em casa',
};

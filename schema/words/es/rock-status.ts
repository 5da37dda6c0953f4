// The words of en/rock-status.ts in Spanish.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'Escondida',
  traveling: 'De viaje',
  found: 'Encontrada',
  active: 'Sin esconder',
};

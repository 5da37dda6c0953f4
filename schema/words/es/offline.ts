// The words of en/offline.ts in Spanish.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'Conexión',
  noConnection: 'Sin conexión.',
  whatYouSee: 'Ves lo que este dispositivo tiene guardado.',
  tryAgain: 'Reintentar',
  asOf: (moment: string) => `Actualizado: ${moment}`,
  newVersion: {
    title: 'Hay una versión nueva',
    description: 'Llega al volver a cargar esta página.',
    action: 'Cargarla ahora',
  },
};

// The words of en/kept-finds.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Volver a esconderla',
  change: 'Cambiar',
  sendToMyself: 'Enviármelo',
  title: 'Cambiarlo antes de enviarlo',
  save: 'Guardar',
  cancel: 'Cancelar',
  rockName: 'Nombre de la piedra',
  rockId: 'Rock ID del código QR',
  description: 'Descripción',
  comment: 'Tu comentario',
  line: 'Tu mensaje',
  tooLong: (over: number, most: number) =>
    plural(over, {
      one: `Sobra # carácter: ${number(most)} como máximo.`,
      other: `Sobran # caracteres: ${number(most)} como máximo.`,
    }),
  registered: <T>(moment: T) => ['Registrada: ', moment],
  found: <T>(moment: T) => ['Encontrada: ', moment],
  share: {
    title: 'Mi hallazgo en Rockabout',
    copied: 'Enlace copiado: ábrelo donde tengas tu sesión iniciada',
  },
  busy: {
    title: 'Se está enviando ahora',
    description: 'Si no llega, podrás cambiarlo dentro de un momento.',
  },
  arrived: {
    title: 'Ya no está aquí',
    description: 'Se envió o se borró antes de tu cambio.',
  },
  unreadable: {
    title: 'Esto no se puede cambiar aquí',
    description: 'Vuelve a cargar la página, o bórralo y hazlo otra vez.',
  },
};

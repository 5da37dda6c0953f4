// The words of en/corrections.ts in Spanish.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Esta anotación no está aquí, o no es tuya',
  place: 'Un lugar tiene una latitud, una longitud y un nombre',
  tooMany: 'Hoy has corregido mucho. Sigue mañana.',
  nothing: 'Di qué debe cambiar: el lugar, las notas o la hora',
  tooLate: (days: number) => `Una anotación se puede cambiar durante ${unit(days, 'day')} después de hacerla`,
  first:
    'El primer escondite empieza el viaje, y desde entonces otras personas han estado allí. Mejor cámbialo.',
  betweenOthers: 'Antes o después, a esta piedra le pasó otra cosa. Elige una hora que quede en medio.',
  change: 'Cambiar',
  changeThis: { hide: 'Cambiar este escondite', find: 'Cambiar este hallazgo' },
  changeOrUndo: 'Cambiar o deshacer este hallazgo',
  changeOf: {
    hide: (day: string) => `Cambiar tu escondite del ${day}`,
    find: (day: string) => `Cambiar tu hallazgo del ${day}`,
  },
  takeThisBack: { hide: '¿Retirar este escondite?', find: '¿Retirar este hallazgo?' },
  wasMistake: '¿Fue un error?',
  takeBack: 'Retirarlo',
  keep: 'Conservarlo',
  tryAgain: 'No llegó. Inténtalo de nuevo.',
  becomes: {
    gone: 'Desde entonces no ha pasado nada, así que desaparece del viaje.',
    struck: 'Desde entonces han pasado más cosas, así que el viaje lo muestra tachado. No cuenta.',
    unknown: 'Si desde entonces no ha pasado nada, desaparece del viaje. Si no, queda tachado y no cuenta.',
  },
  norRehide: 'Tampoco cuenta que la volvieras a esconder.',
  changed: { title: 'Cambiado', text: 'El viaje ya lo muestra así.' },
  takenBack: {
    title: 'Retirado',
    shown: 'El viaje muestra que fue un error. No cuenta.',
    gone: 'Ya no está, como si nunca se hubiera anotado.',
  },
};

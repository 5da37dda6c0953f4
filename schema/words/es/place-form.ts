// The words of en/place-form.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `Esconder ${rock}`,
    rehide: (rock: string) => `Volver a esconder ${rock}`,
    find: (rock: string) => `Encontraste ${rock}`,
    move: '¿Dónde está ahora la piedra?',
  },
  moveHint: {
    mi: 'Hasta más o menos una milla, o dentro de su localidad. ¿Más lejos? Márcala como encontrada y escóndela allí.',
    km: 'Hasta más o menos un kilómetro y medio, o dentro de su localidad. ¿Más lejos? Márcala como encontrada y escóndela allí.',
  },
  submit: {
    hide: 'Guardar escondite',
    rehide: 'Guardar escondite',
    find: 'Guardar hallazgo',
    move: 'Guardar lugar',
  },
  save: 'Guardar',
  cancel: 'Cancelar',
  notes: 'Notas (opcional)',
  notesHints: {
    hide: '¿Dónde la escondiste?',
    rehide: '¿Cómo la encontraste?',
    find: '¿Cómo la encontraste?',
    move: '¿Por qué la moviste?',
  },
  locate: 'Usar mi ubicación actual',
  locating: 'Buscando dónde estás…',
  located: 'Aquí estás ahora. Mueve el marcador si la piedra está en otro lugar.',
  tapMap: {
    mi: 'O toca en el mapa donde está la piedra. Los visitantes ven el lugar con un margen de unos 300 pies.',
    km: 'O toca en el mapa donde está la piedra. Los visitantes ven el lugar con un margen de unos 100 metros.',
  },
  dragPin: {
    mi: 'Arrastra el marcador o toca donde está la piedra. Los visitantes ven el lugar con un margen de unos 300 pies.',
    km: 'Arrastra el marcador o toca donde está la piedra. Los visitantes ven el lugar con un margen de unos 100 metros.',
  },
  map: 'Mapa para poner el marcador: las flechas mueven el mapa, Enter pone el marcador en el centro',
  pin: 'Marcador: las flechas lo mueven; con Mayús, a pasos pequeños',
  locationName: 'Nombre del lugar',
  locationNameHint: 'Un lugar que otros conozcan, como un parque o un pueblo',
  byHand: 'Escribirlo a mano',
  latitude: 'Latitud',
  longitude: 'Longitud',
  when: '¿Cuándo?',
  justNow: 'Ahora mismo',
  wasEarlier: 'Fue antes',
  wasAnotherTime: 'Fue en otro momento',
  whenHint: (days: number) => `Dentro de los últimos ${number(days)} días.`,
  ground: {
    park: 'Los parques nacionales piden que no se deje nada; aquí te contamos por qué',
    water: 'En nuestro mapa, este lugar está en el agua',
    inPark: <T>(park: T) => [
      'Este lugar está en ',
      park,
      '. Allí los visitantes no dejan rastro, y la pintura puede hacer daño a la vida silvestre. Los guardaparques retiran y desechan las piedras pintadas, y el viaje terminaría. Un parque de la ciudad, fuera de allí, es un buen lugar.',
    ],
    inNamelessPark:
      'Este lugar está en un parque nacional o una reserva natural. Allí los visitantes no dejan rastro, y la pintura puede hacer daño a la vida silvestre. Los guardaparques retiran y desechan las piedras pintadas, y el viaje terminaría. Un parque de la ciudad, fuera de allí, es un buen lugar.',
    onWater: 'Una piedra en el agua es difícil de encontrar. ¿Hay una cifra mal, o falta un signo menos?',
    alsoOnWater:
      'Además, en nuestro mapa está en el agua. Una piedra en el agua es difícil de encontrar. ¿Hay una cifra mal, o falta un signo menos?',
    change: 'Elegir otro lugar',
    hideAnyway: 'Esconderla de todos modos',
    logAnyway: 'Guardarlo de todos modos',
  },
  thanksForFind: {
    title: '¡Gran hallazgo!',
    text: (rock: string) => `Tus palabras ya son parte del viaje de ${rock}.`,
  },
  thanksForMove: {
    title: 'Gracias',
    text: 'El mapa muestra dónde está ahora, y avisamos a quien la pintó.',
  },
  tryAgain: 'No llegó. Inténtalo de nuevo.',
  failed: (why: string) => `No se pudo guardar el lugar de la piedra: ${why}`,
};

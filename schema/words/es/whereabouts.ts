// The words of en/whereabouts.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Esta piedra no está escondida ahora',
  tooManyAbsences: 'Hoy has buscado muchas piedras. Sigue mañana.',
  notHolder: 'Solo puede hacerlo quien encontró esta piedra y la tiene ahora',
  ownRock: 'Es tu propia piedra. Anota mejor que ha vuelto a casa.',
  declined: 'A quien la pintó le gustaría que siguiera viajando',
  noQuestion: 'Ya nadie pide quedarse con esta piedra',
  notOwner: 'Solo puede decirlo la persona a quien pertenece',
  notHome: 'Primero escribe su ID en «Piedra encontrada», para que su viaje llegue hasta casa',
  withFinder: 'Ahora otra persona tiene esta piedra. Cuando la esconda o la pase, podrás decirlo.',
  neverHidden: 'El viaje de esta piedra todavía no ha empezado',
  isKept: 'Quien encontró esta piedra se la queda y da las gracias',
  rest: 'Una piedra está en casa, ha terminado su viaje o sigue viajando',
  answer: 'Di sí o no',
  otherTown: 'Ese lugar está en otra localidad. Marca la piedra como encontrada y escóndela allí.',
  movedMeanwhile: 'Mientras tanto, a esta piedra le pasó otra cosa',
  resting: {
    kept: 'Se la quedó quien la encontró, y da las gracias',
    home: 'De vuelta en casa, con quien la pintó',
    retired: 'Su viaje ha terminado',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Quizá ya no esté: # persona la buscó y no la encontró',
      other: 'Quizá ya no esté: # personas la buscaron y no la encontraron',
    }),
  perhapsGone: 'Quizá ya no esté',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'No sale en ningún mapa. Si alguien la encuentra de todos modos, volverá a salir.',
  failed: { title: 'No llegó', description: 'Inténtalo de nuevo dentro de un momento.' },
  undo: 'Deshacer',
  end: 'Terminar el viaje',
  travelOn: 'Que siga viajando',
  ended: (name: string) => ({
    title: `El viaje de ${name} ha terminado`,
    description: 'Ya no está en el mapa, pero conserva su página.',
  }),
  miss: 'La busqué y no está',
  missNamed: (name: string) => `Busqué ${name} y no está`,
  missed: {
    waiting: 'Gracias. Espera a que haya conexión, en «Por enviar».',
    missing: 'Gracias. Queda marcada como «Quizá ya no esté», y avisamos a quien la pintó.',
    one: 'Gracias. Si otras personas tampoco la ven, avisamos a quien la pintó.',
  },
  mayTheyKeep: (name: string) => `¿Puede quedarse con ${name}?`,
  yes: 'Sí, que se la quede',
  no: 'Que siga viajando',
  saidYes: 'Dijiste que sí. Allí descansa, y te dan las gracias.',
  saidNo: 'Dijiste que siga viajando.',
  keeping: {
    asked: 'Preguntaste a quien la pintó si puedes quedarte con ella. Te diremos qué responde.',
    granted: 'Puedes quedártela. Quien la pintó te da las gracias.',
    declined: 'A quien la pintó le gustaría que siguiera viajando. Escóndela cuando puedas.',
  },
  handingWaits:
    'Pasarla espera a que haya conexión. Mientras tanto, que la otra persona escriba el Rock ID: si su hallazgo se envía antes que esto, que toque «Reintentar».',
  handing: (until: string) => `Quien escriba su Rock ID la recibe de ti. Muéstraselo. Plazo: hasta ${until}.`,
  stopHanding: 'Dejar de pasarla',
  handOn: 'Pasarla',
  handOnHow: (hours: number) =>
    `Pásala a alguien que esté a tu lado: durante ${unit(hours, 'hour')}, quien escriba su ID la tiene.`,
  backHome: 'Está de vuelta en casa contigo y descansa.',
  travelsOn: 'Sigue viajando',
  isBackHome: 'Está de vuelta en casa',
  askToKeep: 'Preguntar si me la puedo quedar',
  keep: 'Quedármela y dar las gracias',
};

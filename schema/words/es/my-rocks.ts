// The words of en/my-rocks.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Mis piedras',
  foundRock: 'Encontré una piedra',
  register: 'Nueva piedra',
  track: 'Seguir en el mapa',
  printLabel: 'Imprimir etiqueta',
  done: 'Listo',
  tabs: {
    rocks: 'Mis piedras',
    rehide: 'Por esconder',
    archive: 'Ya escondidas',
    activity: 'Actividad',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'Tu primera piedra tendrá aquí su lugar.',
    description: 'Pinta una, dale un ID y mira adónde va.',
    register: 'Registrar tu primera piedra',
  },
  noFinds: {
    title: 'No hay ninguna piedra encontrada en tu bolsillo.',
    description: 'Cuando encuentres una, escribe su ID. Te esperará aquí hasta que la vuelvas a esconder.',
  },
  noArchive: {
    title: 'Aquí quedará el recuerdo de las piedras que vuelvas a esconder.',
    look: 'Buscar una en el mapa',
  },
  noActivity: {
    title: 'Todavía no ha pasado nada.',
    description: 'Registra una piedra tuya o busca una que alguien haya escondido.',
    register: 'Registrar una piedra',
    exploreMap: 'Explorar el mapa',
  },
  notYours: { title: 'Esta piedra ya no es tuya', description: 'Quizá ya tiene un nuevo hogar.' },
  notWithYou: {
    title: 'No tienes esta piedra',
    description:
      'La esconde la persona a quien pertenece, o quien la encontró por última vez. Cuando vuelva a esperar en su lugar, podrás marcarla como encontrada.',
  },
  alreadyHidden: {
    title: 'Ya está escondida',
    description: (rock: string) =>
      `${rock} espera en su escondite. Se podrá volver a esconder cuando alguien la encuentre.`,
  },
  withFinder: {
    title: 'La tiene quien la encontró',
    description: (rock: string) =>
      `Alguien encontró ${rock}. Quien la tenga ahora puede volver a esconderla.`,
  },
  lookUpFailed: {
    title: 'No pudimos buscar tu piedra',
    description: 'Inténtalo de nuevo dentro de un momento.',
  },
  findsFailed: 'No pudimos cargar las piedras que encontraste.',
  archiveFailed: 'No pudimos cargar las piedras que volviste a esconder.',
  activityFailed: 'No pudimos cargar tu actividad.',
  theRock: 'la piedra',
};

// The words of en/rock-page.ts in Spanish.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'La pintó',
  keeper: 'La adoptó',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Su viaje',
  play: 'Reproducir',
  stops: 'Paradas, primero la última',
  seen: (near: string | null) =>
    near === null ? 'Alguien la vio y la dejó' : `Alguien la vio ${near} y la dejó`,
  removeSighting: 'Quitar',
  removeSightingOf: (day: string) => `Quitar: ${day}`,
  sightingRemoved: 'El avistamiento se quitó',
  sightingStays: 'El avistamiento no se pudo quitar',
  tryAgain: 'Inténtalo de nuevo dentro de un momento.',
  comments: 'Lo que dice la gente',
  nobody: 'Nadie ha dicho nada todavía. Una palabra amable llega lejos.',
  join: 'Inicia sesión para decir algo',
  found: '¿La encontraste?',
  foundHow: 'Escribe el ID de su etiqueta o de su parte de abajo.',
  share: 'Compartir',
  follow: 'Seguir',
  thanked: (who: string) => `${who} dio las gracias`,
  thanks: 'Gracias por este hallazgo',
  earlier: (count: number) =>
    plural(count, { one: 'Ver # parada anterior', other: 'Ver # paradas anteriores' }),
  older: (count: number) =>
    plural(count, {
      one: 'Una parada más antigua no aparece aquí.',
      other: '# paradas más antiguas no aparecen aquí.',
    }),
  farFromTowns: 'Lejos de cualquier pueblo',
  fromTo: (first: string, last: string) => `De ${first} a ${last}`,
  by: (who: string) => `por ${who}`,
  to: (who: string) => `a ${who}`,
  whereNow: {
    active: 'Aún sin esconder: su viaje está a punto de empezar',
    hidden: (near: string | null) => near ?? 'lejos de cualquier pueblo',
    found: (near: string | null) => `${near ?? 'lejos de cualquier pueblo'}, y en camino`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'mano', other: 'manos' }),
    countries: (count: number) => plural(count, { one: 'país', other: 'países' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# mano', other: '# manos' }),
    countries: (count: number) => plural(count, { one: '# país', other: '# países' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Una piedra pintada por ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Una piedra pintada por ${painter} y adoptada por ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, una piedra pintada`,
  },
  seenBy: { members: 'Solo los miembros ven esta página.', hidden: 'Solo tú ves esta página.' },
  change: 'Cambiar',
  paintedRock: 'Piedra pintada',
  noPage: 'Aquí no hay página',
  none: {
    title: 'Esta piedra no tiene página aquí',
    text: 'Quizá quien la pintó la quitó, o el enlace no está completo.',
    enterId: 'Escribir un Rock ID',
    exploreMap: 'Explorar el mapa',
  },
  needsConnection: {
    title: 'Esta página necesita conexión',
    text: 'No la has abierto últimamente en este dispositivo. Inténtalo de nuevo donde haya señal.',
    action: 'Reintentar',
  },
  members: {
    title: 'Esta piedra es para miembros',
    text: 'Quien la pintó muestra su página solo a los miembros. Unirse es gratis: inicia sesión y vuelves aquí enseguida.',
    action: 'Unirse o iniciar sesión',
  },
};

// The words of en/found-rock.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Piedra encontrada',
  field: 'Rock ID',
  lookUp: 'Buscar',
  looking: 'Buscando…',
  wornOff: 'El ID ya no se lee',
  tryAgain: 'Reintentar',
  markAsFound: 'Marcar como encontrada',
  finding: 'Guardando el hallazgo…',
  saw: 'La vi y la dejé',
  hide: 'Esconder piedra',
  register: 'Registrar piedra',
  won: '¡Genial! ¡Piedra encontrada!',
  titles: {
    active: 'Piedra lista para esconder',
    hidden: '¡Encontraste una piedra!',
    found: 'Piedra lista para volver a esconder',
  },
  nothing: {
    title: 'Escribe el Rock ID',
    text: 'Está en la etiqueta o pintado en la parte de abajo de la piedra.',
  },
  howItWorks: 'Cómo funciona',
  steps: [
    'Escanea la etiqueta con tu teléfono o escribe su Rock ID.',
    'Marca la piedra como encontrada. Para eso hay que iniciar sesión; mirar puede cualquiera.',
    'Escóndela en un lugar nuevo y síguela en el mapa.',
  ],
  quickLinks: 'Enlaces rápidos',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' ya está en «',
    link('Por esconder'),
    '».',
  ],
  timesFound: (count: number) => plural(count, { one: 'Encontrada # vez', other: 'Encontrada # veces' }),
  join: (productName: string) =>
    `Únete a ${productName}: ¡elige tu nivel de aventura y empieza a seguir piedras!`,
};

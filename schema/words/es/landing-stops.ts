// The words of en/landing-stops.ts in Spanish.
import type { Words } from '../words.ts';

export const landingStops: Words['landingStops'] = {
  signUp: 'Crear cuenta gratis',
  ambassador: {
    title: 'Embajadores fundadores',
    text: 'Si llegas entre las 2 primeras personas de tu estado o país, es tuyo un paquete gratis de 20 etiquetas con código QR. Respondemos en 24 horas.',
    apply: 'Únete a los embajadores fundadores',
  },
  figures: {
    label: 'La comunidad en cifras',
    names: {
      totalRocks: 'Piedras',
      activeCountries: 'Países',
      totalUsers: 'Miembros',
    },
    traveled: { mi: 'Millas recorridas', km: 'Kilómetros recorridos' },
    failed: 'Las cifras de la comunidad no llegaron.',
    loading: 'Cargando…',
  },
  tryAgain: 'Reintentar',
  adventure: {
    title: 'Cuatro pasos, y ya está de viaje',
    paint: {
      title: 'Crear y pintar',
      text: 'Toma una piedra lisa y pinta lo que quieras. Una capa de sellador conserva los colores bajo la lluvia.',
    },
    register: {
      title: 'Registrar piedra',
      text: 'Dale un nombre, una foto y un Rock ID, y ponle el ID por debajo: con una etiqueta, o con buen pulso y un marcador.',
    },
    hide: {
      title: 'Esconder y compartir',
      text: 'Déjala junto a un camino, bajo un banco o sobre un muro: un lugar seguro donde alguien se pare a mirar dos veces.',
    },
    find: {
      title: 'Encontrar y seguir',
      text: 'Alguien la encuentra, escribe el ID y la vuelve a esconder. Tú ves cada lugar nuevo, y la distancia va creciendo.',
    },
  },
  explore: {
    title: 'Explora el mapa',
    lead: 'Cada punto naranja es una piedra pintada que espera a que alguien la encuentre.',
    more: 'Explorar el mapa',
    failed: 'Las piedras no llegaron.',
    pressGroup: 'Toca un círculo de puntos para ver sus piedras una a una.',
    pressDot: 'Toca un punto para ver cuánto tiempo lleva esperando su piedra.',
  },
  month: {
    caption: 'Escondidas en los últimos treinta días',
    buttons: { playing: 'Pausa', paused: 'Reproducir', over: 'Otra vez' },
  },
  featured: {
    title: 'Piedras destacadas',
    lead: 'Estas tres han visto más mundo que casi todos nosotros.',
    failed: 'Las viajeras no llegaron.',
    failedText: 'Están por ahí fuera, seguro. Inténtalo de nuevo dentro de un momento.',
    none: 'Todavía no ha salido de viaje ninguna piedra. La tuya podría ser la primera.',
  },
  community: {
    title: 'Lo último de la comunidad',
    lead: 'Piedras pintadas, fotografiadas y escondidas por gente como tú.',
    more: 'Comunidad',
  },
  hunters: {
    title: 'Los mejores cazapiedras',
    first: 'Cazapiedras del mes',
    failed: 'La lista no llegó.',
  },
};

// The words of en/location.ts in Spanish.
import type { Words } from '../words.ts';
const instead = {
  coordinates: 'escribe las coordenadas a mano',
  placeSearch: 'busca un lugar por su nombre',
  mapAlone: 'mueve el mapa hasta el lugar a mano',
};

const howToAllow = {
  ios: 'En el iPhone o iPad, abre Ajustes (o Configuración), «Privacidad y seguridad», «Localización», «Sitios web de Safari», elige «Cuando se use la app» e inténtalo de nuevo',
  safari:
    'En Safari, abre el menú Safari, «Ajustes de este sitio web», pon «Ubicación» en «Permitir» e inténtalo de nuevo',
  other: 'Permite la ubicación para este sitio en los ajustes de tu navegador e inténtalo de nuevo',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Ubicación no disponible aquí',
    text: (otherwise: Instead) =>
      `Este navegador no puede decir dónde estás. Por favor, ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Ubicación sin permiso',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, o ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Ubicación no encontrada',
    text: (otherwise: Instead) =>
      `Tu dispositivo no pudo averiguar dónde estás. Inténtalo de nuevo a cielo abierto, o ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'La ubicación tardó demasiado',
    text: (otherwise: Instead) =>
      `Averiguar dónde estás llevó demasiado tiempo. Inténtalo de nuevo, o ${instead[otherwise]}.`,
  },
};

// The words of en/location.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
const instead = {
  coordinates: 'digite as coordenadas',
  placeSearch: 'busque um lugar pelo nome',
  mapAlone: 'mova o mapa até o lugar com a mão',
};

const howToAllow = {
  ios: 'No iPhone ou iPad, abra Ajustes, Privacidade e Segurança, Serviços de Localização, Sites do Safari, escolha Durante o Uso do App e tente de novo',
  safari: 'No Safari, abra o menu Safari, Ajustes Deste Site, mude Localização para Permitir e tente de novo',
  other: 'Permita a localização para este site nas configurações do navegador e tente de novo',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'Sem suporte a localização',
    text: (otherwise: Instead) =>
      `Este navegador não sabe dizer onde você está. Em vez disso, ${instead[otherwise]}.`,
  },
  denied: {
    title: 'Localização não permitida',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, ou ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'Localização indisponível',
    text: (otherwise: Instead) =>
      `O seu aparelho não conseguiu descobrir onde você está. Tente de novo a céu aberto, ou ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'A localização demorou demais',
    text: (otherwise: Instead) =>
      `Descobrir onde você está demorou demais. Tente de novo, ou ${instead[otherwise]}.`,
  },
};

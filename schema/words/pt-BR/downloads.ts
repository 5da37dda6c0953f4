// The words of en/downloads.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Minhas pedras',
      text: 'Cada pedra que você registrou: Rock ID, descrição, situação, distância, quantas vezes foi encontrada e onde foi escondida por último. Rock IDs são segredos: guarde este arquivo só para você.',
    },
    journeys: {
      title: 'Viagens das minhas pedras',
      text: 'Cada passo de cada viagem: quando, onde, por quem, as observações e a que distância ficava do lugar anterior.',
    },
    finds: {
      title: 'Meus achados',
      text: 'Cada pedra que você encontrou: de quem é, onde estava e onde você a escondeu de novo.',
    },
    follows: {
      title: 'Pedras que eu sigo',
      text: 'Cada pedra que você escolheu seguir, desde quando, e as que você deixou de seguir.',
    },
    notifications: {
      title: 'Do que fiquei sabendo',
      text: 'As notificações dos últimos noventa dias: o que aconteceu com qual pedra, e quando escrevemos para você.',
    },
  },
  download: 'Baixar',
  preparing: 'Preparando…',
  ready: 'O seu arquivo está pronto',
  failed: 'Desta vez não veio arquivo',
  failedHint: 'Tente de novo daqui a pouco.',
  brokenOff: 'O download foi interrompido, e nada foi salvo. Tente de novo.',
};

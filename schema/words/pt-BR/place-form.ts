// The words of en/place-form.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `Esconder ${rock}`,
    rehide: (rock: string) => `Esconder ${rock} de novo`,
    find: (rock: string) => `Você encontrou ${rock}`,
    move: 'Onde está a pedra agora?',
  },
  moveHint: {
    mi: 'Até cerca de uma milha, ou dentro da mesma cidade. Mais longe? Marque a pedra como encontrada e esconda-a lá.',
    km: 'Até cerca de um quilômetro e meio, ou dentro da mesma cidade. Mais longe? Marque a pedra como encontrada e esconda-a lá.',
  },
  submit: {
    hide: 'Anotar esconderijo',
    rehide: 'Anotar esconderijo',
    find: 'Anotar achado',
    move: 'Anotar mudança',
  },
  save: 'Salvar',
  cancel: 'Cancelar',
  notes: 'Observações (opcional)',
  notesHints: {
    hide: 'Onde você a escondeu?',
    rehide: 'Como você a encontrou?',
    find: 'Como você a encontrou?',
    move: 'Por que você a mudou de lugar?',
  },
  locate: 'Usar minha localização',
  locating: 'Procurando onde você está…',
  located: 'Você está aqui agora. Se a pedra está em outro lugar, mova o marcador.',
  tapMap: {
    mi: 'Ou toque no mapa, onde a pedra está. Visitantes veem o lugar com precisão de uns 300 pés.',
    km: 'Ou toque no mapa, onde a pedra está. Visitantes veem o lugar com precisão de uns 100 metros.',
  },
  dragPin: {
    mi: 'Arraste o marcador ou toque onde a pedra está. Visitantes veem o lugar com precisão de uns 300 pés.',
    km: 'Arraste o marcador ou toque onde a pedra está. Visitantes veem o lugar com precisão de uns 100 metros.',
  },
  map: 'Mapa para pôr o marcador: as setas do teclado movem o mapa, Enter põe o marcador no meio',
  pin: 'Marcador: as setas do teclado o movem, com Shift em passos pequenos',
  locationName: 'Nome do lugar',
  locationNameHint: 'Um lugar que outras pessoas conhecem, como um parque ou uma cidade',
  byHand: 'Digitar coordenadas',
  latitude: 'Latitude',
  longitude: 'Longitude',
  when: 'Quando?',
  justNow: 'Agora mesmo',
  wasEarlier: 'Foi antes',
  wasAnotherTime: 'Foi em outra hora',
  whenHint: (days: number) => `Nos últimos ${number(days)} dias.`,
  ground: {
    park: 'Parques nacionais pedem que nada seja deixado lá; veja por quê',
    water: 'No nosso mapa, este lugar fica na água',
    inPark: <T>(park: T) => [
      'Este lugar fica em: ',
      park,
      '. Quem visita não deixa nada por lá, e a tinta pode fazer mal aos animais. Os guardas recolhem as pedras pintadas e as jogam fora, e a viagem terminaria. Um parque da cidade, fora dali, é um bom lugar.',
    ],
    inNamelessPark:
      'Este lugar fica em um parque nacional ou em uma reserva natural. Quem visita não deixa nada por lá, e a tinta pode fazer mal aos animais. Os guardas recolhem as pedras pintadas e as jogam fora, e a viagem terminaria. Um parque da cidade, fora dali, é um bom lugar.',
    onWater: 'Uma pedra na água é difícil de encontrar. Há um dígito errado, ou falta um sinal de menos?',
    alsoOnWater:
      'No nosso mapa, ele também fica na água. Uma pedra na água é difícil de encontrar. Há um dígito errado, ou falta um sinal de menos?',
    change: 'Escolher outro lugar',
    hideAnyway: 'Esconder mesmo assim',
    logAnyway: 'Anotar mesmo assim',
  },
  thanksForFind: {
    title: 'Belo achado!',
    text: (rock: string) => `Agora as suas palavras fazem parte da viagem de ${rock}.`,
  },
  thanksForMove: {
    title: 'Agradecemos',
    text: 'O mapa mostra onde ela está agora, e quem a pintou fica sabendo.',
  },
  tryAgain: 'Isso não chegou. Tente de novo.',
  failed: (why: string) => `Não foi possível salvar o lugar da pedra: ${why}`,
};

// The words of en/corrections.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Esta anotação não está aqui, ou não é sua',
  place: 'Um lugar tem latitude, longitude e nome',
  tooMany: 'Hoje você já corrigiu bastante. Continue amanhã.',
  nothing: 'Diga o que deve mudar: o lugar, as observações ou a hora',
  tooLate: (days: number) => `Depois de feita, uma anotação pode ser alterada por ${unit(days, 'day')}`,
  first:
    'O primeiro esconderijo dá início à viagem, e outras pessoas já passaram por lá. Em vez disso, altere-o.',
  betweenOthers: 'Algo mais aconteceu com esta pedra antes ou depois. Escolha uma hora entre as duas coisas.',
  change: 'Alterar',
  changeThis: { hide: 'Alterar este esconderijo', find: 'Alterar este achado' },
  changeOrUndo: 'Alterar ou desfazer este achado',
  changeOf: {
    hide: (day: string) => `Alterar o seu esconderijo de ${day}`,
    find: (day: string) => `Alterar o seu achado de ${day}`,
  },
  takeThisBack: { hide: 'Retirar este esconderijo?', find: 'Retirar este achado?' },
  wasMistake: 'Foi um engano?',
  takeBack: 'Retirar',
  keep: 'Manter',
  tryAgain: 'Isso não chegou. Tente de novo.',
  becomes: {
    gone: 'Nada aconteceu depois disso, então a anotação some da viagem.',
    struck: 'Algo mais aconteceu depois disso, então a anotação aparece riscada na viagem. Ela não conta.',
    unknown: 'Se nada aconteceu depois disso, a anotação some. Se não, ela aparece riscada e não conta.',
  },
  norRehide: 'O esconderijo que você anotou depois também não.',
  changed: { title: 'Alterado', text: 'A viagem já mostra a mudança.' },
  takenBack: {
    title: 'Retirado',
    shown: 'A viagem mostra que foi um engano. Não conta.',
    gone: 'Sumiu, como se nunca tivesse sido anotado.',
  },
};

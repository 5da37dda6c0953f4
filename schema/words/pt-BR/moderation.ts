// The words of en/moderation.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const titles = {
  photo: 'Foto',
  rock: 'Pedra',
  comment: 'Comentário',
  question: 'Foto enviada por quem encontrou',
  name: 'Nome',
  place: 'Nome de um lugar',
  note: 'Observação',
  line: 'Recado',
  thanks: 'Agradecimento',
};

type Subject = keyof typeof titles;
const between: Record<Subject, string> = {
  photo: ' de ',
  rock: ': ',
  comment: ' sobre ',
  question: ', sobre ',
  name: ', visto em ',
  place: ' de ',
  note: ' em uma anotação de ',
  line: ' em um achado de ',
  thanks: ' por um achado de ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  thePhotoOf: (rock: string) => `a foto de ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `a foto de ${rock}`,
      rock,
      comment: `o comentário sobre ${rock}`,
      question: `a foto que alguém enviou sobre ${rock}`,
      name: `o nome ${words ?? 'de um membro'}`,
      place: `o nome de um lugar de ${rock}`,
      note: `a observação em uma anotação de ${rock}`,
      line: `o recado em um achado de ${rock}`,
      thanks: `o agradecimento por um achado de ${rock}`,
    })[subject],

  heading: 'Denúncias',
  reportsNotLoaded: 'Não foi possível carregar as denúncias.',
  nothingWaits: 'Nada espera por você. O que os membros denunciam vem para cá.',
  hiddenForNow: 'Oculto por enquanto',
  by: <T>(member: T) => ['Por: ', member],
  ofDeleted: 'O que contas excluídas fizeram nesta pedra',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# denúncia', other: '# denúncias' })}, aqui as mais recentes: ${number(shown)}`
      : plural(count, { one: '# denúncia', other: '# denúncias' }),
  showOlder: (count: number) => `Mostrar mais antigas (${number(count)})`,
  rockIsHidden: 'A própria pedra está oculta: restaure-a primeiro, em “Oculto agora”.',
  settle: 'Resolver',
  reportedAt: <T>(at: T) => ['Denúncia de ', at],
  wordsGone: 'Estas palavras não existem mais.',
  reportedPhoto: (rock: string) => `Denunciada: ${rock}`,
  noPhoto: 'Sem foto',

  hiddenNow: 'Oculto agora',
  hiddenCaption: 'O que está oculto agora, o mais recente primeiro',
  hiddenNotLoaded: 'Não foi possível carregar o que está oculto.',
  nothingHidden: 'Nada está oculto.',
  what: 'O quê',
  asOthersSaw: 'Como os outros viam',
  whose: 'De quem',
  hiddenSince: 'Oculto desde',
  hiddenPhoto: (rock: string) => `Oculta: ${rock}`,

  hide: 'Ocultar',
  hideThing: (thing: string) => `Ocultar ${thing}`,
  hideTitle: (thing: string) => `Ocultar: ${thing}`,
  delete: 'Apagar',
  deleteTitle: (thing: string) => `Apagar: ${thing}`,
  keepHidden: 'Manter oculto',
  keepHiddenTitle: (thing: string) => `Manter oculto: ${thing}`,
  restore: 'Restaurar',
  restoreThing: (thing: string) => `Restaurar ${thing}`,
  restoreTitle: (thing: string) => `Restaurar: ${thing}`,
  nothingWrong: 'Nada de errado',
  nothingWrongTitle: (thing: string) => `Nada de errado: ${thing}`,
  hides: {
    photo:
      'A partir de agora ninguém a vê; a pedra segue viagem. A pessoa dona da pedra lê o seu motivo em um e-mail gentil.',
    rock: 'A partir de agora só a vê a pessoa dona dela, e quem estiver com ela. A pessoa dona lê o seu motivo em um e-mail gentil.',
    comment: 'A partir de agora ninguém o vê. Quem o escreveu lê o seu motivo em um e-mail gentil.',
    question: 'Ela é apagada de vez. Quem a enviou lê o seu motivo em um e-mail gentil.',
    name: 'Os outros veem “Alguém” no lugar dele até o membro escolher outro. Quem o escreveu lê o seu motivo em um e-mail gentil.',
    place:
      'Os outros veem “Um esconderijo” no lugar dele; o próprio lugar continua no mapa. Quem o escreveu lê o seu motivo em um e-mail gentil.',
    note: 'A partir de agora ninguém a vê. Quem a escreveu lê o seu motivo em um e-mail gentil.',
    line: 'A partir de agora ninguém o vê. Quem o escreveu lê o seu motivo em um e-mail gentil.',
    thanks: 'A partir de agora ninguém vê as palavras. Quem as escreveu lê o seu motivo em um e-mail gentil.',
  },
  restores: {
    owner: 'Todo mundo vê isto de novo. A pessoa dona da pedra é avisada.',
    sender: 'Todo mundo vê isto de novo. Avisamos quem enviou.',
    author: 'Todo mundo vê isto de novo. Avisamos quem escreveu.',
  },
  settles: 'Fica como está, e as denúncias ficam resolvidas.',
  deletedToast: { title: 'Apagado', description: 'Ninguém mais vê isto.' },
  hiddenToast: { title: 'Oculto', description: 'Os outros não veem mais isto.' },
  restoredToast: { title: 'Restaurado', description: 'Todo mundo vê isto de novo.' },
  settledToast: { title: 'Denúncias resolvidas', description: 'Fica como está.' },

  commentOn: (rock: string) => `um comentário sobre ${rock}`,
  photoAbout: (rock: string) => `uma foto sobre ${rock}`,
  aName: 'um nome',
  placeNameOf: (rock: string) => `o nome de um lugar de ${rock}`,
  noteAt: (rock: string) => `uma observação sobre ${rock}`,
  lineAtFindOf: (rock: string) => `um recado em um achado de ${rock}`,
  thanksForFindOf: (rock: string) => `um agradecimento por um achado de ${rock}`,

  subject: 'subject é o que os membros denunciam, como uma foto, uma pedra, um comentário ou um nome',
  subjectId: 'subjectId é um id',
  verdict: 'verdict é withhold, restore ou settle',
  seenUntil: 'seenUntil é um momento como 2026-05-31T08:00:00.000Z',
  gone: 'Isto não está mais aqui',
  withheld: 'Isto já está oculto',
  shown: 'Isto não está oculto',
  settled: 'Estas denúncias já foram resolvidas',
  deleted: 'Esta foto foi apagada. Não dá para restaurá-la.',
  rockFirst: 'A própria pedra está oculta. Restaure-a primeiro.',
  changed: 'Quem escreveu isto já escreveu outra coisa. Não há nada a restaurar.',
  meanwhile: 'Isto acabou de mudar. Olhe de novo.',

  automatic: 'Três membros denunciaram isto.',
  unreported: 'As denúncias que ocultaram isto foram retiradas.',
};

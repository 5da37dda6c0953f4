// The words of en/whereabouts.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Esta pedra não está escondida agora',
  tooManyAbsences: 'Hoje você já procurou muitas pedras. Continue amanhã.',
  notHolder: 'Só quem encontrou esta pedra e está com ela pode fazer isso',
  ownRock: 'A pedra é sua. Em vez disso, anote que ela voltou para casa.',
  declined: 'Quem a pintou gostaria que ela continuasse a viagem',
  noQuestion: 'Ninguém está mais pedindo esta pedra',
  notOwner: 'Só a pessoa dona da pedra pode dizer isso',
  notHome: 'Digite primeiro o ID em “Pedra encontrada”, para que a viagem dela leve de volta para casa',
  withFinder:
    'Esta pedra está com outra pessoa agora. Quando ela for escondida ou passada adiante, você poderá dizer isso.',
  neverHidden: 'Esta pedra ainda não começou a viagem',
  isKept: 'Quem encontrou esta pedra ficou com ela e agradece',
  rest: 'Uma pedra está em casa, aposentada ou em viagem',
  answer: 'Diga sim ou não',
  otherTown: 'Essa é outra cidade. Marque a pedra como encontrada e esconda-a lá.',
  movedMeanwhile: 'Algo mais aconteceu com esta pedra nesse meio-tempo',
  resting: {
    kept: 'Ficou com quem a encontrou, que agradece',
    home: 'De volta em casa, com quem a pintou',
    retired: 'A viagem dela terminou',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Talvez não esteja mais lá: # pessoa procurou e não encontrou',
      other: 'Talvez não esteja mais lá: # pessoas procuraram e não encontraram',
    }),
  perhapsGone: 'Talvez não esteja lá',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'Ela não está em nenhum mapa. Mesmo assim, quem a encontrar a traz de volta.',
  failed: { title: 'Isso não chegou', description: 'Tente de novo daqui a pouco.' },
  undo: 'Desfazer',
  end: 'Terminar a viagem',
  travelOn: 'Deixar viajar',
  ended: (name: string) => ({
    title: `A viagem de ${name} terminou`,
    description: 'Ela saiu do mapa, e a página dela continua.',
  }),
  miss: 'Procurei, e ela não está lá',
  missNamed: (name: string) => `Procurei ${name}, e ela não está lá`,
  missed: {
    waiting: 'Agradecemos. Fica à espera de uma conexão, em “Para enviar”.',
    missing:
      'Agradecemos. Agora está marcado que ela talvez não esteja mais lá, e quem a pintou fica sabendo.',
    one: 'Agradecemos. Se mais gente não a encontrar, quem a pintou fica sabendo.',
  },
  mayTheyKeep: (name: string) => `Essa pessoa pode ficar com ${name}?`,
  yes: 'Sim, pode ficar',
  no: 'Que ela siga viagem',
  saidYes: 'Você disse que sim. Ela descansa lá, e a pessoa agradece a você.',
  saidNo: 'Você disse que ela segue viagem.',
  keeping: {
    asked: 'Você perguntou a quem a pintou se pode ficar com ela. Avisamos quando responderem.',
    granted: 'Você pode ficar com ela. Quem a pintou agradece a você.',
    declined: 'Quem a pintou gostaria que ela seguisse viagem. Esconda-a quando puder.',
  },
  handingWaits:
    'Passar adiante precisa de conexão. Enquanto isso, a outra pessoa pode digitar o Rock ID: se o achado dela for enviado antes disto, ela toca em “Tentar de novo”.',
  handing: (until: string) =>
    `Quem digitar o Rock ID até ${until} recebe a pedra de você. Mostre o ID à pessoa.`,
  stopHanding: 'Não passar mais adiante',
  handOn: 'Passar adiante',
  handOnHow: (hours: number) =>
    `Passe a pedra a alguém ao seu lado: por ${unit(hours, 'hour')}, quem digitar o ID fica com ela.`,
  backHome: 'Ela voltou para casa, com você, e descansa.',
  travelsOn: 'Ela segue viagem',
  isBackHome: 'Ela voltou para casa',
  askToKeep: 'Perguntar se posso ficar',
  keep: 'Ficar com ela e agradecer',
};

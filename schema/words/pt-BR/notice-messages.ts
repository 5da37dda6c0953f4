// The words of en/notice-messages.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

const times = (count: number) => plural(count, { one: '# vez', other: '# vezes' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} foi encontrada, e mais`,
  thingsHappened: (rock: string, count: number) =>
    `${rock}: ${plural(count, { one: '# novidade', other: '# novidades' })}`,
  says: (who: string) => `${who} diz:`,
  painterSays: (who: string) => `Quem a pintou, ${who}, diz:`,
  isGlad: (who: string) => `${who} ficou feliz com o seu achado.`,
  painterIsGlad: (who: string) => `Quem a pintou, ${who}, ficou feliz com o seu achado.`,
  asked: (who: string | null) =>
    `${who ?? 'Alguém'} encontrou uma pedra com o ID apagado e acha que ela é sua.`,
  askedHint:
    'Olhe a foto. Se você disser sim, o achado passa a contar para essa pessoa, que poderá escondê-la de novo.',
  confirmed: (who: string | null) => `${who ?? 'Quem a pintou'} a reconheceu. Agora o achado é seu.`,
  confirmedHint:
    'O ID dela está em “Minhas pedras”: escreva-o de novo na pedra e esconda-a onde alguém vá sorrir.',
  denied: (who: string | null) =>
    `${who ?? 'Quem a pintou'} olhou a sua foto: a sua é outra pedra. Talvez ela esteja entre as outras.`,
  wanted: (who: string | null) => `${who ?? 'Alguém'} abriu o seu link e gostaria de adotá-la.`,
  wantedHint: 'Era nessa pessoa que você pensou? A pedra só passa a ser dela se você disser sim.',
  given: (who: string | null) =>
    `${who ?? 'Quem a pintou'} deu a pedra a você. A viagem dela continua com você.`,
  givenHint: 'Ela está em “Minhas pedras” e continua contando quem a pintou.',
  declined: (who: string | null) =>
    `${who ?? 'Quem a pintou'} fica com ela por enquanto. Agradecemos por oferecer um lar a ela.`,
  reminder: 'Ela está com você há um tempo. Esconda-a onde alguém vá sorrir, passe adiante ou fique com ela.',
  keep: (who: string | null) => `${who ?? 'Quem a encontrou'} gostaria de ficar com ela e agradece a você.`,
  keepHint: 'Se você disser sim, ela descansa com essa pessoa. Se disser não, ela segue viagem.',
  mayKeep: (who: string | null) =>
    `${who ?? 'Quem a pintou'} diz sim: você pode ficar com ela, com um agradecimento. Não é preciso escondê-la.`,
  mayNotKeep: (who: string | null) =>
    `${who ?? 'Quem a pintou'} gostaria que ela seguisse viagem. Esconda-a quando puder.`,
  kept: (who: string | null) =>
    `${who ?? 'Alguém'} está com ela há um mês. Agora qualquer pessoa que vir o ID pode marcá-la como encontrada.`,
  seen: (near: string | null) => `Alguém a viu${at(near)} e a deixou lá para a próxima pessoa.`,
  answer: 'Olhamos o caso. Agradecemos por cuidar desta comunidade.',
  shifted: (who: string | null, near: string | null) =>
    `${who ?? 'Alguém'} mudou a pedra um pouco de lugar${at(near)}.`,
  rehidden: (who: string | null, near: string | null) => `${who ?? 'Alguém'} a escondeu de novo${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'Alguém'} a escondeu${at(near)}.`,
  found: (who: string | null, near: string | null) => `${who ?? 'Alguém'} a encontrou${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Até agora ela foi encontrada ${times(timesFound)}.`
      : `Até agora ela foi encontrada ${times(timesFound)} e viajou ${way}.`,
  buttons: {
    seeAll: 'Ver o que aconteceu',
    thank: 'Ver e agradecer',
    hide: 'Esconder de novo',
    withYou: 'Ver as pedras no seu bolso',
    answer: 'Responder',
    seePhoto: 'Ver a foto e responder',
    seeWho: 'Ver quem é e responder',
    myRocks: 'Ver em “Minhas pedras”',
    lookAgain: 'Procurar mais uma vez',
    journey: 'Ver a viagem dela',
    digest: 'Ver tudo',
  },
  digest: 'O que aconteceu com as suas pedras',
  more: (count: number) => `E mais ${number(count)}.`,
  settings: 'Escolher os avisos',
  unsubscribe: 'Não receber mais estes e-mails',
  reason: (kinds: readonly string[]) => `Você recebe isto por: ${kinds.join(', ')}.`,
  ofDigest: 'o que vem no seu resumo',
  ofTopic: (topic: string) => `“${topic}”`,
  push: {
    reminder: 'Esconda, passe adiante ou fique com ela.',
    seen: 'Alguém a deixou lá para a próxima pessoa.',
    answer: 'Agradecemos por nos avisar.',
    asked: 'Alguém encontrou uma pedra com o ID apagado.',
    confirmed: 'Quem pintou a reconheceu. Esconda-a de novo.',
    denied: 'Quem pintou diz que a sua é outra pedra.',
    wanted: 'A pedra só passa a ser dessa pessoa se você disser sim.',
    given: 'A viagem dela continua com você.',
    declined: 'Agradecemos por oferecer um lar a ela.',
    seeAll: 'Veja o que aconteceu.',
    somebody: 'alguém',
    by: (who: string) => `Por ${who}`,
    line: capitalized,
  },
};

// The words of en/notice-messages.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

const times = (count: number) => plural(count, { one: '# vez', other: '# veces' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} fue encontrada, y hay más`,
  thingsHappened: (rock: string, count: number) =>
    plural(count, { one: `${rock}: pasó # cosa`, other: `${rock}: pasaron # cosas` }),
  says: (who: string) => `${who} dice:`,
  painterSays: (who: string) => `${who}, que la pintó, dice:`,
  isGlad: (who: string) => `${who} se alegra de que la encontraras.`,
  painterIsGlad: (who: string) => `${who}, que la pintó, se alegra de que la encontraras.`,
  asked: (who: string | null) =>
    `${who ?? 'Alguien'} encontró una piedra con el ID gastado y cree que es tuya.`,
  askedHint: 'Mira su foto. Si dices que sí, cuenta como su hallazgo, y podrá volver a esconderla.',
  confirmed: (who: string | null) => `${who ?? 'Quien la pintó'} la reconoció. Ahora es tu hallazgo.`,
  confirmedHint:
    'Su ID te espera en «Mis piedras»: escríbelo de nuevo en la piedra y escóndela donde alguien sonría.',
  denied: (who: string | null) =>
    `${who ?? 'Quien la pintó'} miró tu foto: la tuya es otra piedra. Quizá la encuentres entre las demás.`,
  wanted: (who: string | null) => `${who ?? 'Alguien'} abrió tu enlace y quiere adoptarla.`,
  wantedHint: '¿Es la persona en quien pensabas? Solo será suya si dices que sí.',
  given: (who: string | null) => `${who ?? 'Quien la pintó'} te la ha regalado. Su viaje sigue contigo.`,
  givenHint: 'Te espera en «Mis piedras», y seguirá contando quién la pintó.',
  declined: (who: string | null) =>
    `${who ?? 'Quien la pintó'} se la queda por ahora. Gracias por ofrecerle un hogar.`,
  reminder: 'Hace tiempo que la tienes. Escóndela donde alguien sonría, pásala o quédatela.',
  keep: (who: string | null) => `${who ?? 'Quien la encontró'} quiere quedársela, y da las gracias.`,
  keepHint: 'Si dices que sí, la piedra descansa allí. Si dices que no, seguirá viajando.',
  mayKeep: (who: string | null) =>
    `${who ?? 'Quien la pintó'} dice que sí: puedes quedártela, y te da las gracias. No hace falta que la escondas.`,
  mayNotKeep: (who: string | null) =>
    `A ${who ?? 'quien la pintó'} le gustaría que siguiera viajando. Escóndela cuando puedas.`,
  kept: (who: string | null) =>
    `${who ?? 'Alguien'} la tiene desde hace un mes. Cualquiera que vea su ID puede marcarla ahora como encontrada.`,
  seen: (near: string | null) => `Alguien la vio${at(near)} y la dejó para la próxima persona.`,
  answer: 'La revisamos. Gracias por cuidar esta comunidad.',
  shifted: (who: string | null, near: string | null) => `${who ?? 'Alguien'} la movió un poco${at(near)}.`,
  rehidden: (who: string | null, near: string | null) =>
    `${who ?? 'Alguien'} la volvió a esconder${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'Alguien'} la escondió${at(near)}.`,
  found: (who: string | null, near: string | null) => `${who ?? 'Alguien'} la encontró${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `Hasta ahora la han encontrado ${times(timesFound)}.`
      : `Hasta ahora la han encontrado ${times(timesFound)} y ha viajado ${way}.`,
  buttons: {
    seeAll: 'Ver qué pasó',
    thank: 'Verlo y dar las gracias',
    hide: 'Volver a esconderla',
    withYou: 'Ver las piedras que tienes',
    answer: 'Responder',
    seePhoto: 'Ver la foto y responder',
    seeWho: 'Ver quién es y responder',
    myRocks: 'Verla en «Mis piedras»',
    lookAgain: 'Buscar otra vez',
    journey: 'Ver su viaje',
    digest: 'Verlo todo',
  },
  digest: 'Lo que pasó con tus piedras',
  more: (count: number) => `Y ${number(count)} más.`,
  settings: 'Elegir sobre qué te escribimos',
  unsubscribe: 'No recibir más estos correos',
  reason: (kinds: readonly string[]) => `Recibes este correo por: ${kinds.join(', ')}.`,
  ofDigest: 'lo que llega en tu resumen',
  ofTopic: (topic: string) => `«${topic}»`,
  push: {
    reminder: 'Escóndela, pásala o quédatela.',
    seen: 'Alguien la dejó para la próxima persona.',
    answer: 'Gracias por avisarnos.',
    asked: 'Alguien encontró una piedra con el ID gastado.',
    confirmed: 'Quien la pintó la reconoció. Vuelve a esconderla.',
    denied: 'Quien la pintó dice que la tuya es otra piedra.',
    wanted: 'Solo será suya si dices que sí.',
    given: 'Su viaje sigue contigo.',
    declined: 'Gracias por ofrecerle un hogar.',
    seeAll: 'Mira qué pasó.',
    somebody: 'alguien',
    by: (who: string) => `Por ${who}`,
    line: capitalized,
  },
};

// The words of en/rock-page.ts in French.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'Peint par',
  keeper: 'Adopté par',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Son voyage',
  play: 'Lancer',
  stops: 'Étapes, récentes d’abord',
  seen: (near: string | null) =>
    near === null ? 'Vu et laissé sur place' : `Vu ${near} et laissé sur place`,
  removeSighting: 'Retirer',
  removeSightingOf: (day: string) => `Retirer : ${day}`,
  sightingRemoved: 'L’observation est retirée',
  sightingStays: 'L’observation n’a pas pu être retirée',
  tryAgain: 'Réessaie dans un instant.',
  comments: 'Ce qu’on en dit',
  nobody: 'Personne n’a encore rien dit. Un mot gentil voyage loin.',
  join: 'Se connecter pour dire un mot',
  found: 'Tu l’as trouvé ?',
  foundHow: 'Saisis l’ID de son étiquette, ou celui peint sur le dessous.',
  share: 'Partager',
  follow: 'Suivre',
  thanked: (who: string) => `${who} a dit merci`,
  thanks: 'Merci pour cette trouvaille',
  earlier: (count: number) =>
    plural(count, { one: 'Voir # étape plus ancienne', other: 'Voir # étapes plus anciennes' }),
  older: (count: number) =>
    plural(count, {
      one: '# étape plus ancienne n’est pas dans cette liste.',
      other: '# étapes plus anciennes ne sont pas dans cette liste.',
    }),
  farFromTowns: 'Loin de toute ville',
  fromTo: (first: string, last: string) => `Départ : ${first}, dernière étape : ${last}`,
  by: (who: string) => `par ${who}`,
  to: (who: string) => `à ${who}`,
  whereNow: {
    active: 'Pas encore caché : son voyage va bientôt commencer',
    hidden: (near: string | null) => near ?? 'loin de toute ville',
    found: (near: string | null) => `${near ?? 'loin de toute ville'}, et en route`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'main', other: 'mains' }),
    countries: (count: number) => plural(count, { one: 'pays', other: 'pays' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# main', other: '# mains' }),
    countries: (count: number) => plural(count, { one: '# pays', other: '# pays' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Un galet peint par ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Un galet peint par ${painter} et adopté par ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, un galet peint`,
  },
  seenBy: {
    members: 'Seuls les membres voient cette page.',
    hidden: 'Il n’y a que toi qui vois cette page.',
  },
  change: 'Modifier',
  paintedRock: 'Galet peint',
  noPage: 'Pas de page ici',
  none: {
    title: 'Ce galet n’a pas de page ici',
    text: 'Son artiste l’a peut-être rangée, ou le lien n’est pas complet.',
    enterId: 'Saisir un Rock ID',
    exploreMap: 'Explorer la carte',
  },
  needsConnection: {
    title: 'Cette page a besoin de réseau',
    text: 'Tu ne l’as pas ouverte sur cet appareil ces derniers temps. Réessaie là où il y a du réseau.',
    action: 'Réessayer',
  },
  members: {
    title: 'Ce galet est pour les membres',
    text: 'Son artiste ne montre sa page qu’aux membres. L’inscription est gratuite : connecte-toi, et tu reviens ici aussitôt.',
    action: 'S’inscrire ou se connecter',
  },
};

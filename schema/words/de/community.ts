// The words of en/community.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const order = { nearest: 'kürzeste Wege zuerst', farthest: 'längste Wege zuerst' };

export const community: Words['community'] = {
  heading: 'Gemeinschaft',
  feed: 'Neues',
  leaderboard: 'Rangliste',
  featured: 'Weitgereiste Steine',
  ambassadors: 'Gründungsteam',
  closed: {
    intro: 'Der Tisch, an dem alle ihre Steine zeigen. Er öffnet sich mit Rock Hunter Pro.',
    feed: 'Jeder Stein, den jemand registriert, und was andere dazu sagen.',
    leaderboard: 'Wer die meisten Steine findet und wer die meisten bemalt.',
    featured: 'Die am weitesten gereisten Steine, mit ihren Reisen auf der Karte.',
    ambassadors: 'Die Allerersten aus jedem Bundesstaat und Land.',
    glimpse: 'Ein Blick auf das Neueste',
    glimpseHint:
      'Die neuesten Steine. Ein Herz oder ein paar Worte dalassen ist für alle Mitglieder kostenlos.',
  },
  feedFailed: 'Das Neueste ließ sich nicht laden.',
  feedEmpty: 'Der Tisch ist noch leer.',
  feedEmptyHint: 'Hier erscheinen Steine, sobald jemand einen registriert.',
  registerRock: 'Stein registrieren',
  feedArea: 'Neues aus der Gemeinschaft',
  showMore: 'Mehr zeigen',
  moreFailed: 'Weitere Steine ließen sich nicht laden. Bitte versuch es noch einmal.',
  shown: (count: number) => plural(count, { one: '# Stein wird gezeigt', other: '# Steine werden gezeigt' }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'Die Ranglisten ließen sich nicht laden.',
    finds: 'Weltweite Rangliste: gefundene Steine',
    registered: 'Weltweite Rangliste: registrierte Steine',
    noFinds: 'Noch hat niemand einen Stein gefunden. Der erste Name hier könnte deiner sein.',
    noRegistered: 'Noch hat niemand einen Stein registriert. Der erste Name hier könnte deiner sein.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Platz '), place],
    findsUnit: (count: number) => plural(count, { one: 'Fund', other: 'Funde' }),
    registeredUnit: (count: number) => plural(count, { one: 'Stein', other: 'Steine' }),
  },
  featuredRocks: {
    failed: 'Die weitgereisten Steine ließen sich nicht laden.',
    none: 'Noch ist kein Stein auf die Reise gegangen.',
    noneHint: 'Der erste, den jemand mitnimmt und wieder versteckt, steht dann hier.',
    registerFirst: 'Ersten Stein registrieren',
    showAll: 'Alle zeigen',
    noHidden:
      'Keiner der weitgereisten Steine wartet gerade darauf, gefunden zu werden. Alle sind unterwegs.',
    noFound: 'Keiner der weitgereisten Steine ist gerade in einer Tasche. Alle sind da draußen.',
    noActive:
      'Alle weitgereisten Steine sind von zu Hause aufgebrochen. Keiner wartet auf sein erstes Versteck.',
    filter: 'Nach Status filtern',
    all: 'Alle',
    sort: 'Nach Strecke sortieren',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'Keine Steine' : plural(count, { one: '# Stein', other: `# Steine, ${order[first]}` }),
  },
};

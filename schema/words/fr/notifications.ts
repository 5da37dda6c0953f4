// The words of en/notifications.ts in French.
import type { Words } from '../words.ts';
export const notifications: Words['notifications'] = {
  until: 'until est un moment comme 2026-05-31T12:00:00.000Z',
  choice: 'Choisis un e-mail tout de suite, dans le résumé, ou aucun',
  push: 'Dis si tu veux des notifications push',
  topic: 'Choisis pour chaque sorte de nouvelles, et pour aucune autre',
  digest: 'Un résumé arrive chaque jour ou chaque semaine',
  quiet: 'Les heures calmes ont un début et une fin',
  hour: 'Une heure est un nombre entier de 0 à 23',
  notPainter: 'Il n’y a que l’artiste de ce galet qui peut dire merci',
  notFinder: 'Seule la personne qui l’a trouvé peut laisser un mot pour une trouvaille',
  seq: 'Une étape d’un voyage a un numéro à partir de 1',
  noFind: 'Cette trouvaille n’est plus ici',
  tooManyFollows: (most: number) => `Tu suis ${most} galets, c’est le maximum`,
  tooManyLines: 'Tu as beaucoup écrit aujourd’hui. Réessaie demain.',
  oneLine: 'Écris tout sur une seule ligne',
  deadLink: 'Ce lien n’est pas complet. Ouvre-le de nouveau depuis l’e-mail.',
  topics: {
    found: 'Un de mes galets est trouvé',
    rehidden: 'Un de mes galets est recaché',
    kept: 'Quelqu’un a un de mes galets depuis un mois',
    moved: 'Un galet que j’ai trouvé ou que je suis continue son voyage',
    seen: 'Quelqu’un voit un de mes galets, le déplace un peu ou le cherche en vain',
    comment: 'Des mots sur un de mes galets',
    thanks: 'Un merci pour une trouvaille',
    reminder: 'J’ai un galet depuis une semaine, ou quelqu’un d’autre dit l’avoir',
    answer: 'Une réponse à mon signalement',
    asked: 'Des questions sur un ID effacé, ou pour garder un galet',
    adoption: 'Un galet qui change de mains',
  },
  titles: {
    found: <T>(rock: T) => [rock, ' a été trouvé'],
    rehidden: <T>(rock: T) => [rock, ' a été recaché'],
    hidden: <T>(rock: T) => [rock, ' a été caché'],
    seen: <T>(rock: T) => ['Quelqu’un a vu ', rock],
    kept: <T>(rock: T) => ['Quelqu’un a ', rock, ' depuis un mois'],
    comment: <T>(rock: T) => [rock, ' a un nouveau commentaire'],
    line: <T>(rock: T) => ['Un mot de la personne qui a trouvé ', rock],
    thanks: <T>(rock: T) => ['Merci d’avoir trouvé ', rock],
    answer: <T>(rock: T) => ['Nous avons regardé ton signalement sur ', rock],
    reminder: <T>(rock: T) => ['Tu as toujours ', rock, ' ?'],
    asked: <T>(rock: T) => ['Est-ce ', rock, ' ?'],
    answered: <T>(rock: T) => ['Tu as répondu pour ', rock],
    confirmed: <T>(rock: T) => ['Tu as trouvé ', rock],
    denied: <T>(rock: T) => ['Pas celui-là : ', rock],
    shifted: <T>(rock: T) => [rock, ' a été un peu déplacé'],
    missing: <T>(rock: T) => [rock, ' a peut-être disparu'],
    keep: <T>(rock: T) => ['Puis-je garder ', rock, ' ?'],
    mayKeep: <T>(rock: T) => ['Tu peux garder ', rock],
    mayNotKeep: <T>(rock: T) => ['Laisse repartir ', rock],
    contested: <T>(rock: T) => ['Quelqu’un d’autre a trouvé ', rock],
    corrected: <T>(rock: T) => ['Une correction pour ', rock],
    wanted: <T>(rock: T) => ['Quelqu’un voudrait ', rock],
    given: <T>(rock: T) => [rock, ' est à toi maintenant'],
    declined: <T>(rock: T) => [rock, ' reste où il est'],
    shipped: <T>(order: T) => ['La commande ', order, ' est en route'],
  },
  details: {
    by: <T>(who: T, near: string | null) => [near === null ? 'par ' : `${near}, par `, who],
    seen: (near: string | null) =>
      near === null
        ? 'et l’a laissé pour la personne suivante'
        : `${near}, et l’a laissé pour la personne suivante`,
    missing: (near: string | null) =>
      near === null
        ? 'trois personnes l’ont cherché et ne l’ont pas trouvé'
        : `${near} : trois personnes l’ont cherché et ne l’ont pas trouvé`,
    contested:
      'Selon cette personne, c’était pendant que tu l’avais. Si tu l’avais déjà recaché, note la cachette. Si tu ne l’as jamais eu, retire ta trouvaille.',
    asks: <T>(who: T) => ['demande ', who],
    askedBy: <T>(who: T) => ['question posée par ', who],
    says: <T>(who: T) => ['dit ', who],
    notHidden: <T>(who: T) => ['Il n’a pas été caché : c’était une erreur, dit ', who],
    notFound: <T>(who: T) => ['Il n’a pas été trouvé : c’était une erreur, dit ', who],
    hideCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'L’endroit ou le moment où il a été caché a été corrigé par '
        : `L’endroit ou le moment où il a été caché, ${near}, a été corrigé par `,
      who,
    ],
    findCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'L’endroit ou le moment où il a été trouvé a été corrigé par '
        : `L’endroit ou le moment où il a été trouvé, ${near}, a été corrigé par `,
      who,
    ],
    kept: <T>(who: T) => ['Il est chez ', who],
    said: <T>(who: T, quote: T) => [who, ' : « ', quote, ' »'],
    thanks: <T>(who: T) => ['de la part de ', who],
    answer: 'Merci de nous l’avoir dit.',
    reminder: 'Cache-le, passe-le à quelqu’un, ou garde-le.',
    asked: <T>(who: T) => ['Une photo et une question de la part de ', who],
    confirmed: <T>(who: T) => ['Reconnu par ', who],
    denied: <T>(who: T) => ['Le tien est un autre galet, dit ', who],
    wanted: <T>(who: T) => ['Adoption demandée par ', who],
    given: <T>(who: T) => ['Un cadeau de la part de ', who],
    declined: <T>(who: T) => ['Il ne change pas de mains pour l’instant, dit ', who],
  },
};

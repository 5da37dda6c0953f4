// The words of en/alarms.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

const counted = { answers: 'demandes', mail: 'e-mails', webhooks: 'événements', push: 'notifications push' };

export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Tâche horaire',
      broken: 'la tâche horaire échoue',
      brokenTitle: 'La tâche horaire échoue',
      over: 'la tâche horaire tourne de nouveau',
      overTitle: 'La tâche horaire tourne de nouveau',
      todo: [
        'Rien n’est perdu : la prochaine exécution réussie rattrape ce qui a manqué.',
        'Si des étapes échouent, va voir cloudflarestatus.com et status.stripe.com : un service en panne revient tout seul. Si elle ne tourne pas du tout, regarde dans Cloudflare sous Workers & Pages, rockabout, Settings, Trigger Events ; un nouveau déploiement remet la planification en place.',
        'Une restauration interrompue la fait attendre : termine-la avec la même commande, ou avec npm run restore -- --undo. Sinon, envoie les lignes du journal avec « kind = failure » à ton développeur.',
      ],
    },
    mail: {
      title: 'E-mails',
      broken: 'les e-mails ne partent pas',
      brokenTitle: 'Les e-mails ne partent pas',
      over: 'les e-mails partent de nouveau',
      overTitle: 'Les e-mails partent de nouveau',
      todo: [
        'Regarde dans Cloudflare sous Email Service : le quota du jour est-il épuisé, et trouve-t-il encore les enregistrements DNS de ton domaine ? Si les deux vont bien, va voir cloudflarestatus.com et attends.',
        'D’ici là, personne ne peut se connecter avec un code. Tous les autres e-mails attendent, et partent tout seuls.',
      ],
    },
    outbox: {
      title: 'Messages non envoyés',
      broken: 'des messages attendent depuis plus d’une heure',
      brokenTitle: 'Des messages attendent depuis plus d’une heure',
      over: 'aucun message n’attend plus longtemps',
      overTitle: 'Aucun message n’attend plus longtemps',
      todo: [
        'Si les e-mails, les notifications push ou la tâche horaire sont aussi en panne, commence par là. Sinon, c’est souvent une adresse qui est fausse : /admin, « Entretien », énumère les messages ; tu peux les réessayer ou les abandonner.',
        'Les messages sont réessayés toutes les heures pendant deux semaines, et aucun ne part deux fois.',
      ],
    },
    webhooks: {
      title: 'Paiements de Stripe',
      broken: 'les nouvelles des paiements n’arrivent pas',
      brokenTitle: 'Les nouvelles des paiements n’arrivent pas',
      over: 'les nouvelles des paiements arrivent de nouveau',
      overTitle: 'Les nouvelles des paiements arrivent de nouveau',
      todo: [
        'Regarde chez Stripe sous Developers, Webhooks : les envois échoués montrent notre réponse. 400 veut dire que le secret de signature est faux ; 404, ou aucune, que c’est l’adresse. npm run setup -- --replace STRIPE_WEBHOOK_SECRET recrée le webhook, avec les deux. 500 et 503 passent tout seuls. Les pannes de Stripe sont sur status.stripe.com.',
        'Aucun paiement n’est perdu : une réparation quotidienne trouve ceux des deux dernières semaines, et « Réparer dans l’heure » sous « Entretien » ne l’attend pas.',
      ],
    },
    push: {
      title: 'Notifications push',
      broken: 'les notifications push ne partent pas',
      brokenTitle: 'Les notifications push ne partent pas',
      over: 'les notifications push partent de nouveau',
      overTitle: 'Les notifications push partent de nouveau',
      todo: [
        'D’habitude, cela passe tout seul en quelques heures, et les messages attendent.',
        'Si cela dure un jour, regarde les lignes du journal avec « a push service did not take a message ». 401 ou 403 y veut dire que les clés ne vont pas : npm run setup -- --replace PUSH_PRIVATE_KEY, puis npm run deploy. Envoie les autres à ton développeur.',
      ],
    },
    answers: {
      title: 'Demandes',
      broken: 'trop de demandes échouent',
      brokenTitle: 'Trop de demandes échouent',
      over: 'les demandes reçoivent de nouveau une réponse',
      overTitle: 'Les demandes reçoivent de nouveau une réponse',
      todo: [
        'Cela a commencé avec une nouvelle version ? Alors reviens en arrière : npm run deploy -- --back.',
        'Sinon, ouvre /api/health sur le site. Si la page ne dit pas « ok », un stockage de Cloudflare est en panne : va voir cloudflarestatus.com et attends. Si elle le dit, envoie les lignes du journal avec « level = error » à ton développeur.',
      ],
    },
    database: {
      title: 'Taille de la base de données',
      broken: 'la base de données se remplit',
      brokenTitle: 'La base de données se remplit',
      over: 'la base de données a de nouveau de la place',
      overTitle: 'La base de données a de nouveau de la place',
      todo: [
        'Rien n’est encore en panne pour les membres, et il y a du temps. Mais une base de données pleine ne prend plus de nouveaux galets, trouvailles ni membres.',
        'Parle à ton développeur dans la semaine : d’anciennes lignes doivent partir ailleurs, ou la base de données doit être divisée.',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName} : ${broken} (depuis ${shortMoment(since, now)})`,
  sinceThen: (since: number, now: number, detail: string) => `Depuis ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName} : ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `Panne terminée : ${broken}. Début : ${shortMoment(since, now)}. Fin : ${shortMoment(until, now)}. Il n’y a rien à faire.`,
  openDashboard: 'Ouvrir le tableau de bord',
  oneMoreEmail: 'Tu recevras encore un e-mail, quand ce sera terminé.',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `Échecs en ${minutes} minutes : ${number(failed)} ${counted[what]} sur ${number(total)} (${number(percent)} %).`,
  neverRan: 'Elle n’a jamais tourné.',
  lastRan: (at: number, now: number) => `Dernière exécution : ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Ces étapes ont échoué au moins deux fois : ${names}.`,
  undelivered: 'Stripe n’a pas pu livrer un événement pendant plus d’une heure.',
  messagesWait: (many: number) => plural(many, { one: '# message attend.', other: '# messages attendent.' }),
  gigabytes: (used: number, most: number) =>
    `${used.toFixed(1).replace('.', ',')} Go sur ${most} sont utilisés.`,

  heading: 'Santé',
  notLoaded: 'La santé du site n’a pas pu être chargée.',
  partsBroken: (many: number) =>
    plural(many, { one: '# partie est en panne.', other: '# parties sont en panne.' }),
  emailWhenOver: 'Tu recevras un e-mail quand ce sera terminé.',
  emailWhenBroken: 'Tu reçois un e-mail quand quelque chose tombe en panne.',
  fineSince: <T>(at: T) => ['Tout va bien depuis le ', at],
  isBrokenSince: <T>(at: T) => ['En panne depuis le ', at],
  calmSince: <T>(at: T) => ['Se calme depuis le ', at],
  notKnown: 'Pas encore connu',
  notSetUp: 'Pas configuré',
  calming: <T>(since: T, minutes: number) => [
    'En panne depuis le ',
    since,
    `. Ce sera terminé après ${minutes} minutes sans interruption où tout va bien. Il n’y a rien à faire.`,
  ],
  more: 'Plus dans docs/operations.md, sous « Alarms ».',
  unsent: 'Messages non envoyés',
  addresses: 'Les membres et leurs adresses',
  repair: 'Réparation des paiements',
};

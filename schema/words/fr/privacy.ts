// The words of en/privacy.ts in French.
import type { Words } from '../words.ts';
const account = 'jusqu’à ce que tu supprimes ton compte';

export const privacy: Words['privacy'] = {
  title: 'Vie privée',
  lead: 'Ce que ce site sait de toi, pourquoi il en a besoin et quand il l’oublie.',
  shortly: 'En bref',
  short: [
    'Nous gardons ce dont un galet a besoin pour son voyage et ce dont tu as besoin pour te connecter : tes galets, leurs endroits et leurs photos, et ton adresse e-mail.',
    'Nous ne montrons pas de publicité, et aucune entreprise ne te compte ni ne te suit ici. Rien de ce qui te concerne n’est vendu.',
    'Tu peux tout emporter dans un seul fichier, sous « Tes données » dans les réglages, et supprimer toi-même ton compte, à tout moment. Ton nom et ton adresse disparaissent alors aussitôt d’ici, sauf des commandes que tu as payées ; les galets qui voyagent restent dans le monde sans toi.',
  ],
  othersTitle: 'Ce que les autres voient de toi',
  others: [
    {
      who: 'Tout le monde',
      sees: 'Le nom que tu as choisi, ou sinon ton prénom et la première lettre de ton nom de famille. Ton image, tes galets, tes commentaires, et ce que tu as dit lors d’une trouvaille. Où est un galet, seulement de façon approchée, à cent mètres près, et le nom que la personne qui l’a caché a donné au lieu.',
    },
    {
      who: 'Les membres connectés',
      sees: 'L’endroit exact d’un galet caché, puisque quelqu’un doit le trouver, et les notes qui vont avec.',
    },
    {
      who: 'La personne à qui appartient un galet que tu as trouvé',
      sees: 'L’endroit et les notes que tu as saisis pour ta trouvaille.',
    },
    {
      who: 'Personne d’autre que toi',
      sees: 'Les Rock ID de tes galets, à part la personne qui a le galet en main.',
    },
    {
      who: 'L’administration de ce site',
      sees: 'Ton profil et ton adresse e-mail, ta dernière connexion, tes galets et tes commandes, ce que tu as signalé et ce qui a été signalé de toi.',
    },
  ],
  othersPage:
    'Pour chacun de tes galets, tu choisis qui peut ouvrir sa page : tout le monde, les membres, ou personne.',
  keptTitle: 'Ce que nous gardons, et combien de temps',
  helpersTitle: 'Qui nous aide',
  helpersLead: 'Personne d’autre ne reçoit quoi que ce soit sur toi.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Fait tourner les ordinateurs de ce site. Tout ce qui est énuméré ici y est stocké, et nos e-mails partent de là. Il voit l’adresse internet de ton appareil, comme tout site que tu ouvres.',
    },
    {
      who: 'Stripe',
      does: 'Encaisse les paiements. Le numéro de ta carte va chez Stripe seul ; nous ne le voyons jamais. Nous apprenons ton adresse e-mail et, pour une commande, où l’envoyer.',
    },
    {
      who: 'L’éditeur de ton navigateur',
      does: 'Apporte les messages à ton appareil, si tu les as demandés : Google, Mozilla, Microsoft ou Apple. Les messages sont scellés, de sorte que seul ton navigateur peut les lire.',
    },
    {
      who: 'Nominatim d’OpenStreetMap',
      does: 'Trouve une adresse que tu cherches sur la carte. Il reçoit de nous les mots de la recherche, mais pas de qui ils viennent. L’exploitant d’un site peut choisir un autre service, ou aucun.',
    },
    {
      who: 'Un autre service de connexion',
      does: 'Nous dit ton adresse e-mail, si ce site en propose un et que tu choisis de te connecter avec lui.',
    },
    {
      who: 'Un autre service de cartes',
      does: 'Envoie les images de la carte, si l’exploitant de ce site en a choisi un. Il voit alors l’adresse internet de ton appareil et quelle partie du monde tu regardes. Notre propre carte ne demande rien à personne.',
    },
  ],
  licences: 'Ce que d’autres ont fait et que ce site utilise, avec les licences',
  yoursTitle: 'C’est à toi',
  yours: [
    {
      title: 'Le regarder et le corriger',
      text: 'Ton profil, tes galets et leurs voyages sont dans l’appli, où tu peux les modifier. Les étapes d’un voyage peuvent être modifiées pendant 30 jours.',
    },
    {
      title: 'L’emporter',
      text: 'Ouvre les réglages dans ton profil et choisis « Télécharger mes données » : un fichier avec tes galets, photos, voyages, trouvailles, commentaires et commandes, gratuitement. Un autre site de ce genre peut le lire.',
    },
    {
      title: 'Le supprimer',
      text: 'Ouvre les réglages dans ton profil et choisis « Supprimer le compte ». Ton nom, tes adresses, ton image, tes commentaires, tes notes et tes messages disparaissent aussitôt, de même que les galets jamais cachés. Les galets qui voyagent restent dans le monde avec leur image et leur voyage, et ne disent plus qui les a peints. D’une commande, nous gardons ce qu’il faut pour la comptabilité : son adresse e-mail avec elle, son nom et son adresse postale pendant 400 jours.',
    },
    {
      title: 'Demander',
      text: 'Écris-nous à propos de tout ce qui est sur cette page. Une vraie personne te lit.',
    },
  ],
  onThisPage: 'Sur cette page',
  whoElseSees: 'Qui d’autre le voit : ',
  groups: {
    account: {
      title: 'Ton compte',
      short: 'Jusqu’à ce que tu supprimes ton compte.',
      why: 'Ton adresse e-mail est ta clé : nous y envoyons un code, il n’y a donc pas de mot de passe que quelqu’un pourrait voler. Le nom, la ville et l’image sont ce que tu mets dans ton profil.',
      kept: {
        profile: { what: 'Nom, ville, image, adresse e-mail et langue', long: account },
        emailChange: {
          what: 'Après un changement de ton adresse e-mail : les deux adresses, pour que l’ancienne puisse l’annuler',
          long: 'une semaine',
        },
        emailChangeLink: {
          what: 'Sur ton appareil : le lien d’un tel changement, pendant que tu te connectes',
          long: 'une heure',
        },
      },
      seen: 'Les autres voient ton nom et ton image. Ton adresse e-mail et ta ville ne sont que pour toi et l’administration.',
    },
    'signing-in': {
      title: 'La connexion',
      short:
        'Un code : un jour ; que ta session est ouverte : 30 jours ; que nous connaissons ton navigateur : 180 jours.',
      why: 'Ton navigateur doit prouver que c’est toi. Pour cela, il a des nombres au hasard, dont nous ne stockons que des empreintes : personne ne peut se connecter avec celles-ci.',
      kept: {
        code: {
          what: 'Le code que nous avons envoyé, avec ton adresse e-mail et la page où tu reviens, avec son Rock ID si c’est celle d’un galet',
          long: 'un jour',
        },
        codeOfDevice: { what: 'Sur ton appareil : quel code va avec lui', long: 'une heure' },
        otherService: {
          what: 'Sur ton appareil : le fait qu’il est passé par un autre service de connexion',
          long: '10 minutes',
        },
        session: {
          what: 'Le fait que ta session est ouverte, chez nous et sur ton appareil',
          long: '30 jours, ou 14 jours si tu ne reviens pas',
        },
        knownBrowser: {
          what: 'Le fait que tu t’es déjà servi de ce navigateur pour te connecter, afin que des inconnus qui demandent des codes ne te ferment pas la porte',
          long: '180 jours après la dernière fois',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Tes galets et leurs voyages',
      short:
        'Aussi longtemps que le galet est en route. Ton nom et tes mots jusqu’à ce que tu supprimes ton compte.',
      why: 'C’est la raison d’être de ce site. Un voyage appartient à toutes les personnes qui y ont pris part, il reste donc quand l’une d’elles s’en va, sans son nom.',
      kept: {
        rock: {
          what: 'Un galet avec son nom, sa description, son Rock ID et ses endroits, et qui l’a trouvé et quand',
          long: 'aussi longtemps que le galet est en route ; sans ton nom, tes notes et tes mots une fois que tu supprimes ton compte',
        },
        sighting: {
          what: 'Le fait que quelqu’un a vu un galet et l’a laissé : la ville et le moment. Que c’était toi, seule l’administration le sait, pour qu’un envoi en masse puisse être retiré',
          long: 'aussi longtemps que le galet ; que c’était toi, 7 jours',
        },
        retraction: { what: 'Une étape que tu as retirée, sans ses mots', long: account },
        likesAndComments: {
          what: 'Les j’aime et les commentaires',
          long: 'jusqu’à ce que tu les supprimes, ou ton compte',
        },
        absence: {
          what: 'Le fait que tu as cherché un galet en vain',
          long: 'aussi longtemps que le galet, ou jusqu’à ce que tu le retires ou supprimes ton compte',
        },
        follows: { what: 'Les galets que tu suis', long: account },
        report: {
          what: 'Un signalement disant que quelque chose ne va pas, avec tes mots',
          long: 'aussi longtemps que ce que tu as signalé ; tes mots jusqu’à ce que tu supprimes ton compte',
        },
        withheld: {
          what: 'Des mots de toi que l’administration a masqués, comme un nom, pour qu’ils puissent être rétablis, et ne soient pas écrits de nouveau',
          long: 'jusqu’à ce qu’ils soient rétablis, ou que tu supprimes ton compte',
        },
      },
      seen: 'Les autres voient les galets, leurs voyages et tes commentaires. Personne d’autre ne voit ce que tu suis, et seule l’administration voit ce que tu as signalé.',
    },
    photos: {
      title: 'Photos',
      short: 'Aussi longtemps que le galet les a, sans ce que ton téléphone y a écrit.',
      why: 'La personne qui trouve le galet doit le reconnaître. Nous redessinons chaque photo avant de la stocker : ce que ton téléphone y avait écrit, comme l’endroit et le jour, a alors disparu.',
      kept: {
        photo: {
          what: 'La photo d’un galet, et ton image, en trois tailles',
          long: 'aussi longtemps que le galet ou ton compte l’a',
        },
        deletion: {
          what: 'Une note disant qu’une photo est à supprimer',
          long: 'jusqu’à ce qu’elle soit supprimée',
        },
      },
      seen: 'Tout le monde peut voir les photos des galets et les images des membres.',
    },
    'each-other': {
      title: 'S’écrire',
      short: 'Une question : 30 jours ; d’une proposition, l’adresse : 14 jours, et 14 de plus après un oui.',
      why: 'La personne qui a trouvé un galet dont le Rock ID est effacé peut poser une question à son artiste, l’artiste d’un galet peut l’offrir, et des personnes sans compte peuvent apprendre où un galet va ensuite.',
      kept: {
        question: {
          what: 'Ta question à l’artiste d’un galet, avec sa photo',
          long: '30 jours ; la photo jusqu’à la réponse ; plus longtemps tant qu’un signalement à son sujet est ouvert',
        },
        offer: {
          what: 'La proposition d’un galet, avec l’adresse e-mail où elle est partie',
          long: '14 jours, et 14 jours de plus une fois que quelqu’un le voudrait ; ensuite 90 jours sans l’adresse',
        },
        watcher: {
          what: 'Une adresse e-mail sans compte qui veut des nouvelles d’un galet',
          long: 'jusqu’à ce qu’elle ait eu la nouvelle ; deux jours sans un oui, et un an au plus',
        },
      },
      seen: 'L’autre des deux personnes. L’administration ne voit une question que si elle a été signalée.',
    },
    messages: {
      title: 'Les messages pour toi',
      short: 'Ce que nous t’avons dit : 90 jours, sans les mots.',
      why: 'Tu apprends quand ton galet est trouvé. Dans « Notifications », tu choisis ce que tu veux savoir et comment.',
      kept: {
        news: {
          what: 'Ce que nous t’avons dit, sans les mots',
          long: '90 jours, ou jusqu’à ce que tu supprimes ton compte',
        },
        sent: {
          what: 'Le fait qu’un message a été envoyé, pour qu’aucun n’arrive deux fois ; sans ses mots et ton adresse',
          long: '90 jours pour les nouvelles ; pour les commandes et choses semblables, pour toujours',
        },
        deletedAccount: {
          what: 'L’adresse d’un compte que nous avons supprimé à la demande de quelqu’un, pour le lui dire',
          long: 'jusqu’à ce que cet e-mail soit parti, 14 jours au plus',
        },
        choices: { what: 'Ce que tu veux savoir', long: account },
        push: {
          what: 'Comment un message atteint ton navigateur, si tu y as demandé des messages',
          long: 'jusqu’à ce que tu les désactives ou te déconnectes',
        },
      },
      seen: '',
    },
    payments: {
      title: 'Ce que tu achètes',
      short: 'Ce qui a été payé, pour toujours, pour la comptabilité. Ton adresse postale : 400 jours.',
      why: 'Un abonnement doit marcher et une commande doit arriver. La loi veut que nous tenions une comptabilité.',
      kept: {
        stripeNumber: { what: 'Ton numéro chez Stripe, et un paiement qui est ouvert', long: account },
        paid: {
          what: 'Ce qui a été payé et quand',
          long: 'pour toujours, sans ton nom une fois que tu supprimes ton compte',
        },
        order: {
          what: 'Une commande : ce que c’était, son prix et l’adresse e-mail donnée avec elle. Son nom et son adresse postale, une fois expédiée',
          long: 'pour toujours ; nom et adresse postale 400 jours',
        },
        application: {
          what: 'Une candidature pour les ambassadeurs. Sa rue et sa ville',
          long: 'pour toujours ; rue et ville un mois après la réponse ; le tout jusqu’à ce que tu supprimes ton compte',
        },
        stripeMessages: { what: 'Quels messages de Stripe nous avons lus', long: '40 jours' },
        departure: {
          what: 'Le fait qu’un compte a été supprimé, sous forme d’empreinte, pour les messages tardifs de Stripe',
          long: '60 jours',
        },
        purchase: {
          what: 'Sur ton appareil : ce que tu es en train d’acheter avant de te connecter',
          long: '30 jours pour un abonnement, une heure pour une commande',
        },
      },
      seen: 'Stripe, et l’administration, qui expédie les commandes. Le nom et la région des ambassadeurs fondateurs sont publics après la réponse, sous forme de prénom et de première lettre.',
    },
    safety: {
      title: 'Juste et sûr',
      short: 'Le plus souvent quelques jours, et les adresses internet seulement sous forme d’empreintes.',
      why: 'Personne ne doit deviner des Rock ID, inonder le site ou compter une trouvaille deux fois, et une panne doit pouvoir se comprendre. Les adresses internet ne sont gardées que sous forme d’empreintes.',
      kept: {
        limits: {
          what: 'Combien de fois quelque chose a été essayé depuis un même endroit',
          long: 'jusqu’à ce qu’on puisse réessayer, un jour au plus',
        },
        repeats: {
          what: 'Une empreinte de ce que tu as envoyé, et ce que nous avons répondu, pour que cela ne compte qu’une fois',
          long: '48 heures',
        },
        pendingFind: {
          what: 'Sur ton appareil : une trouvaille qui attend ta connexion',
          long: '30 minutes',
        },
        language: {
          what: 'Sur ton appareil : la langue que tu as choisie, et si tu mesures en miles',
          long: 'un an',
        },
        bookmark: {
          what: 'Sur ton appareil : à quel point la réponse doit être récente, après que tu as écrit',
          long: '10 minutes',
        },
        adminActions: {
          what: 'Ce que l’administration a fait et pourquoi, avec les mots qui ont été masqués',
          long: 'pour toujours ; sans toi et tes mots une fois que tu supprimes ton compte',
        },
        suspension: {
          what: 'Si ton compte est suspendu, et que tu le supprimes ou lui donnes une autre adresse e-mail : le fait que l’adresse e-mail qu’il avait jusque-là reste suspendue, et pourquoi. La personne qui crée un compte avec cette adresse ne peut pas écrire non plus. De l’adresse, seule une forme brouillée est stockée',
          long: 'jusqu’à la fin de la suspension, un an au plus',
        },
        traces: {
          what: 'Le fait que tu as écrit quelque chose, à quelle heure et depuis quel réseau, dont seule une forme brouillée est stockée. Pour qu’un envoi en masse depuis un réseau puisse être retiré',
          long: '7 jours ; sans toi une fois que tu supprimes ton compte',
        },
        departed: {
          what: 'Une fois que tu as supprimé ton compte : lesquels des galets, étapes, observations et signalements de ses derniers jours vont ensemble, mais pas à qui ils étaient. Pour que personne ne puisse inonder le site et ensuite s’échapper',
          long: '7 jours',
        },
        takebacks: {
          what: 'Ce que l’administration a retiré après un tel envoi en masse, pour que cela puisse être annulé',
          long: '90 jours, ou jusqu’à ce que tu supprimes ton compte',
        },
        logLines: {
          what: 'Une ligne par demande : de quel genre elle était et si elle a marché. Ni nom, ni adresse, ni Rock ID',
          long: 'une semaine',
        },
        health: {
          what: 'Combien de réponses et de messages ont échoué. Des nombres seulement',
          long: '48 heures',
        },
        alarms: {
          what: 'Quelle partie du site est en panne et depuis quand, pour l’administration',
          long: 'le dernier état de chaque partie',
        },
        backups: {
          what: 'Des copies de tout en cas d’urgence, aussi de ce qui a été supprimé depuis. L’administration peut en garder certaines plus longtemps, chiffrées',
          long: '30 jours',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Compter, sans noms',
      short: 'Des nombres pour toujours ; le fait qu’un navigateur est passé : 48 heures.',
      why: 'Nous aimons savoir combien de personnes passent et jusqu’où voyagent les galets. Ce sont des nombres.',
      kept: {
        visit: {
          what: 'Le fait qu’un navigateur est passé aujourd’hui, sous forme d’une empreinte dont personne ne peut retrouver l’origine une fois le secret du jour disparu',
          long: '48 heures à partir du début du jour',
        },
        visitOfDevice: {
          what: 'Sur ton appareil : quel jour il a été compté pour la dernière fois',
          long: 'jusqu’à ce que tu l’effaces',
        },
        figures: {
          what: 'Les nombres d’un jour, d’un mois dans un pays, et de tous les galets ensemble',
          long: 'pour toujours',
        },
      },
      seen: 'Tout le monde voit certains de ces nombres.',
    },
    map: {
      title: 'La carte',
      short: 'Les recherches : 30 jours, sans dire de qui elles viennent.',
      why: 'Un endroit a un nom, et tu peux en chercher un. Le site ne connaît ta position que quand tu laisses ton navigateur la lui dire, et il l’oublie, sauf si tu notes une trouvaille, caches un galet ou dis que tu en as vu un là.',
      kept: {
        search: {
          what: 'Le résultat de la recherche d’une adresse, pour la prochaine personne qui la cherche ; pas qui a cherché',
          long: '30 jours, ou un jour si rien n’a été trouvé',
        },
        places: {
          what: 'La liste des villes et des parcs, la même pour tout le monde',
          long: 'jusqu’à ce qu’une liste plus récente arrive',
        },
        tiles: {
          what: 'Sur ton appareil : la carte que tu as vue, et une zone que tu gardes pour une promenade',
          long: 'jusqu’à ce qu’il n’y ait plus de place, que tu la retires ou que tu te déconnectes',
        },
      },
      seen: '',
    },
    device: {
      title: 'Sur ton propre appareil',
      short: 'Dans ton navigateur seulement. Ce qui est à toi disparaît quand tu te déconnectes.',
      why: 'L’appli marche dans les bois sans réseau, et un texte que tu as commencé n’est pas perdu. Tout cela reste dans ton navigateur, et nous ne pouvons pas l’y voir.',
      kept: {
        drafts: {
          what: 'Les textes que tu as commencés, et les galets qui attendent pendant que tu crées ton compte',
          long: 'jusqu’à ce qu’ils soient enregistrés, que tu fermes l’onglet ou que tu te déconnectes',
        },
        scroll: {
          what: 'Jusqu’où tu avais fait défiler la page, pour retrouver l’endroit quand tu reviens',
          long: 'jusqu’à ce que tu fermes l’onglet',
        },
        outbox: {
          what: 'Ce que tu as fait sans réseau',
          long: 'jusqu’à l’envoi, ou jusqu’à ce que tu le supprimes ou te déconnectes',
        },
        answers: {
          what: 'Ce que tu as vu de tes galets, pour le regarder sans réseau',
          long: 'jusqu’à ce que tu te déconnectes',
        },
        app: { what: 'L’appli elle-même', long: 'jusqu’à ce qu’une plus récente arrive' },
      },
      seen: '',
    },
  },
};

// The words of en/getting-started.ts in French.
import type { Words } from '../words.ts';
export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Premiers pas',
  lead: 'Un galet, un peu de peinture et un après-midi tranquille, c’est tout ce qu’il te faut. Voici comment un galet se met en route, et comment son histoire te revient.',
  inAHurry: <T>(link: (words: string) => T) => [
    'Peu de temps ? Lis ',
    link('Sécurité et règles'),
    ' avant de cacher quoi que ce soit.',
  ],
  stepsLabel: 'Les quatre étapes',
  steps: {
    paint: {
      title: 'Créer et peindre',
      text: [
        'Choisis un galet lisse et sec, de la taille de ta paume environ. Lave-le, laisse-le sécher, et peins à l’acrylique : d’abord un fond clair, puis ton image, puis des points pour le plaisir.',
        'Protège-le avec deux fines couches de vernis transparent d’extérieur, à un jour d’intervalle, pour que la pluie n’emporte pas les couleurs.',
      ],
    },
    register: {
      title: 'Enregistrer un galet',
      text: [
        'Donne-lui un nom, une photo et son Rock ID. Pas encore d’étiquette ? Le formulaire te donne un ID, à peindre sur le dessous ou à imprimer sur une étiquette avec un code QR.',
        'L’ID prouve que quelqu’un tient vraiment ton galet : ne le montre pas sur la photo.',
      ],
    },
    hide: {
      title: 'Cacher et partager',
      text: [
        'Laisse-le là où quelqu’un passera et le remarquera : au pied d’un arbre, sur un muret, à côté d’un banc. Puis note l’endroit avec ton téléphone, et ton galet est sur la carte.',
        'Partage son image depuis « Mes galets », et laisse les gens s’étonner.',
      ],
    },
    find: {
      title: 'Trouver et continuer',
      text: [
        'La personne qui le trouve scanne l’étiquette ou saisit l’ID, l’admire un moment et le cache à un nouvel endroit. Tu vois chaque étape, et la distance augmente.',
        'Tu en as trouvé un, toi aussi ? Emporte-le, et recache-le d’ici un mois : il attend de repartir.',
      ],
    },
  },
  firstRock: {
    title: 'Ton premier galet',
    lead: 'Il n’a pas besoin d’être beau. Il a besoin d’être trouvé.',
  },
  stone: {
    title: 'Le galet',
    text: 'Achète-le dans une jardinerie ou prends-le sur ton propre terrain. Les plages, les parcs et les lits des ruisseaux sont souvent protégés, et les pierres sont des maisons.',
  },
  paint: {
    title: 'La peinture',
    text: 'La peinture acrylique et les feutres à peinture tiennent sur un galet propre. Laisse sécher chaque couche, sinon la suivante l’arrache.',
  },
  underside: {
    title: 'Le dessous',
    text: (productName: string) =>
      `Laisse-le uni et écris petit : le Rock ID par groupes de trois, et « ${productName} », pour qu’on sache où le saisir. Vernis aussi par-dessus.`,
  },
  firstPlace: {
    title: 'Le premier endroit',
    text: 'Quelque part où tu repasses, avec des gens à pied. Un premier galet trouvé dans la semaine te donne envie d’en peindre un deuxième.',
  },
  tipsTitle: 'Conseils',
  tips: [
    'Les couleurs vives et un contour net se voient à trois pas. Du vert mousse sur la mousse, non.',
    'Prends la photo à l’ombre, d’en haut, avant de vernir : le vernis brille.',
    'Scanne ou saisis une fois ton propre ID avant de cacher le galet. Mieux vaut découvrir une erreur à la maison.',
    'Dans les notes, dis plutôt quelque chose de gentil que l’endroit exact.',
    'Pour les enfants, le mieux est un gros point à la fois : trempé dans la peinture, le bout d’un crayon en fait un tout rond.',
    'Après une tempête, va voir les galets que tu as cachés près de l’eau, et ramène-les à la maison s’il le faut.',
  ],
  ready: 'La peinture est sèche ?',
  readyMember: 'Alors donne un nom à ton galet, et il peut se mettre en route aujourd’hui.',
  readyVisitor: 'L’inscription est gratuite, prend une minute, et ne demande qu’une adresse e-mail.',
  registerFirst: 'Enregistrer ton premier galet',
  signUp: 'Inscription gratuite',
  guidelines: {
    title: 'Sécurité et règles',
    lead: 'Les enfants, les chiens et les canards tombent sur ce que nous laissons dehors. Les gens qui prennent soin des lieux aussi.',
    rules: [
      {
        title: 'Où un galet peut être',
        rules: [
          'Demande avant d’en cacher un sur une propriété privée : un magasin, le terrain d’une église, le mur des voisins.',
          'Les parcs des villes et des départements ont leurs propres règles. Lis le panneau à l’entrée, ou demande à l’accueil.',
          'Mets-le là où un enfant tenu par la main peut l’atteindre à pied, en plein jour.',
        ],
      },
      {
        title: 'Où il ne doit pas être',
        rules: [
          'Parcs nationaux, réserves naturelles, rivages protégés et sites historiques : ne rien laisser, ne rien prendre.',
          'Bords de route, voies ferrées, parkings, falaises, chantiers, et partout derrière une clôture.',
          'Dans l’eau ou tout près, où la peinture n’a rien à faire et où les petits enfants ne devraient pas être.',
          'Pelouses que l’on tond : un galet caché devient un projectile sous une tondeuse.',
          'Tombes et mémoriaux, aires de jeux, nids, terriers et arbres creux.',
        ],
      },
      {
        title: 'Ce qu’un galet peut porter',
        rules: [
          'De la peinture et du vernis non toxiques et résistants à l’eau, bien secs, avec une couche de protection de tous les côtés.',
          'Pas de nourriture, d’autocollants alimentaires, de paillettes, de perles ni rien d’autre qu’un animal pourrait manger ou avec quoi un petit enfant pourrait s’étouffer.',
          'Des images et des mots qui conviennent aux familles. Pas de publicité, pas de noms ni d’adresses.',
        ],
      },
      {
        title: 'Pendant ta sortie',
        rules: [
          'Cache et cherche en plein jour, dis à quelqu’un où tu vas, et garde un œil sur les enfants.',
          'Reste sur le chemin, et laisse les plantes, les murs et les pierres comme tu les as trouvés.',
          'Si un endroit se révèle mauvais, emporte le galet et recache-le là où c’est sûr.',
          'Les photos vont sur internet : pas de visages d’enfants, pas de plaques de voiture, pas de numéros de maison.',
        ],
      },
    ],
  },
};

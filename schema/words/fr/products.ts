// The words of en/products.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: 'À l’extérieur', value: 'Vernir le galet fini' };

const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    'Pas de beaux galets près de chez toi, ou pas le temps d’en chercher ? Ceux-ci sont lisses et tiennent dans la paume, lavés et secs, pour que la peinture accroche dès le premier trait. Chaque galet a sa forme : tourne-le un moment entre tes doigts, et il te dira ce qu’il veut devenir.',
  features: [
    `${pieces} galets lisses à peindre`,
    'Lavés et séchés, prêts pour une première couche',
    'Des formes différentes, comme toujours avec les galets',
  ],
  specifications: [
    { label: 'Galets', value: String(pieces) },
    { label: 'Taille', value: 'Tient dans la paume' },
    { label: 'Surface', value: 'Lisse, lavée et sèche' },
    { label: 'Va bien avec', value: 'Peinture acrylique et feutres résistants à l’eau' },
    { label: 'Étiquettes', value: 'Non comprises' },
  ],
});

const featuresOf = (pieces: number) => [
  `${pieces} étiquettes à code QR résistantes à l’eau`,
  'Un Rock ID propre à chaque étiquette, jamais utilisé',
  'Un code QR qui mène tout droit à ton galet',
  'Livraison GRATUITE',
];

const specificationsOf = (pieces: number) => [
  { label: 'Étiquettes', value: String(pieces) },
  { label: 'Taille', value: '1,3 × 2,5 cm (1/2 × 1 pouce)' },
  { label: 'Distance de scan', value: 'Jusqu’à 30 cm (12 pouces)' },
  { label: 'Par tous les temps', value: 'Résiste à l’eau' },
];

const pack = (pieces: number, whom: string) => ({
  name: `Étiquettes à code QR, ${pieces} pièces`,
  description: `${pieces} étiquettes résistantes à l’eau avec un code QR et un Rock ID. ${whom}`,
  detailedDescription: `${pieces} petites étiquettes pour le dessous de ${pieces} galets. Colles-en une, saisis son Rock ID quand tu enregistres le galet, et cache le galet là où quelqu’un le remarquera. La personne qui le trouve scanne l’étiquette avec un téléphone, et tu vois sur la carte où ton galet est passé. Pas de pile, pas d’appli à installer : l’étiquette marche aussi longtemps qu’on peut la lire.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Lots de galets',
      description: 'Des galets lisses, lavés et prêts pour leur premier point.',
    },
    'art-supplies': {
      name: 'Matériel de peinture',
      description: 'Feutres, peintures, pochoirs et le vernis qui arrête la pluie.',
    },
    'qr-labels': {
      name: 'Étiquettes de suivi à code QR',
      description: 'Un Rock ID et un code QR sur chacune, pour qu’un galet te dise où il est passé.',
    },
  },
  count: (count: number) => plural(count, { one: '# produit', other: '# produits' }),
  pricePerLabel: { label: 'Prix par étiquette', value: (price: string) => `Environ ${price}` },
  all: {
    'rock-bundle-5': bundle(5, 'Lot de départ, 5 galets', 'Cinq galets lisses pour un premier essai.'),
    'rock-bundle-10': bundle(
      10,
      'Lot de galets, 10 pièces',
      'Dix galets : deux par personne pour une table de cinq.',
    ),
    'rock-bundle-15': bundle(
      15,
      'Lot de galets, 15 pièces',
      'Quinze galets pour une semaine de pluie à la maison.',
    ),
    'rock-bundle-20': bundle(
      20,
      'Lot de galets, 20 pièces',
      'Vingt galets pour une fête, ou pour un long hiver.',
    ),
    'rock-bundle-25': bundle(25, 'Lot de galets, 25 pièces', 'Vingt-cinq galets, assez pour une classe.'),
    'rock-bundle-50': bundle(
      50,
      'Lot de galets, 50 pièces',
      'Cinquante galets pour un club, une colonie ou un stand au marché.',
    ),
    'rock-bundle-100': bundle(
      100,
      'Lot de galets, 100 pièces',
      'Cent galets pour une ville qui peint ensemble.',
    ),
    'waterproof-markers': {
      name: 'Feutres résistants à l’eau',
      description: 'Des couleurs couvrantes, pour les contours, les lettres et les plus petits points.',
      detailedDescription:
        'Les feutres sont la façon la plus simple de commencer : pas de pinceau à laver, pas d’eau à renverser, et un trait qui va où tu veux. Dessine sur le galet nu ou sur la peinture sèche, laisse sécher chaque couche une minute, et vernis le galet quand tu as fini.',
      features: [
        'Un assortiment de feutres résistants à l’eau aux couleurs vives',
        'Des pointes pour les contours, les lettres et les points',
      ],
      specifications: [
        { label: 'Type', value: 'Assortiment de feutres résistants à l’eau' },
        { label: 'Va bien sur', value: 'Galet nu et peinture acrylique sèche' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Peinture acrylique',
      description: 'Une peinture mate qui couvre le galet en une ou deux couches et se mélange bien.',
      detailedDescription:
        'La peinture acrylique tient mieux que toute autre sur un galet : elle sèche vite, se superpose bien et, tant qu’elle est fraîche, part à l’eau des mains et des pinceaux. Commence par un fond clair, peins ton image quand il est sec, et ajoute les points en dernier.',
      features: [
        'Un assortiment de peintures acryliques qui se mélangent bien',
        'Assez pour toute une table de galets',
      ],
      specifications: [
        { label: 'Type', value: 'Assortiment de peintures acryliques' },
        { label: 'Va bien sur', value: 'Galet propre et sec' },
        { label: 'Nettoyage', value: 'À l’eau, tant que la peinture est fraîche' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Pochoirs',
      description:
        'Des feuilles, des étoiles, des vagues et des points à tracer, pour les mains de tout âge.',
      detailedDescription:
        'Pour les gens qui disent ne pas savoir dessiner. Tiens le pochoir à plat sur le galet, tamponne la peinture avec un pinceau peu chargé, et soulève-le bien droit. Essuie-le, et sers-t’en de nouveau.',
      features: [
        'Un assortiment de pochoirs à réutiliser sans fin',
        'Des formes simples, à la taille d’un galet qui tient dans la paume',
      ],
      specifications: [
        { label: 'Type', value: 'Assortiment de pochoirs' },
        { label: 'Va bien avec', value: 'Peinture acrylique et feutres résistants à l’eau' },
        { label: 'Nettoyage', value: 'Essuyer à l’eau' },
      ],
    },
    sealant: {
      name: 'Vernis',
      description: 'Une couche transparente qui arrête la pluie et garde les couleurs.',
      detailedDescription:
        'La dernière étape, celle qui décide jusqu’où un galet voyage. Laisse sécher la peinture un jour, pulvérise deux couches fines en plein air, et laisse à chacune le temps de sécher. Colle l’étiquette avant la dernière couche, et veille à ce que la couche par-dessus reste fine et transparente.',
      features: ['Une bombe de vernis transparent'],
      specifications: [
        { label: 'Type', value: 'Vernis transparent d’extérieur en bombe' },
        { label: 'Va bien sur', value: 'Peinture acrylique sèche et feutres' },
        { label: 'Utilisation', value: 'En plein air, par une grande personne' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'Étiquettes QR des ambassadeurs fondateurs, 20 pièces',
      description:
        'Gratuites pour les ambassadeurs fondateurs : les deux premières personnes de chaque État ou pays.',
      detailedDescription:
        'Les ambassadeurs fondateurs font connaître les galets peints là où ils vivent, et nous leur donnons les étiquettes pour cela. Pose ta candidature avec l’adresse où les étiquettes doivent aller. Les deux premières candidatures de chaque État des États-Unis, et de chaque pays ailleurs, sont retenues, et la réponse arrive par e-mail sous 24 heures.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Prix', value: 'Gratuit, sur candidature' }],
    },
    'qr-labels-5': pack(5, 'Pour un premier après-midi en famille autour de la table.'),
    'qr-labels-10': pack(10, 'Pour un week-end de peinture, avec un peu de réserve.'),
    'qr-labels-15': pack(15, 'Pour une fête d’anniversaire, ou un été de promenades.'),
    'qr-labels-20': pack(20, 'Pour toute une classe, ou pour une seule personne passionnée.'),
    'qr-labels-25': pack(25, 'Pour un groupe de scouts et les adultes qui l’aident.'),
    'qr-labels-50': pack(50, 'Pour un club, une bibliothèque ou une colonie.'),
    'qr-labels-100': pack(100, 'Pour une ville qui veut des galets sur chaque chemin.'),
  },
};

// The words of en/design-texts.ts in French.
import type { Words } from '../words.ts';
export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Coccinelle',
      hint: 'Le galet est la coccinelle : peins-le tout en rouge, laisse sécher, puis pose les points avec le bout d’un manche de pinceau.',
    },
    whale: {
      name: 'Gentille baleine',
      hint: 'Deux couches pour le corps, puis le ventre clair ; le jet, ce sont cinq points de chaque côté, chacun un peu plus gros.',
    },
    fox: {
      name: 'Tête de renard',
      hint: 'Remplis d’abord les joues en Crème, pour que l’orange les rejoigne avec un bord net ; les yeux et la truffe viennent en dernier.',
    },
    sun: {
      name: 'Soleil souriant',
      hint: 'Tire chaque rayon du visage vers l’extérieur, d’un seul trait, et lève le pinceau au bout ; puis les points entre les rayons.',
    },
    cat: {
      name: 'Chat endormi',
      hint: 'Choisis un galet rond et plat : c’est le dos du chat. Peins le pelage, puis les rayures, et le petit visage endormi avec un feutre fin.',
    },
    'mushroom-house': {
      name: 'Maison champignon',
      hint: 'Laisse les taches du toit sans peinture, ou tamponne-les à la fin avec une éponge ; pour les lamelles, de fines lignes suffisent.',
    },
    turtle: {
      name: 'Tortue de mer',
      hint: 'Peins la carapace d’un seul vert, laisse sécher, puis remplis chaque plaque d’un autre vert en laissant les joints visibles.',
    },
    bee: {
      name: 'Bourdon',
      hint: 'Le jaune d’abord, les rayures quand il est sec. Pour les ailes, dilue le blanc avec de l’eau, pour qu’on voie à travers.',
    },
    owl: {
      name: 'Chouette sage',
      hint: 'Mets le galet debout. Peins les plumes de la rangée du bas à celle du haut, et les yeux en cercles, du grand au petit.',
    },
    rainbow: {
      name: 'Arc-en-ciel',
      hint: 'Commence par la bande la plus petite et avance vers l’extérieur ; tamponne les nuages à l’éponge, et termine par les cœurs.',
    },
    hedgehog: {
      name: 'Hérisson',
      hint: 'Peins le dos foncé et le visage clair ; puis de petits traits du pelage vers l’extérieur, en trois bruns.',
    },
    balloon: {
      name: 'Montgolfière',
      hint: 'Remplis une bande sur deux, laisse sécher, puis les autres ; la ceinture de points cache les endroits où elles ne se touchent pas tout à fait.',
    },
    snail: {
      name: 'Escargot',
      hint: 'Peins la coquille en cercle plein, dessine la spirale par-dessus, et pose les points du plus gros au plus petit.',
    },
    moon: {
      name: 'Lune et étoiles',
      hint: 'Couvre le galet de Bleu nuit et trace au crayon blanc ; la lune demande deux couches, les points une seule touche.',
    },
    cactus: {
      name: 'Cactus en pot',
      hint: 'Le vert et le pot d’abord ; les piquants sont de petits V en Crème, et la fleur est la seule tache vive.',
    },
    fish: {
      name: 'Poisson à écailles',
      hint: 'Commence par la queue, et donne à chaque colonne d’écailles une couleur un peu plus claire que la précédente.',
    },
    dinosaur: {
      name: 'Dinosaure',
      hint: 'Le corps d’abord, puis chaque plaque d’une autre couleur ; pose les taches avec le bout d’un crayon.',
    },
    penguin: {
      name: 'Manchot à l’écharpe',
      hint: 'Couvre le galet de Bleu encre, puis peins le visage et le ventre en blanc, en deux couches ; l’écharpe porte tes couleurs préférées.',
    },
    boat: {
      name: 'Voilier',
      hint: 'Le ciel, la mer, puis le bateau par-dessus ; les crêtes des vagues sont une fine ligne blanche, tout à la fin.',
    },
    butterfly: {
      name: 'Papillon',
      hint: 'Peins les deux ailes tour à tour, pour qu’elles restent pareilles : les surfaces, puis les bords, puis les points, du corps vers l’extérieur.',
    },
    lighthouse: {
      name: 'Phare',
      hint: 'Tour blanche, bandes rouges, mer sombre. Fais la lumière en points, qui grandissent en s’éloignant de la lampe.',
    },
    fern: {
      name: 'Fougère',
      hint: 'Une feuille, c’est deux touches d’un pinceau rond : appuie, tire vers la tige, et lève. Commence par la pointe enroulée.',
    },
    feather: {
      name: 'Plume',
      hint: 'Laisse trois couleurs se mêler pendant qu’elles sont mouillées ; dessine la tige et les points quand tout est sec.',
    },
    mandala: {
      name: 'Mandala de points',
      hint: 'Avance du milieu vers l’extérieur, un cercle à la fois, et laisse sécher chaque cercle ; de la peinture fraîche tous les trois points les garde pareils.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Nappe de pique-nique',
      use: 'Coccinelles, champignons rouges et tout ce qui est gai. Commence par Crème, et garde Bleu encre pour les lignes.',
    },
    'meadow-in-june': {
      name: 'Pré en juin',
      use: 'Abeilles, papillons et fleurs, sur un galet clair qui se voit entre eux.',
    },
    'low-tide': {
      name: 'Marée basse',
      use: 'Tortues, poissons et coquillages. Laisse sécher Bleu canard avant d’y poser les points de Sable.',
    },
    'harbor-morning': {
      name: 'Matin au port',
      use: 'Bateaux, phares et baleines, avec une seule tache de Rouge coquelicot qui attire le regard.',
    },
    campfire: {
      name: 'Feu de camp',
      use: 'Soleils, renards et feuilles d’automne ; rayonne sur un galet sombre.',
    },
    'woodland-floor': {
      name: 'Sous-bois',
      use: 'Hérissons, chouettes, fougères et champignons : la terre en bas, une couleur chaude en haut.',
    },
    'starry-night': {
      name: 'Nuit étoilée',
      use: 'Lunes et mandalas. Couvre le galet de Bleu nuit et pose les points du foncé au clair.',
    },
    'sweet-shop': {
      name: 'Confiserie',
      use: 'Arcs-en-ciel, montgolfières et cœurs, et un cadeau pour quelqu’un de petit.',
    },
    'desert-garden': {
      name: 'Jardin du désert',
      use: 'Cactus, lézards et couchers de soleil ; aussi en simples points, sur un galet couleur sable.',
    },
    'berry-patch': {
      name: 'Coin des baies',
      use: 'Cœurs, oiseaux et fraises. Deux rouges côte à côte font plus d’effet qu’un seul.',
    },
    'lavender-evening': {
      name: 'Soir de lavande',
      use: 'Papillons, plumes et noms en lettres fines ; assez doux pour un galet de remerciement.',
    },
    'first-frost': {
      name: 'Premier gel',
      use: 'Plumes, flocons et oiseaux. Tout calme sur des galets gris, avec le pinceau le plus fin.',
    },
  },
  paints: {
    'Lamp Black': 'Noir de fumée',
    'Ink Blue': 'Bleu encre',
    'Night Blue': 'Bleu nuit',
    'Harbor Blue': 'Bleu port',
    'Sky Blue': 'Bleu ciel',
    'Ice Blue': 'Bleu glacier',
    Teal: 'Bleu canard',
    Lagoon: 'Lagon',
    Mint: 'Menthe',
    'Moss Green': 'Vert mousse',
    Clover: 'Trèfle',
    'Young Leaf': 'Jeune feuille',
    Lemon: 'Citron',
    Sunflower: 'Tournesol',
    Marigold: 'Souci',
    Coral: 'Corail',
    'Poppy Red': 'Rouge coquelicot',
    Raspberry: 'Framboise',
    'Rose Pink': 'Rose vif',
    Blush: 'Rose pâle',
    Lilac: 'Lilas',
    Plum: 'Prune',
    Sand: 'Sable',
    Honey: 'Miel',
    Terracotta: 'Terre cuite',
    Chestnut: 'Châtaigne',
    Cocoa: 'Cacao',
    Cream: 'Crème',
    'Chalk White': 'Blanc craie',
    'Dove Gray': 'Gris tourterelle',
    Slate: 'Ardoise',
  },
};

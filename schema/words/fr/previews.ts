// The words of en/previews.ts in French.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'Pour l’administration de la communauté.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Peins un galet, enregistre-le, cache-le, et suis son voyage quand d’autres le trouvent et le recachent.',
    '/register-rock': 'Donne un nom et un Rock ID à ton galet peint, et son voyage peut commencer.',
    '/my-rocks': 'Tes galets peints : où chacun est passé, qui l’a trouvé et quel chemin il a fait.',
    '/pro':
      'Ce que Rock Hunter Pro ajoute : les distances de tes galets, des dessins à peindre et tes voyages sous forme de fichiers.',
    '/notifications':
      'Ce qui est arrivé à tes galets peints : qui les a trouvés, où ils sont maintenant et ce qu’on en a dit.',
    '/nfc-scan':
      'Tu as trouvé un galet peint ? Quelqu’un l’a caché pour toi. Découvre son voyage, et recache-le pour la personne suivante.',
    '/worn-off':
      'Tu as trouvé un galet peint dont l’ID ne se lit plus ? Dis ce qu’il y a dessus et où il était, et demande à son artiste.',
    '/adopt/$token':
      'Quelqu’un voudrait t’offrir un galet peint : regarde lequel, et dis si tu veux l’adopter.',
    '/explore-map':
      'Des galets peints sont cachés dans le monde entier. Découvre où, et lesquels sont près de toi.',
    '/community':
      'Les galets peints les plus récents, ceux qui sont allés le plus loin et les gens qui les trouvent.',
    '/contact':
      'Comment nous joindre, et une aide rapide : un Rock ID perdu, un galet qui n’est pas là où il devrait être, la sécurité.',
    '/getting-started':
      'Créer et peindre, enregistrer, cacher et partager : comment faire voyager ton premier galet peint.',
    '/subscribe':
      'Rock Explorer est gratuit pour toujours. Rock Hunter Pro ajoute la communauté, les distances et une carte à explorer.',
    '/shop': 'Des étiquettes à code QR qui mènent tout droit à ton galet peint, avec la livraison gratuite.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `Les ${perRegion} premiers ambassadeurs de chaque État ou pays reçoivent ${labels} étiquettes à code QR gratuites.`,
    '/qr-code-generator':
      'Un code QR à télécharger ou à imprimer, pour les murs, les parcs et les salles de classe.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Des galets peints avec un escargot, une baleine, un papillon, un lever de soleil et une coccinelle, le long d’une ligne de points sinueuse',
};

// The words of en/pro.ts in French.
import type { Words } from '../words.ts';
export const pro: Words['pro'] = {
  heading: 'Ton Rock Hunter Pro',
  onThisPage: 'Sur cette page',
  closed: 'Le mètre ruban, les dessins et le chemin court jusqu’à nous. Ils viennent avec Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Analyse des distances',
      text: 'Jusqu’où tes galets sont allés, et ce que tu as trouvé.',
    },
    csvExport: {
      title: 'Export en CSV',
      text: 'Ce qui est à toi, dans des fichiers que tout tableur ouvre.',
    },
    premiumDesigns: {
      title: 'Dessins premium',
      text: 'Des dessins à imprimer et à décalquer sur un galet, avec les couleurs pour les peindre.',
    },
    prioritySupport: {
      title: 'Aide prioritaire',
      text: 'Écris-nous pour toute question. Les e-mails de Rock Hunter Pro reçoivent une réponse en premier.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Une question sur mes galets',
    write: 'Demander de l’aide',
    keepSubject: 'Laisse [Rock Hunter Pro] dans l’objet : cela met ton e-mail en haut de la pile.',
  },
};

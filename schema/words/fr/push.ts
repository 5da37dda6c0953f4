// The words of en/push.ts in French.
import type { Words } from '../words.ts';
export const push: Words['push'] = {
  endpoint: 'Ce n’est pas l’adresse d’un service push que nous connaissons',
  key: 'Ce n’est pas la clé d’un navigateur',
  topic: 'Choisis ce que tu veux savoir',
  unavailable: 'Nous n’avons pas pu envoyer le message pour le moment',
  hide: {
    offer: 'Me dire quand il est trouvé',
    isOn: 'Cet appareil te dira quand il est trouvé.',
  },
  rehide: {
    offer: 'Me dire où il va ensuite',
    isOn: 'Cet appareil te dira où il va ensuite.',
  },
  denied: 'Ton navigateur ne laisse pas ce site envoyer de messages.',
  howToAllow: {
    ios: 'Pour changer cela, ouvre Réglages, Notifications, choisis cette appli et autorise-les.',
    safari:
      'Pour changer cela, ouvre le menu Safari, Réglages, Sites web, Notifications, et autorise ce site.',
    other: 'Pour changer cela, autorise les notifications de ce site dans les réglages de ton navigateur.',
  },
  failed: { title: 'Cela n’a pas marché', text: 'Rien n’a été activé. Réessaie.' },
};

// The words of en/page-audience.ts in Dutch.
import type { Words } from '../words.ts';
export const pageAudience: Words['pageAudience'] = {
  invalid: 'Zeg wie de pagina mag openen: public, members of hidden',
  notOwner: 'Alleen de maker kan kiezen wie de pagina van een steen ziet',
  label: 'Wie ziet de pagina',
  choices: {
    public: { label: 'Iedereen', about: 'Iedereen kan de pagina openen en delen.' },
    members: { label: 'Leden', about: 'Alleen wie is ingelogd, kan de pagina openen.' },
    hidden: { label: 'Alleen ik', about: 'Niemand anders kan de pagina openen.' },
  },
  failed: 'De pagina is niet veranderd',
};

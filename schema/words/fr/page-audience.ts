// The words of en/page-audience.ts in French.
import type { Words } from '../words.ts';
export const pageAudience: Words['pageAudience'] = {
  invalid: 'Dis qui peut ouvrir la page : public, members ou hidden',
  notOwner: 'Il n’y a que son artiste qui peut choisir qui voit la page d’un galet',
  label: 'Qui voit sa page',
  choices: {
    public: { label: 'Tout le monde', about: 'Tout le monde peut ouvrir sa page et la partager.' },
    members: { label: 'Les membres', about: 'Pour ouvrir sa page, il faut se connecter.' },
    hidden: { label: 'Juste moi', about: 'Personne d’autre ne peut ouvrir sa page.' },
  },
  failed: 'La page n’a pas été modifiée',
};

// The words of en/page-audience.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'Diga quem pode abrir a página: public, members ou hidden',
  notOwner: 'Só quem pintou uma pedra pode escolher quem vê a página dela',
  label: 'Quem vê a página dela',
  choices: {
    public: { label: 'Todo mundo', about: 'Todo mundo pode abrir e compartilhar a página dela.' },
    members: { label: 'Membros', about: 'Só quem entrou na conta pode abrir a página dela.' },
    hidden: { label: 'Só eu', about: 'Mais ninguém pode abrir a página dela.' },
  },
  failed: 'A página não foi alterada',
};

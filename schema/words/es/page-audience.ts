// The words of en/page-audience.ts in Spanish.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'Di quién puede abrir la página: public, members o hidden',
  notOwner: 'Solo quien pintó una piedra puede elegir quién ve su página',
  label: 'Quién ve su página',
  choices: {
    public: { label: 'Todo el mundo', about: 'Todo el mundo puede abrir su página y compartirla.' },
    members: { label: 'Miembros', about: 'Solo quienes han iniciado sesión pueden abrir su página.' },
    hidden: { label: 'Solo yo', about: 'Nadie más puede abrir su página.' },
  },
  failed: 'La página no se cambió',
};

// The words of en/page-audience.ts in German.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'Sag, wer die Seite öffnen darf: public, members oder hidden',
  notOwner: 'Wer die Seite eines Steins sieht, bestimmt nur, wer ihn bemalt hat',
  label: 'Wer seine Seite sieht',
  choices: {
    public: { label: 'Alle', about: 'Alle können seine Seite öffnen und teilen.' },
    members: { label: 'Mitglieder', about: 'Nur wer angemeldet ist, kann seine Seite öffnen.' },
    hidden: { label: 'Nur ich', about: 'Niemand sonst kann seine Seite öffnen.' },
  },
  failed: 'An der Seite hat sich nichts geändert',
};

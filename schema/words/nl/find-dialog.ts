// The words of en/find-dialog.ts in Dutch.
import type { Words } from '../words.ts';
export const findDialog: Words['findDialog'] = {
  title: 'Steen gevonden',
  rockId: 'Rock ID',
  hint: 'Draai de steen om: de ID staat op de sticker, of is op de onderkant geschilderd.',
  find: 'Zoeken',
  finding: 'Zoeken…',
  failed: 'Fout',
  seeRock: 'Deze steen bekijken',
  register: 'Steen registreren',
  visitorTitle: 'Een steen gevonden?',
  free: 'Het is 100% GRATIS',
  why: 'Doe mee om de maker te vertellen dat je hem vond, om hem weer te verstoppen, en om te volgen waar hij heen gaat.',
  visitorHint: 'Typ de ID nu in, en de steen wacht op je terwijl je meedoet.',
  join: 'Nu GRATIS meedoen!',
  isMember: 'Al lid? Met dezelfde knop log je in.',
};

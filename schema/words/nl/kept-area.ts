// The words of en/kept-area.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Wandelkaart',
  keep: 'Dit gebied bewaren',
  what: (km: number) =>
    `Voor een wandeling zonder netwerk: de kaart ${number(km)} km in het rond, met de stenen.`,
  zoomFirst: 'Zoom eerst in op de plek van je wandeling.',
  replaces: 'Het vervangt het gebied hieronder.',
  progress: 'Gebied bewaren',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} van ${number(all)} stukjes kaart, ${megabytes(bytes / 1e6)}`,
  asking: 'De stenen opvragen…',
  tryAgain: 'Opnieuw proberen',
  stop: 'Stoppen',
  keepIt: 'Bewaren',
  leaveIt: 'Niet bewaren',
  question: (size: number) => `Dit gebied heeft ongeveer ${number(size)} MB nodig. Bewaren?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Bewaard: ${number(km)} km rond ${place}, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'De stenen ervan zijn niet voor je bewaard. Bewaar het gebied opnieuw om ze erbij te hebben.',
  show: 'Tonen',
  remove: 'Verwijderen',
  done: 'Het gebied is bewaard. Het is er ook zonder netwerk.',
  stopped: (unchanged: string) => `Gestopt. ${unchanged}`,
  removed: 'Het gebied is verwijderd.',
  since: (moment: string) => `Bewaard op ${moment}. Je bent offline.`,
  otherStays: 'Het gebied hieronder blijft.',
  nothingKept: 'Er is niets bewaard.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'Het netwerk viel weg.',
    server: 'De kaart gaf geen antwoord.',
    full: 'Dit apparaat heeft geen ruimte meer voor het gebied.',
    unavailable: 'Deze browser laat een pagina niets bewaren, zoals in een privévenster.',
  },
};

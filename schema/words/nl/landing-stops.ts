// The words of en/landing-stops.ts in Dutch.
import type { Words } from '../words.ts';
export const landingStops: Words['landingStops'] = {
  signUp: 'Gratis meedoen',
  ambassador: {
    title: 'Ambassadeur van het eerste uur',
    text: 'Hoor bij de eerste 2 van jouw staat of land, en je krijgt gratis een pakket van 20 QR-stickers. We antwoorden binnen 24 uur.',
    apply: 'Word ambassadeur van het eerste uur',
  },
  figures: {
    label: 'De community in cijfers',
    names: {
      totalRocks: 'Stenen',
      activeCountries: 'Landen',
      totalUsers: 'Leden',
    },
    traveled: { mi: 'Afgelegde mijlen', km: 'Afgelegde kilometers' },
    failed: 'De cijfers van de community zijn niet aangekomen.',
    loading: 'Laden…',
  },
  tryAgain: 'Opnieuw proberen',
  adventure: {
    title: 'Vier stappen, en hij is op weg',
    paint: {
      title: 'Maken en schilderen',
      text: 'Neem een gladde steen en schilder erop wat je wilt. Met een laagje vernis blijft hij ook in de regen mooi.',
    },
    register: {
      title: 'Steen registreren',
      text: 'Geef hem een naam, een foto en een Rock ID, en zet de ID op de achterkant: met een sticker, of met een vaste hand en een pen.',
    },
    hide: {
      title: 'Verstoppen en delen',
      text: 'Laat hem achter langs een pad, onder een bankje, op een muurtje: een veilige plek waar iemand twee keer kijkt.',
    },
    find: {
      title: 'Vinden en verderreizen',
      text: 'Iemand vindt hem, typt de ID in en verstopt hem weer. Jij ziet elke nieuwe plek, en zijn reis wordt steeds langer.',
    },
  },
  explore: {
    title: 'Verken de kaart',
    lead: 'Elke oranje stip is een beschilderde steen die op zijn volgende vinder wacht.',
    more: 'Ontdek de kaart',
    failed: 'De stenen zijn niet aangekomen.',
    pressGroup: 'Tik op een kring van stippen om de stenen één voor één te zien.',
    pressDot: 'Tik op een stip om te zien hoelang de steen daar al wacht.',
  },
  month: {
    caption: 'Verstopt in de laatste dertig dagen',
    buttons: { playing: 'Pauze', paused: 'Afspelen', over: 'Nog een keer' },
  },
  featured: {
    title: 'Avonturen van bereisde stenen',
    lead: 'Deze drie hebben meer van de wereld gezien dan de meesten van ons.',
    failed: 'De reizigers zijn niet aangekomen.',
    failedText: 'Ze zijn ergens onderweg, dat weten we zeker. Probeer het zo nog eens.',
    none: 'Er is nog geen steen op reis. Die van jou kan de eerste zijn.',
  },
  community: {
    title: 'Vers uit de community',
    lead: 'Beschilderd, gefotografeerd en verstopt door mensen zoals jij.',
    more: 'Community',
  },
  hunters: {
    title: 'De beste speurneuzen',
    first: 'Speurneus van de maand',
    failed: 'De lijst is niet aangekomen.',
  },
};

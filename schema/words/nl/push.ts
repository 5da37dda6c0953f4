// The words of en/push.ts in Dutch.
import type { Words } from '../words.ts';
export const push: Words['push'] = {
  endpoint: 'Dit is geen adres van een pushdienst die we kennen',
  key: 'Dit is geen sleutel van een browser',
  topic: 'Kies waarover je iets wilt horen',
  unavailable: 'We konden het bericht nu niet sturen',
  hide: {
    offer: 'Vertel me wanneer hij gevonden is',
    isOn: 'Dit apparaat vertelt je wanneer hij gevonden is.',
  },
  rehide: { offer: 'Vertel me waar hij heen gaat', isOn: 'Dit apparaat vertelt je waar hij heen gaat.' },
  denied: 'Je browser staat niet toe dat deze site berichten stuurt.',
  howToAllow: {
    ios: 'Wil je dat veranderen? Open Instellingen, Berichtgeving, kies deze app en sta berichten toe.',
    safari:
      'Wil je dat veranderen? Open het Safari-menu, Instellingen, Websites, Meldingen, en sta deze site toe.',
    other: 'Wil je dat veranderen? Sta meldingen voor deze site toe in de instellingen van je browser.',
  },
  failed: { title: 'Dat lukte niet', text: 'Er is niets aangezet. Probeer het opnieuw.' },
};

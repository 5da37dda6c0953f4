// The words of en/previews.ts in Dutch.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'Voor het beheer van de community.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Beschilder een steen, registreer hem, verstop hem en volg zijn reis terwijl anderen hem vinden en weer verstoppen.',
    '/register-rock': 'Geef je beschilderde steen een naam en een Rock ID, en zijn reis kan beginnen.',
    '/my-rocks': 'Jouw beschilderde stenen: waar ze zijn geweest, wie ze vond en hoe ver ze zijn gekomen.',
    '/pro':
      'Wat Rock Hunter Pro toevoegt: de afstanden van je stenen, ontwerpen om te schilderen en je reizen als bestand.',
    '/notifications':
      'Wat je beschilderde stenen beleefden: wie ze vond, waar ze nu zijn en wat er gezegd is.',
    '/nfc-scan':
      'Een beschilderde steen gevonden? Iemand verstopte hem voor jou. Zie waar hij is geweest en verstop hem weer voor de volgende.',
    '/worn-off':
      'Een beschilderde steen gevonden met een ID die niet meer te lezen is? Vertel wat erop staat en waar hij lag, en vraag het de maker.',
    '/adopt/$token':
      'Iemand wil je een beschilderde steen geven: kijk welke, en zeg of je hem wilt adopteren.',
    '/explore-map':
      'Over de hele wereld zijn beschilderde stenen verstopt. Zie waar, en welke bij jou in de buurt liggen.',
    '/community':
      'De nieuwste beschilderde stenen, de stenen die het verst reisden en de mensen die ze vinden.',
    '/contact':
      'Zo bereik je ons, met snelle hulp: een Rock ID kwijt, een steen die niet ligt waar hij hoort, veiligheid.',
    '/getting-started':
      'Maken en schilderen, registreren, verstoppen en delen: zo stuur je je eerste beschilderde steen op reis.',
    '/subscribe':
      'Rock Explorer blijft altijd gratis. Rock Hunter Pro geeft je ook de community, afstanden en een kaart om op te tikken.',
    '/shop':
      'QR-stickers die elke vinder regelrecht naar je beschilderde steen brengen, met gratis verzending.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `De eerste ${perRegion} ambassadeurs van elke staat of elk land krijgen gratis ${labels} QR-stickers.`,
    '/qr-code-generator': 'Een QR-code om te downloaden of te printen, voor muren, parken en klaslokalen.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Beschilderde stenen met een slak, een walvis, een vlinder, een zonsopgang en een lieveheersbeestje, langs een kronkelende lijn van stippen',
};

// The words of en/shop.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Dit product is niet in de winkel',
  comingSoon: 'Dit komt binnenkort. Je kunt het kopen zodra het op de plank ligt.',
  outOfStock: 'Dit is op dit moment uitverkocht',
  free: 'Het pakket van het eerste uur is gratis: meld je ervoor aan als ambassadeur van het eerste uur',
  freeShipping: 'Gratis verzending',
  heading: 'Winkel',
  lead: 'Stickers waarmee een steen je vertelt waar hij is geweest, en binnenkort ook stenen en verf.',
  myOrders: 'Mijn bestellingen',
  price: money,
  perLabel: (price: string) => `${price} per sticker`,
  badges: { out_of_stock: 'Uitverkocht', coming_soon: 'Binnenkort', free: 'Gratis' },
  buy: 'Kopen',
  opening: 'Openen…',
  error: 'Kopen lukte niet',
  failed: 'De betaling kon niet gestart worden',
  noAddress: 'Er kwam geen adres van de betaalpagina',
  details: 'Details',
  included: 'Wat je krijgt',
  specifications: 'Kenmerken',
  stars: (rating: number) => `${rating} van 5 sterren`,
  reviews: (count: number) => plural(count, { one: '(# beoordeling)', other: '(# beoordelingen)' }),
  categories: 'Categorieën',
  categoryComing: 'BINNENKORT',
  seeAll: 'Allemaal bekijken',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'Wat er komt',
    rest(` bij ${category}`),
  ],
  whatIsComingIn: (category: string) => `Wat er komt bij ${category}`,
  notYet: 'Nog niet op de plank, maar dit komt er, en dit gaat het kosten.',
  closed: {
    title: 'De winkel komt binnenkort',
    text: 'Kijk gerust rond: er is nog niets te koop, en dit gaat het allemaal kosten. Je hebt er niets van nodig om te beginnen, want een Rock ID die je er zelf op schildert, werkt net zo goed.',
    link: 'Zo begin je',
  },
  promises: {
    label: 'Waar je op kunt rekenen',
    list: [
      {
        title: 'GRATIS verzending van alle QR-stickers',
        text: 'De prijs die je ziet, is de prijs die je betaalt, tot aan je deur.',
      },
      {
        title: 'Goede kwaliteit',
        text: 'Waterbestendige stickers, klein genoeg voor de onderkant van een kiezel en helder genoeg voor elke telefoon.',
      },
      {
        title: 'Veilig betalen',
        text: 'Je betaalt op de pagina van onze betaaldienst. Wij zien je kaart nooit.',
      },
    ],
  },
  outcomes: {
    success: 'Gelukt! Bedankt voor je bestelling. Kijk in je e-mail voor de bon en de verzending.',
    canceled: 'De aankoop is geannuleerd. De producten zijn nog in de winkel.',
  },
  close: 'Sluiten',
  numberByEmail:
    'Je bestelnummer komt per e-mail met de bon. Het verschijnt ook hier zodra de bestelling bevestigd is.',
  orderNumber: <T>(id: T) => ['Je bestelnummer is ', id, '.'],
};

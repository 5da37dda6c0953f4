// The words of en/archive.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `de foto van ${name}`,
  profilePicture: 'je profielfoto',
  photoToPainter: (rock: string | null) => `je foto aan de maker van ${rock ?? 'een steen'}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Jouw gegevens van ${productName}

Houd dit archief voor jezelf. De Rock ID’s erin zijn geheim, en de precieze plekken ook.

rocks.json, journeys.json   Je stenen met hun Rock ID’s, en elke stap van hun reizen zoals jij die ziet.
account.json                Je profiel, instellingen, abonnement en bestellingen.
community.json              Je vondsten, verstopplekken, reacties, hartjes, gevolgde stenen, meldingen, vragen,
                            antwoorden en aanbiedingen; stenen die je weggaf; wat anderen aan je stenen gaven;
                            de namen die de site voor anderen toont in jouw reizen.
photos/, photos.json        De foto van elke steen, genoemd naar de id van de steen, en je profielfoto.
questions/                  Je foto’s aan makers die nog niet hebben geantwoord.
csv/                        Stenen, reizen, vondsten, gevolgde stenen en berichten voor een spreadsheet.
journeys.gpx, finds.gpx     Reizen en vondsten voor een kaart of een gps-app.

De JSON-bestanden volgen ${publicOrigin}/export.schema.json. Tijden zijn in UTC.

Wat er niet in zit: reacties van anderen, hun vondsten en plekken elders, en wat alleen je account beschermt, zoals
hashes van codes en sessies.

Met dit bestand kun je je stenen naar een ander account brengen: Profiel en instellingen, Instellingen, Jouw gegevens.
Laat het bestand zoals het is. Stenen, reizen en foto’s gaan mee; hartjes, reacties en vondsten van stenen van anderen
niet.
${missing}
Vragen: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Ontbreekt: de site is het volgende kwijt, dus het zit niet in dit archief. photos.json noemt de stenen bij "missing".
Laat het weten aan ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- en nog ${number(more)}\n` : ''}`,
};

// The words of en/previews.ts in German.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'Für die Verwaltung der Gemeinschaft.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Bemale einen Stein, registriere ihn, versteck ihn und folge seiner Reise, wenn andere ihn finden und wieder verstecken.',
    '/register-rock':
      'Gib deinem bemalten Stein einen Namen und eine Rock ID, und seine Reise kann beginnen.',
    '/my-rocks':
      'Deine bemalten Steine: wo jeder schon war, wer ihn gefunden hat und wie weit er gekommen ist.',
    '/pro':
      'Was Rock Hunter Pro dazugibt: die Wege deiner Steine, Vorlagen zum Malen und deine Reisen als Dateien.',
    '/notifications':
      'Was mit deinen bemalten Steinen passiert ist: wer sie gefunden hat, wo sie jetzt sind und was andere sagen.',
    '/nfc-scan':
      'Einen bemalten Stein gefunden? Jemand hat ihn für dich versteckt. Sieh, wo er schon war, und versteck ihn wieder, damit die Reise weitergeht.',
    '/worn-off':
      'Einen bemalten Stein gefunden, dessen ID niemand mehr lesen kann? Sag, was darauf ist und wo er lag, und frag nach, von wem er ist.',
    '/adopt/$token':
      'Jemand möchte dir einen bemalten Stein schenken: Sieh dir an, welchen, und sag, ob du ihn adoptieren möchtest.',
    '/explore-map':
      'Überall auf der Welt sind bemalte Steine versteckt. Sieh, wo sie liegen und welche in deiner Nähe sind.',
    '/community':
      'Die neuesten bemalten Steine, die am weitesten gereisten, und die Menschen, die sie finden.',
    '/contact':
      'So erreichst du uns, dazu schnelle Hilfe: eine verlorene Rock ID, ein Stein, der nicht da ist, wo er sein sollte, Sicherheit.',
    '/getting-started':
      'Malen, registrieren, verstecken und teilen: So schickst du deinen ersten bemalten Stein auf die Reise.',
    '/subscribe':
      'Rock Explorer ist für immer kostenlos. Rock Hunter Pro bringt die Gemeinschaft, Entfernungen und eine Karte zum Antippen dazu.',
    '/shop':
      'QR-Code-Aufkleber, die jeden Fund direkt zu deinem bemalten Stein führen, mit kostenlosem Versand.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `Die ersten ${perRegion} aus jedem Bundesstaat oder Land kommen ins Gründungsteam und erhalten ${labels} QR-Code-Aufkleber kostenlos.`,
    '/qr-code-generator': 'Ein QR-Code zum Herunterladen oder Drucken, für Wände, Parks und Klassenzimmer.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Bemalte Steine mit einer Schnecke, einem Wal, einem Schmetterling, einem Sonnenaufgang und einem Marienkäfer an einer geschwungenen Linie aus Punkten',
};

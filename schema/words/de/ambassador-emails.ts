// The words of en/ambassador-emails.ts in German.
import type { Words } from '../words.ts';

const application = 'Deine Bewerbung für das Gründungsteam';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Hallo,' : `Hallo ${firstName},`),
  registerRock: 'Stein registrieren',
  confirmed: {
    heading: 'Deine Bewerbung ist da',
    thanks: (productName: string) =>
      `Danke für deine Bewerbung für das Gründungsteam von ${productName}. Sie ist bei uns angekommen.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `Die ersten ${perRegion} aus jedem Bundesstaat der USA und aus jedem anderen Land bekommen ${labels} QR-Code-Aufkleber kostenlos. Innerhalb von ${hours} Stunden hörst du von uns, ob du dabei bist.`,
    notYou:
      'Du hast dich nicht beworben? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun.',
  },
  selected: {
    heading: 'Du bist im Gründungsteam',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Du gehörst zu den ersten ${perRegion} aus deinem Bundesstaat und damit zum Gründungsteam. Willkommen, und danke.`
        : `Du gehörst zu den ersten ${perRegion} aus deinem Land und damit zum Gründungsteam. Willkommen, und danke.`,
    pack: (labels: number) =>
      `Ein kostenloses Päckchen mit ${labels} QR-Code-Aufklebern geht an die Adresse aus deiner Bewerbung. Du hörst wieder von uns, wenn es unterwegs ist.`,
    isWrong: 'Stimmt etwas damit nicht? Bitte antworte auf diese E-Mail.',
    whatToDo:
      'Im Gründungsteam bringst du die Reisen in Gang: Bemale einen Stein, klebe einen Aufkleber darauf, registriere ihn und versteck ihn da, wo ihn jemand mit Freude findet. Zeig anderen oder einer Schulklasse, wie es geht, und den Rest machen die Steine.',
    whatIsPublic:
      'Dein Vorname und der erste Buchstabe deines Nachnamens stehen jetzt beim Gründungsteam. Deine Adresse ist nur für das Päckchen.',
  },
  declined: {
    heading: application,
    no: (isState: boolean): string =>
      isState
        ? 'Danke, dass du ins Gründungsteam kommen möchtest. Diesmal müssen wir Nein sagen: Beide Plätze deines Bundesstaats waren vergeben, bevor deine Bewerbung kam.'
        : 'Danke, dass du ins Gründungsteam kommen möchtest. Diesmal müssen wir Nein sagen: Beide Plätze deines Landes waren vergeben, bevor deine Bewerbung kam.',
    allTheSame: (productName: string) =>
      `Dabei sein kannst du trotzdem. Mitmachen bei ${productName} ist kostenlos, und jeder Stein, den du registrierst, auch. Eine Rock ID lässt sich von Hand aufmalen: Beim Registrieren bekommst du eine. Wenn du lieber Aufkleber hast, findest du sie in unserem Shop.`,
    hope: 'Wir freuen uns auf deine Steine auf der Karte.',
  },
  refused: {
    heading: application,
    no: 'Danke, dass du ins Gründungsteam kommen möchtest. Wir müssen Nein sagen: Das Konto zu dieser Adresse ist gesperrt, oder es war gesperrt, als es gelöscht wurde.',
    differently: 'Siehst du das anders? Bitte antworte auf diese E-Mail.',
  },
};

// The words of en/watch-emails.ts in German.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'Sollen wir dir sagen, wohin der Stein weiterreist?',
    heading: 'Wohin reist der Stein weiter?',
    text: 'Jemand hat einen bemalten Stein gesehen und uns gebeten, dieser Adresse Bescheid zu sagen, wenn er wieder versteckt wird: mit einer einzigen E-Mail.',
    button: 'Ja, sagt es mir',
    doNothing:
      'Warst du das nicht? Dann tu nichts: Ohne diesen Klick schreiben wir dir nie wieder und vergessen die Adresse in zwei Tagen.',
  },
  movedOn: (rock: string) => `${rock} ist weitergereist`,
  hidden: 'Der Stein wurde wieder versteckt. Danke, dass du ihn liegen gelassen hast.',
  hiddenNear: (near: string) =>
    `Der Stein wurde ${near} wieder versteckt. Danke, dass du ihn liegen gelassen hast.`,
  button: 'Seine Reise ansehen',
  forgotten:
    'Du hast uns gebeten, dir Bescheid zu sagen. Das war die einzige E-Mail, und deine Adresse haben wir schon vergessen.',
};

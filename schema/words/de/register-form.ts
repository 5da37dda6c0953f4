// The words of en/register-form.ts in German.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: 'Stein registrieren',
  intro: 'Ein Name und eine ID, und die Reise deines Steins kann beginnen.',
  photo: 'Foto vom Stein',
  photoHow: 'Bis zu 10 MB. Ohne Foto malen wir ein Bild für deinen Stein.',
  removePhoto: 'Foto entfernen',
  yourPhoto: 'Dein Foto',
  dropPhoto: 'Foto hier ablegen',
  name: 'Name des Steins',
  rockId: 'Rock ID vom QR-Code',
  rockIdHow: 'Die ID von deinem Aufkleber. Außer dir sieht sie hier nur, wer den Stein gerade hat.',
  noLabel: 'Ich habe noch keinen Aufkleber: Gebt mir eine ID',
  issued: <T>(code: T) => [
    code,
    ' gehört dir. Schreib sie auf die Unterseite, bevor du den Stein versteckst, oder drucke ihren Aufkleber in „Meine Steine“, sobald der Stein registriert ist. Wer ihn findet, scannt sie oder gibt sie hier ein.',
  ],
  description: 'Beschreibung',
  descriptionHow: 'Freiwillig: seine Geschichte, seine Farben, woran du beim Malen gedacht hast.',
  hideNow: 'Jetzt verstecken?',
  hideNowHow: 'Setz den Haken, wenn dein Stein schon im Versteck liegt oder du daneben stehst.',
  cancel: 'Abbrechen',
  register: 'Stein registrieren',
  registering: 'Wird registriert …',
  registered: 'Stein registriert',
  success: 'Dein Stein ist registriert.',
  placeIsLost:
    'Dein Stein ist registriert. Nur sein Ort ließ sich nicht speichern: Bitte versteck ihn in „Meine Steine“. Was du geschrieben hast, steht dort noch.',
  failed: 'Der Stein ließ sich nicht registrieren. Bitte versuch es noch einmal.',
  typedIsKept: (why: string) => `${why} Was du geschrieben hast, bleibt erhalten.`,
  expired: {
    title: 'Nicht mehr angemeldet',
    description: 'Bitte melde dich wieder an. Was du geschrieben hast, bleibt erhalten.',
  },
  already: <T>(name: T) => ['Diesen Stein hast du schon registriert: ', name, '.'],
  alreadySafe: 'Er ist sicher in „Meine Steine“, so wie du ihn beim ersten Mal abgeschickt hast.',
  showIt: 'In „Meine Steine“ zeigen',
  hideRock: 'Stein verstecken',
  home: {
    title: 'Bist du hier zu Hause?',
    blur: (way: string) => `Nur auf etwa ${way} genau`,
    isPublic: 'Das ist ein öffentlicher Ort',
    whoSees: <T>(town: T, way: string) => [
      'Diese Stelle liegt bei ',
      town,
      `, dem Ort in deinem Profil. Mitglieder sehen sie genau, und ohne Anmeldung sieht man sie auf etwa ${way} genau. Wenn du sie ungenauer machst, sehen auch Mitglieder sie nur auf etwa ${way} genau.`,
    ],
    answerStays: 'Deine Antwort zu dieser Stelle bleibt in diesem Tab.',
  },
};

// The words of en/journey.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'A latitude precisa ser um número de -90 a 90',
  longitude: 'A longitude precisa ser um número de -180 a 180',
  nowhere: 'Latitude 0 e longitude 0 ficam no meio do mar. Informe onde a pedra está.',
  locationName: 'Falta o nome do lugar',
  actionType: 'Diga se a pedra foi escondida ou encontrada',
  notOwner: 'Só a pessoa dona desta pedra pode escondê-la',
  notActive: 'Esta pedra já está escondida ou com quem a encontrou',
  notHolder: 'Só quem encontrou esta pedra pode completar o achado',
  initialNotes: 'Primeiro esconderijo',
  deeds: {
    hidden: 'Escondida',
    found: 'Encontrada',
    moved: 'Mudada de lugar',
    handed: 'Passada adiante',
  },
  deedsBy: {
    hidden: (name: string) => `Escondida por ${name}`,
    found: (name: string) => `Encontrada por ${name}`,
    moved: (name: string) => `Mudada de lugar por ${name}`,
    handed: (name: string) => `Passada adiante para ${name}`,
  },
  tooFast: 'Fora dos rankings: importação, ou mais rápido que um avião',
  partTooFast: (distance: string) =>
    `Fora dos rankings: ${distance}, por importação ou por ir mais rápido que um avião`,
  logged: (day: string) => `Anotado em ${day}`,
  mistake: 'Isto foi um engano e não conta',
  timeline: 'A viagem da pedra',
  begins: <T>(rock: T) => ['A viagem começa quando ', rock, ' for escondida pela primeira vez.'],
  earlierMissing: 'As anotações anteriores não chegaram. Tente de novo.',
  showEarlier: 'Mostrar anteriores',
  missing: <T>(rock: T) => ['A viagem de ', rock, ' não chegou. Confira a sua conexão.'],
  tryAgain: 'Tentar de novo',
};

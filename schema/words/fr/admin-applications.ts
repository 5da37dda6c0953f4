// The words of en/admin-applications.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Ambassadeurs fondateurs',
  about: (perRegion: number, labels: number) =>
    `Les ${number(perRegion)} premières candidatures de chaque État des États-Unis, et de chaque autre pays, sont retenues automatiquement, sauf si leur adresse est suspendue. Dans l’heure, chacune a un lot gratuit de ${number(labels)} étiquettes parmi les commandes à expédier, avec l’adresse postale.`,
  caption: 'Candidatures, les plus récentes d’abord',
  notLoaded: 'Les candidatures n’ont pas pu être chargées.',
  nobodyYet: 'Personne n’a encore posé de candidature.',
  name: 'Nom',
  accountDeleted: 'Compte supprimé',
  email: 'E-mail',
  place: 'Lieu',
  applied: 'Reçue',
  result: 'Résultat',
  pack: 'Lot',
  deletedAccount: 'un compte qui a été supprimé',
  withdraw: 'Retirer',
  withdrawOf: (name: string) => `Retirer : ${name}`,
  withdrawTitle: (name: string) => `Retirer la sélection : ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'Cette personne n’est plus dans la liste, et son lot n’attend plus d’être expédié. La place reste prise. '
      : 'Cette personne n’est plus dans la liste. La place reste prise. ',
    ...(address === null ? [] : [address, ' reçoit un e-mail avec ta raison.']),
  ],
  selectionWithdrawn: 'Sélection retirée',
  selectAgain: 'Rétablir',
  selectAgainOf: (name: string) => `Rétablir : ${name}`,
  selectTitle: (name: string) => `Rétablir la sélection : ${name}`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'Cette personne est de nouveau dans la liste, et son lot attend d’être expédié. Elle reçoit un e-mail.'
      : 'Cette personne est de nouveau dans la liste. Elle reçoit un e-mail.',
  selectedAgain: 'Sélection rétablie',
  withdrawnOn: (day: string) => `Retirée le ${day}`,
  selected: 'Retenue',
  selectedNotTold: 'Retenue, pas encore prévenue',
  suspended: 'Suspendue, non retenue',
  suspendedNotTold: 'Suspendue, non retenue, pas encore prévenue',
  notSelected: 'Non retenue',
  notSelectedNotTold: 'Non retenue, pas encore prévenue',
  packComes: 'Créé dans l’heure',
  noPack: 'Aucun',
  notShipped: 'Pas expédié',
  shippedOn: (day: string) => `Expédié le ${day}`,
};

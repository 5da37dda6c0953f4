// The words of en/admin-applications.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Embajadores fundadores',
  about: (perRegion: number, labels: number) =>
    `Las ${number(perRegion)} primeras personas de cada estado de EE.\u00a0UU., y de cada uno de los demás países, se seleccionan de forma automática, salvo que su dirección esté suspendida. En menos de una hora, cada una tiene un paquete gratis de ${number(labels)} etiquetas entre los pedidos por enviar, con la dirección postal.`,
  caption: 'Solicitudes, primero la última',
  notLoaded: 'No se pudieron cargar las solicitudes.',
  nobodyYet: 'Todavía no hay solicitudes.',
  name: 'Nombre',
  accountDeleted: 'Cuenta eliminada',
  email: 'Correo',
  place: 'Lugar',
  applied: 'Solicitado',
  result: 'Resultado',
  pack: 'Paquete',
  deletedAccount: 'una cuenta eliminada',
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar: ${name}`,
  withdrawTitle: (name: string) => `Retirar la selección de ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'Ya no aparece en la lista, y su paquete ya no espera el envío. El puesto sigue ocupado. '
      : 'Ya no aparece en la lista. El puesto sigue ocupado. ',
    ...(address === null ? [] : [address, ' recibe un correo con tu motivo.']),
  ],
  selectionWithdrawn: 'Selección retirada',
  selectAgain: 'Seleccionar otra vez',
  selectAgainOf: (name: string) => `Seleccionar otra vez: ${name}`,
  selectTitle: (name: string) => `Seleccionar otra vez a ${name}`,
  aboutSelect: (hasPack: boolean): string =>
    hasPack
      ? 'Vuelve a aparecer en la lista, y su paquete espera el envío. Recibe un correo.'
      : 'Vuelve a aparecer en la lista. Recibe un correo.',
  selectedAgain: 'Selección restablecida',
  withdrawnOn: (day: string) => `Retirada el ${day}`,
  selected: 'Seleccionada',
  selectedNotTold: 'Seleccionada, aún sin avisar',
  suspended: 'Suspendida, no seleccionada',
  suspendedNotTold: 'Suspendida, no seleccionada, aún sin avisar',
  notSelected: 'No seleccionada',
  notSelectedNotTold: 'No seleccionada, aún sin avisar',
  packComes: 'Se hace en menos de una hora',
  noPack: 'Ninguno',
  notShipped: 'Sin enviar',
  shippedOn: (day: string) => `Enviado el ${day}`,
};

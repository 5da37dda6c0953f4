// The words of en/admin.ts in Spanish.
import type { Words } from '../words.ts';

import { number } from './intl.ts';

export const admin: Words['admin'] = {
  // The dashboard.
  heading: 'Panel de administración',
  overview: 'Resumen',
  overviewBroken: (parts: number) => `Resumen (fallos: ${number(parts)})`,
  orders: 'Pedidos',
  ordersToShip: (orders: number) => `Pedidos (${number(orders)} por enviar)`,
  ambassadors: 'Embajadores',
  reports: 'Denuncias',
  reportsWait: (reports: number, hasMore: boolean) =>
    hasMore ? `Denuncias (${number(reports)}+)` : `Denuncias (${number(reports)})`,
  members: 'Miembros',
  upkeep: 'Mantenimiento',
  log: 'Registro',
  accessDenied: 'Acceso denegado: esta página es solo para la administración.',
  signIn: 'Iniciar sesión',
  home: 'Inicio',

  // Lists and tables.
  shown: (items: number, hasMore: boolean) =>
    hasMore ? `Se muestran: ${number(items)}, y hay más` : `Se muestran: ${number(items)}`,
  changedSince: 'Puede haber cambiado desde entonces.',
  tryAgain: 'Reintentar',
  nothingLost: 'No se ha perdido nada. Inténtalo de nuevo dentro de un momento.',
  notLoaded: (title: string) => `No se pudo cargar: ${title}.`,
  noFilter: (filters: readonly string[]) => `filter es uno de ${filters.join(', ')}`,
  noSort: (sorts: readonly string[]) => `sort es uno de ${sorts.join(', ')}`,
  loading: 'Cargando…',
  search: 'Buscar',
  showAll: 'Ver todo',
  days: 'Días, que empiezan a medianoche UTC',
  fromDay: 'Desde (UTC)',
  toDay: 'Hasta (UTC)',
  noSuchDay: 'Ese día no existe',
  preparing: 'Preparando…',
  downloadAll: {
    orders: 'Descargar todos los pedidos',
    members: 'Descargar todos los miembros',
    'finds-by-country': 'Descargar todos los meses',
  },
  whatCanBeDone: 'Qué se puede hacer',
  notKnown: 'Sin datos',
  none: '–',
  free: 'Gratis',
  goneMember: 'Alguien cuya cuenta ya no existe',
  goneMemberInSentence: 'alguien cuya cuenta ya no existe',
  joined: <T>(member: T, day: T) => [member, ', miembro desde el ', day],

  // The dialog of an action.
  reasonLabel: 'Motivo',
  aboutReason: (most: number) =>
    `Queda en el registro: no nombres a nadie. Hasta ${number(most)} caracteres.`,
  aboutReasonRead: (most: number) =>
    `Lo leerá esa persona y queda en el registro: no nombres a nadie. Hasta ${number(most)} caracteres.`,
  cancel: 'Cancelar',
  saving: 'Guardando…',
  notDone: 'Esto no se pudo hacer ahora. Inténtalo de nuevo.',
  notSaved: 'Esto no se pudo guardar ahora. Inténtalo de nuevo.',
  typeToConfirm: (typed: string) => `Escribe ${typed} para confirmar`,
  pleaseType: (typed: string) => `Escribe ${typed}`,

  // Destroying a photo.
  destroyWord: 'destruir',
  destroy: 'Destruir',
  destroyPhoto: 'Destruir la foto',
  destroyPhotoOf: (rock: string) => `Destruir la foto de ${rock}`,
  destroyPicture: 'Destruir la imagen',
  destroyPictureOf: (member: string) => `Destruir la imagen de ${member}`,
  aboutDestroyPhoto:
    'Se borra para siempre, también donde estaba oculta, y no se puede restaurar. Si la ley te pide que la conserves, no lo hagas. Sus denuncias quedan resueltas, y la persona a quien pertenece lee tu motivo en un correo.',
  aboutDestroyPicture:
    'Se borra para siempre, también donde estaba oculta, y no se puede restaurar. Si la ley te pide que la conserves, no lo hagas. Esa persona lee tu motivo en un correo.',
  destroyed: { title: 'Destruida', description: 'Está borrada para siempre.' },

  // The daily report by hand.
  reportSent: '¡Informe diario enviado!',
  error: 'Error',
  reportNotSent: 'No se pudo enviar el informe diario',
  sending: 'Enviando…',
  sendReport: 'Enviar informe diario',
  ambassadorOf: (region: string) => `embajadores fundadores de ${region}`,

  // Refusals.
  isGiven: 'isGiven es true o false',
  only: 'Solo para la administración',
  enoughReports: 'Hoy el informe diario se envió tres veces. Mañana se podrá enviar otra vez.',
  reportUnderway: 'El informe diario se está enviando ahora',
  reason: 'Di por qué: queda en el registro',
  noOrder: 'Ese pedido no existe',
  shipped: 'Este pedido ya se envió',
  refunded: 'Este pedido se reembolsó',
  nothingToShip: 'Este pedido no tiene dirección de envío',
  notShipped: 'Este pedido aún no se ha enviado',
  longAgo: 'Este pedido llegó hace mucho, y su dirección ya se olvidó',
  addressName: 'Escribe el nombre',
  addressStreet: 'Escribe la calle',
  addressCity: 'Escribe la ciudad',
  addressZip: 'Escribe el código postal',
  noPack: 'Aquí solo se puede corregir la dirección de un paquete fundador',
  orderChanged: 'Este pedido acaba de cambiar. Míralo otra vez.',
  sameTracking: 'La nota de seguimiento ya dice eso',
  chosen: 'Elige de 1 a 50 pedidos cada vez',
  chosenTwice: 'Cada pedido se puede nombrar una sola vez',
  notADay: 'Un día se escribe como 2026-05-31',
  daysReversed: 'El último día es anterior al primero',
  noApplication: 'Esa solicitud no existe',
  notSelected: 'Esta solicitud no está seleccionada',
  notWithdrawn: 'La selección de esta solicitud no está retirada',
  noMember: 'Ese miembro no existe',
  hasPlan: 'Este miembro ya tiene un plan dado a mano',
  hasNoPlan: 'Este miembro no tiene ningún plan dado a mano',
};

// The words of en/action-emails.ts in Spanish.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: '¿Lo ves de otra manera? Responde a este correo.',
  wrong: '¿Hay algo mal? Responde a este correo.',
  quoted: (text: string) => `«${text}»`,
  patience: 'Gracias por tu paciencia.',
  myRocks: 'Mis piedras',
  chooseName: 'Elegir un nombre',
  order: (id: string) => `Pedido ${id}`,
  tracking: (note: string) => `Seguimiento: ${note}`,

  // Of one's own rock, by its name.
  photoRests: (rock: string) => ({
    subject: `La foto de ${rock} descansa por ahora`,
    before: `Revisamos la foto de ${rock}. Por ahora, los demás no la ven.`,
    after: 'La piedra sigue viajando, y no se pierde nada de su viaje.',
  }),
  photoWaits: (rock: string) => ({
    subject: `Vamos a revisar la foto de ${rock}`,
    before: `Los demás no verán la foto de ${rock} hasta que la hayamos revisado.`,
    after: 'La piedra sigue viajando, y no se pierde nada de su viaje.',
  }),
  photoBack: (rock: string) => ({
    subject: `La foto de ${rock} ha vuelto`,
    before: `Revisamos la foto de ${rock}. Todo el mundo vuelve a verla.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `La foto de ${rock} ha vuelto`,
    before: `Se retiraron las denuncias sobre la foto de ${rock}. Todo el mundo vuelve a verla.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `La foto de ${rock} se borró`,
    before: `Revisamos la foto de ${rock} y la borramos para siempre.`,
    after: 'La piedra sigue viajando. Puedes ponerle otra foto.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} descansa por ahora`,
    before: `Revisamos ${rock}. Por ahora, los demás no la ven en el mapa ni en las listas.`,
    after: 'Su viaje se conserva, y tú la sigues viendo entre tus piedras.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} ha vuelto`,
    before: `Revisamos ${rock}. Todo el mundo vuelve a verla, en el mapa y en las listas.`,
  }),

  // Of what somebody wrote: such as 'un comentario sobre Sol'.
  commentHidden: (comment: string) => ({
    subject: 'Un comentario tuyo no se muestra',
    before: `Revisamos algo que escribiste: ${comment}. Por ahora no lo ve nadie.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Tu comentario ha vuelto',
    before: `Revisamos algo que escribiste: ${comment}. Todo el mundo vuelve a verlo.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Una foto tuya se borró',
    before: `Revisamos ${photo} que enviaste a quien la pintó, y la borramos.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Palabras tuyas no se muestran',
    before: `Revisamos algo que escribiste: ${thing}. Por ahora, los demás no ven esas palabras.`,
    after: 'La piedra sigue viajando, y no se pierde nada de su viaje.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Tus palabras han vuelto',
    before: `Revisamos algo que escribiste: ${thing}. Todo el mundo vuelve a verlo.`,
  }),

  // Of the member.
  pictureDeleted: {
    subject: 'Tu imagen se borró',
    before: 'Revisamos la imagen de tu perfil y la borramos para siempre.',
  },
  nameHidden: {
    subject: 'Tu nombre no se muestra',
    before: 'Revisamos el nombre que elegiste. Los demás ven «Anónimo» en su lugar.',
    after: 'Puedes elegir otro nombre en tu perfil.',
  },
  nameBack: {
    subject: 'Tu nombre ha vuelto',
    before: 'Revisamos el nombre que elegiste. Todo el mundo vuelve a verlo.',
  },
  hourTaken: (hour: string) => ({
    subject: 'Retiramos lo que hiciste en una hora',
    before: `Estamos retirando lo que se hizo con tu cuenta en ${hour}. Los demás dejan de verlo ahora o, si es mucho, en las próximas horas.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'Lo que retiramos vuelve',
    before: `Lo que se hizo con tu cuenta en ${hour} vuelve, en lo que aún encaja: ahora o, si es mucho, en las próximas horas.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `Tu cuenta de ${productName} está suspendida`,
    before:
      until === null
        ? 'Tu cuenta está suspendida hasta que levantemos la suspensión.'
        : `Tu cuenta está suspendida hasta el ${utcMoment(until)}.`,
    after:
      'Puedes iniciar sesión y leer, y no se pierde nada tuyo. Hasta entonces no puedes encontrar, esconder ni registrar piedras, ni escribir nada.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Tu cuenta de ${productName} ya no está suspendida`,
    before: 'Puedes encontrar, esconder y escribir otra vez.',
  }),
  addressSet: (productName: string) => ({
    subject: `Esta es ahora la dirección de tu cuenta de ${productName}`,
    before: 'Nos escribiste que ya no podías leer los correos de tu dirección anterior.',
    after: 'Ahora tu cuenta tiene esta. Inicia sesión con ella: te llega un código por correo.',
  }),

  // Of an order.
  shipped: (id: string) => ({
    subject: `Tu pedido ${id} va en camino`,
    heading: 'Tu pedido va en camino',
  }),
  onItsWay: (product: string) => `Tu pedido va en camino hacia ti${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Tu pedido ${id}: cómo viaja`,
    heading: 'Cómo viaja tu pedido',
  }),
  yourOrder: 'tu pedido',
  travels: (product: string) => `Así viaja ${product}; lo que escribimos antes ya no vale.`,
  noTracking: (product: string) =>
    `Lo que escribimos sobre cómo viaja ${product} ya no vale: no tiene seguimiento.`,

  // Of a Founding Rock Ambassador.
  selectionWithdrawn: {
    subject: 'Ya no formas parte de los embajadores fundadores',
    before: 'Revisamos tu selección para los embajadores fundadores y la retiramos.',
    after: 'Ya no apareces en la lista, y un paquete que aún no se envió se queda aquí.',
  },
  selectionReturned: {
    subject: 'Formas parte de los embajadores fundadores',
    before: 'Lo revisamos otra vez: tu selección para los embajadores fundadores vale.',
  },

  accountDeleted: (productName: string) => ({
    subject: `Tu cuenta de ${productName} está eliminada`,
    heading: 'Tu cuenta está eliminada',
    what: `Nos pediste eliminar tu cuenta de ${productName}, y lo hicimos. Tu nombre, imagen, comentarios, notas y mensajes ya no están, y tampoco las piedras que nunca se escondieron.`,
    stays:
      'Las piedras que viajan se quedan en el mundo y ya no dicen quién las pintó. Si había un plan, ha terminado. De un pedido guardamos lo que necesita la contabilidad. Aparte de eso, borramos tu dirección cuando haya salido este correo.',
    notAsked: '¿No lo pediste? Responde a este correo.',
  }),
};

// The words of en/ambassador-emails.ts in Spanish.
import type { Words } from '../words.ts';

const application = 'Tu solicitud para los embajadores fundadores';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Hola:' : `Hola, ${firstName}:`),
  registerRock: 'Registrar una piedra',
  confirmed: {
    heading: 'Tenemos tu solicitud',
    thanks: (productName: string) =>
      `Gracias por querer formar parte de los embajadores fundadores de ${productName}. Tenemos tu solicitud.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `Las ${perRegion} primeras personas de cada estado de EE.\u00a0UU., y de cada uno de los demás países, reciben gratis ${labels} etiquetas con código QR. En ${hours} horas como máximo te decimos si estás entre ellas.`,
    notYou:
      '¿No enviaste una solicitud? Entonces alguien escribió mal su dirección, y no tienes que hacer nada.',
  },
  selected: {
    heading: 'Ya formas parte de los embajadores fundadores',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Eres una de las ${perRegion} primeras personas de tu estado entre los embajadores fundadores. Te damos la bienvenida y las gracias.`
        : `Eres una de las ${perRegion} primeras personas de tu país entre los embajadores fundadores. Te damos la bienvenida y las gracias.`,
    pack: (labels: number) =>
      `Enviaremos un paquete gratis de ${labels} etiquetas con código QR a la dirección de tu solicitud. Te avisamos otra vez cuando vaya en camino.`,
    isWrong: '¿Hay algo mal? Responde a este correo.',
    whatToDo:
      'Los embajadores fundadores ponen en marcha los viajes: pinta una piedra, ponle una etiqueta, regístrala y escóndela donde alguien se alegre de encontrarla. Enseña a una amistad o a una clase cómo se hace, y las piedras hacen el resto.',
    whatIsPublic:
      'Tu nombre y la inicial de tu apellido están ahora entre nuestros embajadores fundadores. Tu dirección es solo para el paquete.',
  },
  declined: {
    heading: application,
    no: (isState: boolean): string =>
      isState
        ? 'Gracias por querer formar parte de los embajadores fundadores. Esta vez tenemos que decir que no: los dos puestos de tu estado ya estaban ocupados cuando llegó tu solicitud.'
        : 'Gracias por querer formar parte de los embajadores fundadores. Esta vez tenemos que decir que no: los dos puestos de tu país ya estaban ocupados cuando llegó tu solicitud.',
    allTheSame: (productName: string) =>
      `Puedes participar de todos modos. Unirse a ${productName} es gratis, y también lo es cada piedra que registres. Un Rock ID se puede pintar a mano: la página de registro te da uno. Si prefieres etiquetas, las tienes en nuestra tienda.`,
    hope: 'Esperamos ver tus piedras en el mapa.',
  },
  refused: {
    heading: application,
    no: 'Gracias por querer formar parte de los embajadores fundadores. Tenemos que decir que no: la cuenta de esta dirección está suspendida, o lo estaba cuando se eliminó.',
    differently: '¿Lo ves de otra manera? Responde a este correo.',
  },
};

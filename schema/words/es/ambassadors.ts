// The words of en/ambassadors.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
const fields = {
  name: 'Nombre',
  email: 'Correo electrónico',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado o provincia',
  zipcode: 'Código postal',
  country: 'País',
};

const become = 'Únete a los embajadores fundadores';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) =>
    `${fields[field]}: hacen falta al menos ${least} caracteres`,
  unknownCountry: 'Escribe el país con su nombre habitual, como México o Estados Unidos',
  unknownState: 'Escribe el estado con su nombre o sus dos letras, como Nebraska o NE',
  applied: (hours: number) =>
    `Esta dirección de correo ya envió su solicitud. El resultado llega por correo en ${hours} horas como máximo.`,
  tooMany: (most: number) => `Hoy hubo ${most} solicitudes desde esta red. Inténtalo de nuevo mañana.`,
  submitted: (hours: number) =>
    `¡Tu solicitud está enviada! En ${hours} horas como máximo te escribimos con el resultado de la selección.`,
  submittedTitle: 'Solicitud enviada',
  error: 'Error',
  failed: 'No se pudo enviar la solicitud. Inténtalo de nuevo.',
  heading: become,
  lead: 'Todo viaje empieza con alguien que esconde la primera piedra. En cada estado y en cada país hay dos lugares en la mesa, y uno podría ser el tuyo.',
  offer: {
    labels: 'etiquetas gratis con código QR, hasta la puerta de tu casa',
    perRegion:
      'personas por cada estado de EE.\u00a0UU., y por cada país en el resto del mundo: las primeras en solicitarlo',
    replyHours: 'horas como máximo, y tienes nuestra respuesta por correo',
  },
  emailHint: 'Aquí te escribimos, y nadie más lo ve.',
  addressHint: 'Calle y número, adonde deben ir las etiquetas.',
  submit: 'Enviar solicitud',
  submitting: 'Enviando…',
  whatIsPublic:
    'Tu dirección es solo para el paquete. Si te seleccionamos, tu nombre y la inicial de tu apellido aparecen entre nuestros embajadores fundadores.',
  next: {
    heading: '¡Solicitud enviada!',
    text: 'Mientras esperas, elige cómo quieres participar. Registrar, esconder y encontrar piedras es gratis.',
    plans: 'Elegir un plan',
  },
  list: {
    failed: 'No pudimos cargar la lista de embajadores fundadores.',
    none: {
      title: 'Los primeros puestos siguen libres.',
      text: 'Dos personas de cada estado y país reciben gratis 20 etiquetas con código QR.',
      link: become,
    },
    count: (count: number) => `Embajadores fundadores: ${number(count)}`,
    pioneer: (place: number) => `Puesto pionero n.º ${place}`,
  },
  seat: (place: number) => `n.º\u00a0${place}`,
};

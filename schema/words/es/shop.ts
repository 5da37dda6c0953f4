// The words of en/shop.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Ese producto no está en la tienda',
  comingSoon: 'Llegará pronto. Se podrá comprar en cuanto esté en nuestros estantes.',
  outOfStock: 'Ahora mismo está agotado',
  free: 'El paquete fundador es gratis: se pide con la solicitud de embajadores fundadores',
  freeShipping: 'Envío gratis',
  heading: 'Tienda',
  lead: 'Etiquetas para que una piedra te cuente dónde ha estado y, pronto, también piedras y pintura.',
  myOrders: 'Mis pedidos',
  price: money,
  perLabel: (price: string) => `${price} por etiqueta`,
  badges: { out_of_stock: 'Agotado', coming_soon: 'Pronto', free: 'Gratis' },
  buy: 'Comprar',
  opening: 'Abriendo…',
  error: 'Error en la compra',
  failed: 'No se pudo iniciar el pago',
  noAddress: 'No llegó la página de pago',
  details: 'Detalles',
  included: 'Qué incluye',
  specifications: 'Características',
  stars: (rating: number) => `${rating} de 5 estrellas`,
  reviews: (count: number) => plural(count, { one: '(# opinión)', other: '(# opiniones)' }),
  categories: 'Categorías',
  categoryComing: 'PRONTO',
  seeAll: 'Verlas todas',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'Ver lo que llegará',
    rest(` en ${category}`),
  ],
  whatIsComingIn: (category: string) => `Lo que llegará en ${category}`,
  notYet: 'Aún no está en los estantes, pero esto es lo que habrá y lo que costará.',
  closed: {
    title: 'La tienda abrirá pronto',
    text: 'Echa un vistazo: aún no se puede comprar nada, y esto es lo que costará todo. Para empezar no necesitas nada de aquí: un Rock ID pintado a mano funciona igual de bien.',
    link: 'Primeros pasos',
  },
  promises: {
    label: 'Con qué puedes contar',
    list: [
      {
        title: 'Envío GRATIS en todas las etiquetas con código QR',
        text: 'El precio que ves es el que pagas, hasta la puerta de tu casa.',
      },
      {
        title: 'Gran calidad',
        text: 'Etiquetas resistentes al agua, pequeñas para que quepan bajo una piedra y claras para que las lea cualquier teléfono.',
      },
      {
        title: 'Pago seguro',
        text: 'Pagas en la página de nuestro proveedor de pagos. Nunca vemos tu tarjeta.',
      },
    ],
  },
  outcomes: {
    success:
      '¡Compra realizada! Gracias por tu pedido. En tu correo encontrarás el recibo y los datos del envío.',
    canceled: 'Compra cancelada. Tus artículos siguen disponibles en la tienda.',
  },
  close: 'Cerrar',
  numberByEmail:
    'El número de tu pedido llega por correo con el recibo. También aparecerá aquí cuando el pedido se confirme.',
  orderNumber: <T>(id: T) => ['El número de tu pedido es ', id, '.'],
};

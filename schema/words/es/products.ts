// The words of en/products.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: 'Al aire libre', value: 'Sella la piedra terminada' };
const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    '¿No hay buenas piedras donde vives, o no tienes tiempo de buscarlas? Estas son lisas y caben en la palma de la mano; están lavadas y secas, para que la pintura agarre desde la primera pincelada. Cada piedra tiene su propia forma: dale unas vueltas, y ella te dirá qué quiere ser.',
  features: [
    `${pieces} piedras lisas para pintar`,
    'Lavadas y secas, listas para la primera capa',
    'De formas distintas, como son las piedras',
  ],
  specifications: [
    { label: 'Piedras', value: String(pieces) },
    { label: 'Tamaño', value: 'Como la palma de la mano' },
    { label: 'Superficie', value: 'Lisa, lavada y seca' },
    { label: 'Van bien con', value: 'Pintura acrílica y marcadores resistentes al agua' },
    { label: 'Etiquetas', value: 'No incluidas' },
  ],
});
const featuresOf = (pieces: number) => [
  `${pieces} etiquetas con código QR resistentes al agua`,
  'Un Rock ID propio en cada etiqueta, nunca usado antes',
  'Un código QR que lleva directo hasta tu piedra a quien la encuentra',
  'Envío GRATIS',
];

const specificationsOf = (pieces: number) => [
  { label: 'Etiquetas', value: String(pieces) },
  { label: 'Tamaño de la etiqueta', value: '1/2 por 1 pulgada (1,3 × 2,5 cm)' },
  { label: 'Distancia de escaneo', value: 'Hasta 12 pulgadas (30 cm)' },
  { label: 'Intemperie', value: 'Resistentes al agua' },
];
const pack = (pieces: number, whom: string) => ({
  name: `Etiquetas con código QR, ${pieces} unidades`,
  description: `${pieces} etiquetas resistentes al agua con un código QR y un Rock ID. ${whom}`,
  detailedDescription: `${pieces} etiquetas pequeñas para la parte de abajo de ${pieces} piedras. Pega una, escribe su Rock ID al registrar la piedra y escóndela donde alguien se pare a mirar dos veces. Quien la encuentre escanea la etiqueta con el teléfono, y tú ves en el mapa dónde ha estado tu piedra. Sin pilas y sin instalar nada: la etiqueta funciona mientras se pueda leer.`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: 'Lotes de piedras',
      description: 'Piedras lisas, lavadas y listas para su primer punto.',
    },
    'art-supplies': {
      name: 'Material de pintura',
      description: 'Marcadores, pinturas, plantillas y la capa que no deja pasar la lluvia.',
    },
    'qr-labels': {
      name: 'Etiquetas con código QR',
      description: 'Cada una con un Rock ID y un código QR, para que una piedra te cuente dónde ha estado.',
    },
  },
  count: (count: number) => plural(count, { one: '# producto', other: '# productos' }),
  pricePerLabel: { label: 'Precio por etiqueta', value: (price: string) => `Alrededor de ${price}` },
  all: {
    'rock-bundle-5': bundle(
      5,
      'Lote de piedras para empezar, 5 unidades',
      'Cinco piedras lisas para probar por primera vez.',
    ),
    'rock-bundle-10': bundle(
      10,
      'Lote de piedras, 10 unidades',
      'Diez piedras: dos por persona en una mesa de cinco.',
    ),
    'rock-bundle-15': bundle(
      15,
      'Lote de piedras, 15 unidades',
      'Quince piedras para una semana de lluvia en casa.',
    ),
    'rock-bundle-20': bundle(
      20,
      'Lote de piedras, 20 unidades',
      'Veinte piedras para una fiesta, o para un invierno largo.',
    ),
    'rock-bundle-25': bundle(
      25,
      'Lote de piedras, 25 unidades',
      'Veinticinco piedras: bastan para una clase.',
    ),
    'rock-bundle-50': bundle(
      50,
      'Lote de piedras, 50 unidades',
      'Cincuenta piedras para un club, un campamento o un puesto en una feria.',
    ),
    'rock-bundle-100': bundle(
      100,
      'Lote de piedras, 100 unidades',
      'Cien piedras para un pueblo que pinta en compañía.',
    ),
    'waterproof-markers': {
      name: 'Marcadores resistentes al agua',
      description: 'Un color que cubre bien, para contornos, letras y los puntos más pequeños.',
      detailedDescription:
        'Los marcadores son la forma más fácil de empezar: ni pinceles que lavar, ni agua que se derrame, y una línea que va por donde tú quieres. Dibuja sobre la piedra limpia o sobre pintura seca, deja secar cada capa un minuto y sella la piedra al terminar.',
      features: [
        'Un juego de marcadores resistentes al agua de colores vivos',
        'Puntas para contornos, letras y puntos',
      ],
      specifications: [
        { label: 'Tipo', value: 'Juego de marcadores resistentes al agua' },
        { label: 'Van bien sobre', value: 'Piedra sin pintar y pintura acrílica seca' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'Juego de pinturas acrílicas',
      description: 'Pintura mate que cubre la piedra con una o dos capas y se mezcla bien.',
      detailedDescription:
        'La pintura acrílica agarra en la piedra mejor que ninguna: seca rápido, admite bien varias capas y, mientras está húmeda, se va con agua de las manos y los pinceles. Empieza con un fondo claro, pinta tu dibujo cuando esté seco y deja los puntos para el final.',
      features: [
        'Un juego de pinturas acrílicas de colores que se mezclan bien',
        'Suficiente para una mesa llena de piedras',
      ],
      specifications: [
        { label: 'Tipo', value: 'Juego de pinturas acrílicas' },
        { label: 'Van bien sobre', value: 'Piedra limpia y seca' },
        { label: 'Limpieza', value: 'Con agua, mientras la pintura esté húmeda' },
        sealIt,
      ],
    },
    stencils: {
      name: 'Plantillas',
      description: 'Hojas, estrellas, olas y puntos para calcar, para manos de cualquier edad.',
      detailedDescription:
        'Para quien dice que no sabe dibujar. Sujeta la plantilla bien plana sobre la piedra, aplica la pintura a toquecitos, con poca en el pincel, y levántala en vertical. Límpiala y vuelve a usarla.',
      features: [
        'Un juego de plantillas para usar una y otra vez',
        'Formas sencillas que quedan bien en una piedra del tamaño de la palma de la mano',
      ],
      specifications: [
        { label: 'Tipo', value: 'Juego de plantillas' },
        { label: 'Van bien con', value: 'Pintura acrílica y marcadores resistentes al agua' },
        { label: 'Limpieza', value: 'Pasar un paño con agua' },
      ],
    },
    sealant: {
      name: 'Sellador',
      description: 'Una capa transparente que no deja entrar la lluvia ni salir los colores.',
      detailedDescription:
        'El último paso, y el que decide lo lejos que viaja una piedra. Deja secar la pintura un día, rocía dos capas finas al aire libre y dale a cada una su tiempo para secar. Pon la etiqueta antes de la última capa, y procura que la capa que la cubre quede fina y transparente.',
      features: ['Un aerosol de sellador transparente'],
      specifications: [
        { label: 'Tipo', value: 'Aerosol transparente para exterior' },
        { label: 'Va bien sobre', value: 'Pintura acrílica y marcadores secos' },
        { label: 'Uso', value: 'Al aire libre, por una persona adulta' },
      ],
    },
    'qr-labels-founding-20': {
      name: 'Etiquetas QR de embajadores fundadores, 20 unidades',
      description: 'Gratis para los embajadores fundadores: las dos primeras personas de cada estado o país.',
      detailedDescription:
        'Los embajadores fundadores llevan las piedras pintadas al lugar donde viven, y nosotros les damos las etiquetas. Envía tu solicitud con la dirección a la que deben ir las etiquetas. Se selecciona a las dos primeras personas de cada estado de EE.\u00a0UU., y de cada país en el resto del mundo, y la respuesta llega por correo en 24 horas.',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: 'Precio', value: 'Gratis, con solicitud' }],
    },
    'qr-labels-5': pack(5, 'Para una primera tarde en familia en la mesa de la cocina.'),
    'qr-labels-10': pack(10, 'Para un fin de semana de pintura, y aún sobran.'),
    'qr-labels-15': pack(15, 'Para un cumpleaños, o para un verano de paseos tranquilos.'),
    'qr-labels-20': pack(20, 'Para una clase entera, o para alguien que pinta sin parar.'),
    'qr-labels-25': pack(25, 'Para un grupo scout y quienes lo guían.'),
    'qr-labels-50': pack(50, 'Para un club, una biblioteca o un campamento.'),
    'qr-labels-100': pack(100, 'Para un pueblo que quiere piedras en todos sus caminos.'),
  },
};

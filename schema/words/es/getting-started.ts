// The words of en/getting-started.ts in Spanish.
import type { Words } from '../words.ts';

export const gettingStarted: Words['gettingStarted'] = {
  heading: 'Primeros pasos',
  lead: 'Una piedra, un poco de pintura y una tarde tranquila: no hace falta más. Así sale de viaje una piedra, y así vuelve a ti su historia.',
  inAHurry: <T>(link: (words: string) => T) => [
    '¿Tienes prisa? Lee «',
    link('Seguridad y normas'),
    '» antes de esconder nada.',
  ],
  stepsLabel: 'Los cuatro pasos',
  steps: {
    paint: {
      title: 'Crear y pintar',
      text: [
        'Elige una piedra lisa y seca, más o menos como la palma de tu mano. Lávala, déjala secar y pinta con acrílicos: primero un fondo claro, luego tu dibujo y al final puntos, por pura alegría.',
        'Séllala con dos capas finas de barniz transparente para exterior, con un día entre una y otra, para que la lluvia no se lleve los colores.',
      ],
    },
    register: {
      title: 'Registrar piedra',
      text: [
        'Dale un nombre, una foto y su Rock ID. ¿Aún no tienes etiqueta? El formulario te da un ID, para pintarlo por debajo o para imprimirlo como etiqueta con código QR.',
        'El ID es la forma en que alguien nos dice que de verdad tiene tu piedra en la mano: que no salga en la foto.',
      ],
    },
    hide: {
      title: 'Esconder y compartir',
      text: [
        'Déjala donde pase gente y se pare a mirar dos veces: al pie de un árbol, en un muro bajo, junto a un banco. Después anota el lugar con tu teléfono, y tu piedra ya está en el mapa.',
        'Comparte su imagen desde «Mis piedras», y que la gente sienta curiosidad.',
      ],
    },
    find: {
      title: 'Encontrar y seguir',
      text: [
        'Quien la encuentra escanea la etiqueta o escribe el ID, la admira un rato y la esconde en un lugar nuevo. Tú ves cada parada, y la distancia va creciendo.',
        '¿Encontraste una? Llévatela y vuelve a esconderla antes de un mes: está esperando para seguir su viaje.',
      ],
    },
  },
  firstRock: {
    title: 'Tu primera piedra',
    lead: 'No tiene que ser bonita. Tiene que encontrarla alguien.',
  },
  stone: {
    title: 'La piedra',
    text: 'Cómprala en una tienda de jardinería o tómala de tu propio terreno. Las playas, los parques y los arroyos suelen estar protegidos, y las piedras son el hogar de alguien.',
  },
  paint: {
    title: 'La pintura',
    text: 'La pintura acrílica o los marcadores de pintura agarran bien en la piedra limpia. Deja secar cada capa, o la siguiente la arrancará.',
  },
  underside: {
    title: 'La parte de abajo',
    text: (productName: string) =>
      `Déjala sin dibujos y escribe pequeño: el Rock ID de tres en tres, y «${productName}», para que quien la encuentre sepa dónde escribirlo. Barnízala también.`,
  },
  firstPlace: {
    title: 'El primer lugar',
    text: 'Un lugar por el que vuelvas a pasar, con gente a pie. Si encuentran tu primera piedra esa misma semana, pintarás la segunda.',
  },
  tipsTitle: 'Consejos',
  tips: [
    'Los colores vivos y un contorno claro se ven a tres pasos. El verde musgo sobre musgo, no.',
    'Toma la foto a la sombra, desde arriba y antes de sellar: el barniz refleja la luz.',
    'Escanea o escribe tu propio ID una vez antes de esconder la piedra. Así, si hay un carácter mal, lo ves en casa.',
    'En las notas, mejor unas palabras amables que el lugar exacto.',
    'Los niños pintan mejor con un punto grande cada vez: la punta de atrás de un lápiz hace uno perfecto.',
    'Después de una tormenta, revisa las piedras que escondiste cerca del agua y, si hace falta, llévalas a casa.',
  ],
  ready: '¿Ya se secó la pintura?',
  readyMember: 'Pues dale un nombre a tu piedra, y puede salir de viaje hoy mismo.',
  readyVisitor: 'Unirse es gratis, lleva un minuto y solo hace falta una dirección de correo.',
  registerFirst: 'Registrar tu primera piedra',
  signUp: 'Crear cuenta gratis',
  guidelines: {
    title: 'Seguridad y normas',
    lead: 'Los niños, los perros y los patos se topan con lo que dejamos al aire libre. También la gente que cuida el lugar.',
    rules: [
      {
        title: 'Dónde puede estar una piedra',
        rules: [
          'Pide permiso antes de esconder una en un lugar privado: una tienda, el patio de una iglesia, el muro de al lado.',
          'Los parques municipales y regionales tienen sus propias normas. Lee el cartel de la entrada o pregunta en la oficina del parque.',
          'Ponla donde se pueda llegar a pie, de día, y donde llegue un niño de la mano de alguien.',
        ],
      },
      {
        title: 'Dónde no',
        rules: [
          'Parques nacionales, reservas naturales, costas protegidas y lugares históricos: no dejes nada, no te lleves nada.',
          'Bordes de carretera, vías, estacionamientos, acantilados, obras y cualquier lugar detrás de una valla.',
          'Dentro del agua o muy cerca, donde la pintura no debe estar y los niños pequeños tampoco.',
          'Césped que se corta: bajo un cortacésped, una piedra escondida se convierte en un proyectil.',
          'Tumbas y monumentos conmemorativos, juegos infantiles, nidos, madrigueras y árboles huecos.',
        ],
      },
      {
        title: 'Qué puede llevar una piedra',
        rules: [
          'Pintura y barniz no tóxicos y resistentes al agua, bien secos y sellados por todos los lados.',
          'Nada de comida, adhesivos de comida, purpurina o brillantina, cuentas ni otra cosa que pueda comerse un animal o con la que pueda atragantarse un niño pequeño.',
          'Dibujos y palabras aptos para familias. Sin publicidad, sin nombres ni direcciones.',
        ],
      },
      {
        title: 'Mientras estás fuera',
        rules: [
          'Esconde y busca de día, dile a alguien adónde vas y no pierdas de vista a los niños.',
          'Sigue el camino y deja las plantas, los muros y las piedras como los encontraste.',
          'Si un lugar resulta ser malo, llévate la piedra y vuelve a esconderla donde sea seguro.',
          'Las fotos van a internet: sin caras de niños, sin matrículas ni placas de vehículos, sin números de casas.',
        ],
      },
    ],
  },
};

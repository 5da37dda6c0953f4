// The words of en/design-texts.ts in Spanish.
import type { Words } from '../words.ts';

export const designTexts: Words['designTexts'] = {
  designs: {
    ladybird: {
      name: 'Mariquita',
      hint: 'La piedra es la mariquita: píntala toda de rojo, deja que se seque y estampa los puntos con el mango de un pincel.',
    },
    whale: {
      name: 'Ballena simpática',
      hint: 'Dos capas para el cuerpo y luego la panza clara; el chorro son cinco puntos a cada lado, cada uno un poco más grande.',
    },
    fox: {
      name: 'Cara de zorro',
      hint: 'Rellena primero las mejillas con crema, para que el naranja las toque con un borde limpio; los ojos y el hocico van al final.',
    },
    sun: {
      name: 'Cara de sol',
      hint: 'Traza cada rayo de la cara hacia fuera, de una sola pincelada, y levanta el pincel en la punta; después, los puntos de en medio.',
    },
    cat: {
      name: 'Gato dormido',
      hint: 'Elige una piedra redonda y plana: es el lomo del gato. Pinta el pelaje, después las rayas y, con un marcador fino, la cara de sueño.',
    },
    'mushroom-house': {
      name: 'Casa hongo',
      hint: 'Deja sin pintar las manchas del tejado, o ponlas al final con una esponja; para las láminas bastan unas líneas finas.',
    },
    turtle: {
      name: 'Tortuga marina',
      hint: 'Pinta el caparazón de un verde, deja que se seque y rellena cada placa con otro, sin tapar las uniones.',
    },
    bee: {
      name: 'Abejorro',
      hint: 'Primero el amarillo, y las rayas cuando esté seco. Aclara el blanco con agua para las alas, y así serán transparentes.',
    },
    owl: {
      name: 'Búho sabio',
      hint: 'Pon la piedra de pie. Pinta las plumas de la fila de abajo a la de arriba, y los ojos en anillos, del grande al pequeño.',
    },
    rainbow: {
      name: 'Arcoíris',
      hint: 'Empieza por la franja de dentro y avanza hacia fuera; pon las nubes con una esponja y termina con los corazones.',
    },
    hedgehog: {
      name: 'Erizo',
      hint: 'Pinta el lomo oscuro y la cara clara; después, trazos cortos hacia fuera, en tres marrones.',
    },
    balloon: {
      name: 'Globo aerostático',
      hint: 'Rellena una franja sí y otra no, deja que se sequen y pinta las demás; el cinturón de puntos tapa donde no se juntan del todo.',
    },
    snail: {
      name: 'Caracol',
      hint: 'Pinta la concha como un círculo entero, dibuja encima la espiral y pon los puntos del más grande al más pequeño.',
    },
    moon: {
      name: 'Luna y estrellas',
      hint: 'Cubre la piedra de azul noche y calca con lápiz blanco; la luna pide dos capas, y los puntos, un solo toque.',
    },
    cactus: {
      name: 'Cactus en maceta',
      hint: 'Primero el verde y la maceta; las espinas son pequeñas uves de color crema, y la flor es la única nota viva.',
    },
    fish: {
      name: 'Pez con escamas',
      hint: 'Empieza por la cola y pinta cada columna de escamas de un color un poco más claro que la anterior.',
    },
    dinosaur: {
      name: 'Dinosaurio',
      hint: 'Primero el cuerpo y después cada placa de otro color; las manchas se estampan con la punta de un lápiz.',
    },
    penguin: {
      name: 'Pingüino con bufanda',
      hint: 'Cubre la piedra de azul tinta y pinta la cara y el pecho de blanco con dos capas; la bufanda lleva tus colores favoritos.',
    },
    boat: {
      name: 'Velero',
      hint: 'El cielo, el mar y, encima de los dos, el barco; las crestas de las olas son una línea fina de blanco, al final de todo.',
    },
    butterfly: {
      name: 'Mariposa',
      hint: 'Pinta las dos alas por turnos, para que sigan iguales: los campos, los bordes y luego los puntos, del cuerpo hacia fuera.',
    },
    lighthouse: {
      name: 'Faro',
      hint: 'Torre blanca, franjas rojas, mar oscuro. Haz el rayo de luz con puntos que crecen cuanto más lejos están de la lámpara.',
    },
    fern: {
      name: 'Helecho',
      hint: 'Cada hoja son dos toques de un pincel redondo: aprieta, tira hacia el tallo y levanta. Empieza por la punta enroscada.',
    },
    feather: {
      name: 'Pluma',
      hint: 'Deja que tres colores húmedos se mezclen entre sí; dibuja el eje y los puntos cuando todo esté seco.',
    },
    mandala: {
      name: 'Mandala de puntos',
      hint: 'Trabaja del centro hacia fuera, un anillo cada vez, y deja secar cada uno; con pintura fresca cada tres puntos, salen iguales.',
    },
  },
  palettes: {
    'picnic-blanket': {
      name: 'Mantel de picnic',
      use: 'Mariquitas, hongos rojos y todo lo alegre. Empieza con el crema y guarda el azul tinta para las líneas.',
    },
    'meadow-in-june': {
      name: 'Prado en flor',
      use: 'Abejas, mariposas y flores sobre una piedra clara que se vea entre ellas.',
    },
    'low-tide': {
      name: 'Marea baja',
      use: 'Tortugas, peces y conchas. Deja secar el verde azulado antes de poner encima los puntos de arena.',
    },
    'harbor-morning': {
      name: 'Mañana en el puerto',
      use: 'Barcos, faros y ballenas, con un toque de rojo amapola al que se va la mirada.',
    },
    campfire: {
      name: 'Fogata',
      use: 'Soles, zorros y hojas de otoño; brilla sobre una piedra oscura.',
    },
    'woodland-floor': {
      name: 'Suelo del bosque',
      use: 'Erizos, búhos, helechos y hongos: tierra abajo y un color cálido arriba.',
    },
    'starry-night': {
      name: 'Noche estrellada',
      use: 'Lunas y mandalas. Cubre la piedra de azul noche y pon los puntos de oscuro a claro.',
    },
    'sweet-shop': {
      name: 'Tienda de dulces',
      use: 'Arcoíris, globos y corazones, y un regalo para alguien pequeño.',
    },
    'desert-garden': {
      name: 'Jardín del desierto',
      use: 'Cactus, lagartijas y puestas de sol; también en puntos, sin fondo, sobre una piedra de color arena.',
    },
    'berry-patch': {
      name: 'Frutos rojos',
      use: 'Corazones, pájaros y fresas. Dos rojos, uno al lado del otro, lucen más que uno solo.',
    },
    'lavender-evening': {
      name: 'Tarde de lavanda',
      use: 'Mariposas, plumas y nombres con letra fina; suave como pide una piedra de agradecimiento.',
    },
    'first-frost': {
      name: 'Primera helada',
      use: 'Plumas, copos de nieve y pájaros. Discreta sobre piedras grises, con el pincel más fino.',
    },
  },
  paints: {
    'Lamp Black': 'Negro humo',
    'Ink Blue': 'Azul tinta',
    'Night Blue': 'Azul noche',
    'Harbor Blue': 'Azul puerto',
    'Sky Blue': 'Azul cielo',
    'Ice Blue': 'Azul hielo',
    Teal: 'Verde azulado',
    Lagoon: 'Laguna',
    Mint: 'Menta',
    'Moss Green': 'Verde musgo',
    Clover: 'Trébol',
    'Young Leaf': 'Hoja tierna',
    Lemon: 'Limón',
    Sunflower: 'Girasol',
    Marigold: 'Caléndula',
    Coral: 'Coral',
    'Poppy Red': 'Rojo amapola',
    Raspberry: 'Frambuesa',
    'Rose Pink': 'Rosa',
    Blush: 'Rubor',
    Lilac: 'Lila',
    Plum: 'Ciruela',
    Sand: 'Arena',
    Honey: 'Miel',
    Terracotta: 'Terracota',
    Chestnut: 'Castaña',
    Cocoa: 'Cacao',
    Cream: 'Crema',
    'Chalk White': 'Blanco tiza',
    'Dove Gray': 'Gris paloma',
    Slate: 'Pizarra',
  },
};

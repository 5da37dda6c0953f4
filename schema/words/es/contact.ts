// The words of en/contact.ts in Spanish.
import type { Words } from '../words.ts';

export const contact: Words['contact'] = {
  heading: 'Contacto',
  lead: 'Escríbenos sobre una piedra, una idea o algo que no funciona.',
  whatHelps:
    'Ayuda saber el nombre de la piedra y qué viste en la pantalla. Envíanos un Rock ID solo a nosotros, nunca en público: quien lo sepa puede apuntarse el hallazgo.',
  byPost: 'Por carta',
  quickHelp: 'Ayuda rápida',
  lostId: {
    title: 'Perdí mi Rock ID',
    inMyRocks: <T>(link: (words: string) => T) => [
      'Los ID de todas tus piedras están en «',
      link('Mis piedras'),
      '»: copia uno para pintarlo otra vez, o imprime su etiqueta. Solo lo ven tú y quien tiene la piedra.',
    ],
    wornOff:
      '¿Encontraste una piedra y su ID ya no se lee? Envíanos una foto de los dos lados y dinos dónde estaba: quizá la conozcamos por su dibujo.',
  },
  notThere: {
    title: 'No encuentro una piedra',
    radius:
      'Busca en un radio de 50 metros alrededor de su lugar en el mapa. Los teléfonos suelen fallar esa distancia bajo los árboles y entre las casas, y puede que un cortacésped, una ardilla o un niño hayan movido un poco la piedra.',
    member:
      'Mira cerca del suelo: al pie de los árboles, bajo los bancos, en muros y alféizares, y no le des la vuelta a nada donde viva alguien. ¿Sigue sin aparecer? Quizá ya esté en el bolsillo de alguien, camino del próximo lugar.',
    visitor:
      'Mira cerca del suelo: al pie de los árboles, bajo los bancos, en muros y alféizares, y no le des la vuelta a nada donde viva alguien. A los visitantes, el mapa les muestra solo más o menos dónde está una piedra. Inicia sesión para ver el lugar exacto.',
  },
  safety: {
    title: 'Seguridad',
    noRisk:
      'Ninguna piedra vale un riesgo. Déjala si está junto a una carretera, en un acantilado, en agua profunda o detrás de una valla, y avísanos, para que se pueda quitar del mapa.',
    unfit: <T>(link: (words: string) => T) => [
      '¿Hay algo en una piedra, en una foto o en un comentario que no es apto para familias? Denúncialo donde lo veas o escríbenos. Lee «',
      link('Seguridad y normas'),
      '» antes de esconder una. En una emergencia, llama primero al número de emergencias de tu zona.',
    ],
  },
};

// The words of en/archive.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `la foto de ${name}`,
  profilePicture: 'tu imagen de perfil',
  photoToPainter: (rock: string | null) => `tu foto para quien pintó ${rock ?? 'una piedra'}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Tus datos en ${productName}

Guarda este archivo solo para ti. Los Rock ID que contiene son secretos, y también los lugares exactos.

rocks.json, journeys.json   Tus piedras con sus Rock ID, y cada paso de sus viajes tal como tú los ves.
account.json                Tu perfil, tus ajustes, tu plan y tus pedidos.
community.json              Tus hallazgos, escondites, comentarios, me gusta, piedras que sigues, denuncias, preguntas,
                            respuestas y ofertas; las piedras que regalaste; lo que otras personas dieron a tus
                            piedras; los nombres con que el sitio muestra a otras personas en tus viajes.
photos/, photos.json        La foto de cada piedra, con el id de la piedra por nombre, y tu imagen de perfil.
questions/                  Tus fotos para quienes pintaron una piedra y aún no han respondido.
csv/                        Piedras, viajes, hallazgos, seguidas y notificaciones para una hoja de cálculo.
journeys.gpx, finds.gpx     Viajes y hallazgos para un mapa o una app de GPS.

Los archivos JSON siguen ${publicOrigin}/export.schema.json. Las horas son UTC.

Lo que no está: comentarios de otras personas, sus hallazgos y lugares en otras piedras, y lo que solo protege tu
cuenta, como las huellas de códigos y sesiones.

Con este archivo puedes traer tus piedras a otra cuenta: «Perfil y ajustes», «Ajustes», «Tus datos». Déjalo como está.
Las piedras, los viajes y las fotos vienen con él; los me gusta, los comentarios y los hallazgos de piedras ajenas, no.
${missing}
Preguntas: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Falta: el sitio perdió lo siguiente, así que no está en este archivo. photos.json enumera las piedras en "missing".
Avisa, por favor, a ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- y ${number(more)} más\n` : ''}`,
};

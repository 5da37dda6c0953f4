// The words of en/register-form.ts in Spanish.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: 'Registrar piedra',
  intro: 'Un nombre y un ID, y tu piedra puede empezar su viaje.',
  photo: 'Foto de la piedra',
  photoHow: 'Hasta 10 MB. Sin foto, pintamos una imagen para tu piedra.',
  removePhoto: 'Quitar la foto',
  yourPhoto: 'Tu foto',
  dropPhoto: 'Suelta una foto aquí',
  name: 'Nombre de la piedra',
  rockId: 'Rock ID del código QR',
  rockIdHow: 'El ID de tu etiqueta. Aquí solo lo ves tú, y quien tenga la piedra.',
  noLabel: 'Aún no tengo etiqueta: quiero un ID',
  issued: <T>(code: T) => [
    code,
    ' es tuyo. Píntalo en la parte de abajo de tu piedra antes de esconderla, o imprime su etiqueta en «Mis piedras» cuando esté registrada: quien la encuentre la escanea o escribe aquí el ID.',
  ],
  description: 'Descripción',
  descriptionHow: 'Opcional: su historia, sus colores, en qué pensabas al pintarla.',
  hideNow: '¿Esconderla ahora?',
  hideNowHow: 'Marca esta casilla si tu piedra ya está en su escondite o estás a su lado.',
  cancel: 'Cancelar',
  register: 'Registrar piedra',
  registering: 'Registrando…',
  registered: 'Piedra registrada',
  success: 'Tu piedra ya está registrada.',
  placeIsLost:
    'Tu piedra ya está registrada. Solo su lugar no se pudo guardar: escóndela desde «Mis piedras». Lo que escribiste está guardado allí.',
  failed: 'No se pudo registrar la piedra. Inténtalo de nuevo.',
  typedIsKept: (why: string) => `${why} Lo que escribiste está guardado.`,
  expired: {
    title: 'La sesión caducó',
    description: 'Inicia sesión otra vez. Lo que escribiste está guardado.',
  },
  already: <T>(name: T) => ['Ya registraste esta piedra: ', name, '.'],
  alreadySafe: 'Está a salvo en «Mis piedras», tal como la enviaste la primera vez.',
  showIt: 'Verla en «Mis piedras»',
  hideRock: 'Esconder piedra',
  home: {
    title: '¿Es tu casa?',
    blur: (way: string) => `Difuminarlo (${way})`,
    isPublic: 'Es un lugar público',
    whoSees: <T>(town: T, way: string) => [
      'Este lugar está cerca de ',
      town,
      `, la localidad de tu perfil. Los miembros lo verán exacto, y los visitantes con un margen de ${way}. Si lo difuminas, también los miembros lo verán con un margen de ${way}.`,
    ],
    answerStays: 'Tu respuesta para este lugar se queda en esta pestaña.',
  },
};

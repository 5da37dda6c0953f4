// The words of en/scanner.ts in Spanish.
import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  label: 'Escanear con la cámara',
  labelShort: 'Escanear',
  starting: 'Iniciando la cámara. Puede que tu navegador te pida permiso.',
  aim: 'Sujeta la etiqueta de modo que su código cuadrado quede dentro de los puntos.',
  look: 'Busca la etiqueta de la piedra o elige una foto de ella.',
  photo: 'Elegir una foto',
  reading: 'Leyendo la foto…',
  isId: 'Buscarlo como Rock ID',
  type: 'Escribir el ID',
  torch: 'Luz',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  noCode: {
    title: 'En esta foto no hay ningún código que leer.',
    text: 'Toma una justo desde arriba, de cerca y sin reflejos, o escribe el ID.',
  },
  noPhoto: {
    title: 'Esta foto no se pudo abrir.',
    text: 'Elige otra, por ejemplo JPEG o PNG, o escribe el ID.',
  },
  noDecoder: {
    title: 'La parte que lee los códigos no llegó.',
    text: 'Revisa tu conexión e inténtalo de nuevo, o escribe el ID.',
  },
  denied: {
    title: 'La cámara no tiene permiso.',
    text: 'Permítela para este sitio con el icono que hay junto a su dirección e inténtalo de nuevo. O elige una foto de la etiqueta, o escribe el ID.',
    textOnIos:
      'Toca el icono junto a la dirección, luego los ajustes del sitio web, y permite la cámara. O elige una foto de la etiqueta, o escribe el ID.',
  },
  none: {
    title: 'Aquí no hay cámara.',
    text: 'Elige una foto de la etiqueta o escribe el ID.',
  },
  busy: {
    title: 'Otra app está usando la cámara.',
    text: 'Ciérrala e inténtalo de nuevo. O elige una foto de la etiqueta, o escribe el ID.',
  },
  barred: {
    title: 'Para escanear hace falta conexión.',
    text: 'Esta página se abrió sin ella. Por ahora escribe el ID, o vuelve a cargar la página.',
  },
  foreign: {
    parking: 'Esto es un parquímetro.',
    money: 'Este código pide dinero. Una piedra nunca lo hace.',
    wifi: 'Esto es el wifi de alguien.',
    contact: 'Esto es la tarjeta de contacto de alguien.',
    date: 'Esto es una fecha para un calendario.',
    phone: 'Este código llama a un número de teléfono.',
    message: 'Este código escribe un mensaje de texto.',
    email: 'Este código escribe un correo.',
    place: 'Esto es un lugar en un mapa.',
    secret: 'Esto es la llave de la cuenta de alguien. No se la muestres a nadie.',
    app: 'Este código abre otra app.',
  },
  site: (host: string) => `Este código lleva a ${host}, no a una piedra.`,
  ours: (productName: string) => `Este código lleva a ${productName}, pero no a una piedra.`,
  shortText: (text: string) => `Este código dice «${text}».`,
  longText: 'Este código es un texto más largo.',
  qrOfPage: 'Código QR que lleva a la página «Piedra encontrada»',
  keptFind: <T>(code: T) => ['Guardaste un hallazgo: ', code, '. Inicia sesión para enviarlo.'],
  signIn: 'Iniciar sesión',
  foundEarlier: '¿Fue otro día? Di cuándo',
  moved: '¿La moviste un poco? Di adónde',
  brokenLink: {
    title: 'Este enlace no está completo',
    description: 'Quizá se cortó el final. Cópialo otra vez o escribe aquí el Rock ID.',
  },
  keepFind: <T>(code: T) => [
    'Sin conexión no pasa nada. ¿Tienes ',
    code,
    ' en la mano? Guardamos aquí tu hallazgo y lo enviamos más tarde.',
  ],
  keep: 'Guardar mi hallazgo',
  saw: 'La vi y la dejé',
};

// The words of en/errors.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'É preciso entrar',
  notFound: 'Não há nada aqui',
  malformed: 'Não foi possível ler o que foi enviado. Tente de novo.',
  tooLarge: 'Isto é mais do que conseguimos receber de uma vez',
  unsupportedType: 'Este tipo de conteúdo não é entendido aqui',
  tooMany: 'Foi muita coisa de uma vez. Espere um pouco e tente de novo.',
  unavailable: 'Algo de que dependemos está descansando. Tente de novo daqui a pouco.',
  noEmail: 'Não foi possível enviar o e-mail agora. Tente de novo daqui a pouco.',
  unexpected: 'Algo deu errado do nosso lado. Tente de novo.',
  crossSite: 'Isto veio de outro site',
  keyMalformed: 'Uma Idempotency-Key tem de 8 a 64 caracteres visíveis',
  keyReused: 'Isto já foi enviado com outro conteúdo',
};

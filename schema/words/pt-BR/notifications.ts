// The words of en/notifications.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const notifications: Words['notifications'] = {
  until: 'until é um momento como 2026-05-31T12:00:00.000Z',
  choice: 'Escolha um e-mail na hora, no resumo ou nenhum',
  push: 'Diga se devemos enviar avisos push',
  topic: 'Escolha para cada tipo de novidade, e para nenhum outro',
  digest: 'O resumo vem todo dia ou toda semana',
  quiet: 'As horas de silêncio têm um começo e um fim',
  hour: 'Uma hora é um número inteiro de 0 a 23',
  notPainter: 'Só quem pintou esta pedra pode agradecer',
  notFinder: 'Só quem encontrou a pedra pode deixar um recado no achado',
  seq: 'As anotações de uma viagem são numeradas a partir de 1',
  noFind: 'Este achado não está mais aqui',
  tooManyFollows: (most: number) => `Você segue ${most} pedras, o máximo possível`,
  tooManyLines: 'Você já escreveu bastante hoje. Tente de novo amanhã.',
  oneLine: 'Escreva tudo em uma linha só',
  deadLink: 'Este link não está completo. Abra-o mais uma vez a partir do e-mail.',
  topics: {
    found: 'Uma pedra minha é encontrada',
    rehidden: 'Uma pedra minha é escondida de novo',
    kept: 'Alguém está com uma pedra minha há um mês',
    moved: 'Uma pedra que encontrei ou sigo vai adiante',
    seen: 'Alguém vê uma pedra minha, muda-a um pouco de lugar ou não a encontra',
    comment: 'Palavras sobre uma pedra minha',
    thanks: 'Agradecimento por um achado',
    reminder: 'Estou com uma pedra há uma semana, ou outra pessoa diz que está com ela',
    answer: 'Uma resposta à minha denúncia',
    asked: 'Perguntas sobre um ID apagado, e se alguém pode ficar com uma pedra',
    adoption: 'Uma pedra que muda de mãos',
  },
  titles: {
    found: <T>(rock: T) => [rock, ' foi encontrada'],
    rehidden: <T>(rock: T) => [rock, ' foi escondida de novo'],
    hidden: <T>(rock: T) => [rock, ' foi escondida'],
    seen: <T>(rock: T) => ['Alguém viu ', rock],
    kept: <T>(rock: T) => ['Alguém está com ', rock, ' há um mês'],
    comment: <T>(rock: T) => [rock, ' tem um comentário novo'],
    line: <T>(rock: T) => ['Recado de quem encontrou ', rock],
    thanks: <T>(rock: T) => ['Um agradecimento por encontrar ', rock],
    answer: <T>(rock: T) => ['Olhamos a sua denúncia sobre ', rock],
    reminder: <T>(rock: T) => ['Ainda está com ', rock, '?'],
    asked: <T>(rock: T) => ['Esta é ', rock, '?'],
    answered: <T>(rock: T) => ['Você respondeu sobre ', rock],
    confirmed: <T>(rock: T) => ['Você encontrou ', rock],
    denied: <T>(rock: T) => ['Não é esta: ', rock],
    shifted: <T>(rock: T) => [rock, ' mudou um pouco de lugar'],
    missing: <T>(rock: T) => [rock, ' talvez não esteja mais lá'],
    keep: <T>(rock: T) => ['Posso ficar com ', rock, '?'],
    mayKeep: <T>(rock: T) => ['Você pode ficar com ', rock],
    mayNotKeep: <T>(rock: T) => ['Deixe ', rock, ' seguir viagem'],
    contested: <T>(rock: T) => ['Outra pessoa encontrou ', rock],
    corrected: <T>(rock: T) => ['Uma correção sobre ', rock],
    wanted: <T>(rock: T) => ['Alguém gostaria de adotar ', rock],
    given: <T>(rock: T) => [rock, ' agora é sua'],
    declined: <T>(rock: T) => [rock, ' fica onde está'],
    shipped: <T>(order: T) => ['O pedido ', order, ' está a caminho'],
  },
  details: {
    by: <T>(who: T, near: string | null) => [near === null ? 'por ' : `${near}, por `, who],
    seen: (near: string | null) =>
      near === null ? 'e a deixou lá para a próxima pessoa' : `${near}, e a deixou lá para a próxima pessoa`,
    missing: (near: string | null) =>
      near === null
        ? 'três pessoas procuraram e não encontraram'
        : `${near}: três pessoas procuraram e não encontraram`,
    contested:
      'Isso teria sido quando ela estava com você. Se você a escondeu antes disso, anote. Se ela nunca esteve com você, retire o seu achado.',
    asks: <T>(who: T) => ['pergunta ', who],
    askedBy: <T>(who: T) => ['pergunta de ', who],
    says: <T>(who: T) => ['diz ', who],
    notHidden: <T>(who: T) => ['Ela não foi escondida: foi um engano, diz ', who],
    notFound: <T>(who: T) => ['Ela não foi encontrada: foi um engano, diz ', who],
    hideCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'O lugar ou a hora em que foi escondida foi corrigido por '
        : `O lugar ou a hora em que foi escondida, ${near}, foi corrigido por `,
      who,
    ],
    findCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'O lugar ou a hora em que foi encontrada foi corrigido por '
        : `O lugar ou a hora em que foi encontrada, ${near}, foi corrigido por `,
      who,
    ],
    kept: <T>(who: T) => ['Ela está com ', who],
    said: <T>(who: T, quote: T) => [who, ': “', quote, '”'],
    thanks: <T>(who: T) => ['de ', who],
    answer: 'Agradecemos por nos avisar.',
    reminder: 'Esconda, passe adiante ou fique com ela.',
    asked: <T>(who: T) => ['Uma foto e uma pergunta de ', who],
    confirmed: <T>(who: T) => ['Reconhecida por ', who],
    denied: <T>(who: T) => ['A sua é outra pedra, diz ', who],
    wanted: <T>(who: T) => ['Quem gostaria de adotá-la: ', who],
    given: <T>(who: T) => ['Um presente de ', who],
    declined: <T>(who: T) => ['Por enquanto ela fica em casa, diz ', who],
  },
};

// The words of en/ambassador-emails.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

const application = 'A sua candidatura aos embaixadores fundadores';

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'Olá!' : `Olá, ${firstName}!`),
  registerRock: 'Registrar uma pedra',
  confirmed: {
    heading: 'Recebemos a sua candidatura',
    thanks: (productName: string) =>
      `Agradecemos por se candidatar aos embaixadores fundadores do ${productName}. Recebemos a sua candidatura.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `Em cada estado dos EUA, e em cada outro país, as ${perRegion} primeiras pessoas ganham ${labels} etiquetas com código QR. Em até ${hours} horas avisamos se você é uma delas.`,
    notYou:
      'Não foi você que se candidatou? Então alguém errou o próprio endereço, e você não precisa fazer nada.',
  },
  selected: {
    heading: 'Você faz parte dos embaixadores fundadores',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `Você é uma das ${perRegion} primeiras pessoas do seu estado entre os embaixadores fundadores. Que bom ter você aqui, e agradecemos.`
        : `Você é uma das ${perRegion} primeiras pessoas do seu país entre os embaixadores fundadores. Que bom ter você aqui, e agradecemos.`,
    pack: (labels: number) =>
      `Um pacote grátis com ${labels} etiquetas com código QR será enviado ao endereço da sua candidatura. Avisamos de novo quando estiver a caminho.`,
    isWrong: 'Tem algo errado? Responda a este e-mail.',
    whatToDo:
      'Os embaixadores fundadores dão início às viagens: pinte uma pedra, ponha uma etiqueta nela, registre-a e esconda-a onde alguém vá gostar de encontrá-la. Mostre a alguém ou a uma turma como se faz, e as pedras fazem o resto.',
    whatIsPublic:
      'O seu primeiro nome e a inicial do seu sobrenome estão agora entre os nossos embaixadores fundadores. O seu endereço é só para o pacote.',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? 'Agradecemos por querer fazer parte dos embaixadores fundadores. Desta vez temos que dizer não: os dois lugares do seu estado já estavam ocupados quando a sua candidatura chegou.'
        : 'Agradecemos por querer fazer parte dos embaixadores fundadores. Desta vez temos que dizer não: os dois lugares do seu país já estavam ocupados quando a sua candidatura chegou.',
    allTheSame: (productName: string) =>
      `Mesmo assim você pode participar. Entrar no ${productName} é grátis, e cada pedra que você registra também. Um Rock ID pode ser pintado à mão: a página de registro dá um a você. Se preferir etiquetas, elas estão na nossa loja.`,
    hope: 'Esperamos encontrar as suas pedras no mapa.',
  },
  refused: {
    heading: application,
    no: 'Agradecemos por querer fazer parte dos embaixadores fundadores. Temos que dizer não: a conta deste endereço está suspensa, ou estava quando foi excluída.',
    differently: 'Você vê isso de outro jeito? Responda a este e-mail.',
  },
};

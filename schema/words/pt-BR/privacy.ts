// The words of en/privacy.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

const account = 'até você excluir a sua conta';

export const privacy: Words['privacy'] = {
  title: 'Privacidade',
  lead: 'O que este site sabe sobre você, para que precisa disso e quando o esquece.',
  shortly: 'Em resumo',
  short: [
    'Guardamos o que uma pedra precisa para a viagem dela e o que você precisa para entrar: as suas pedras, os lugares e as fotos delas, e o seu endereço de e-mail.',
    'Não mostramos publicidade, e nenhuma empresa conta ou segue você aqui. Nada sobre você é vendido.',
    'Você pode levar tudo consigo em um só arquivo, em “Seus dados” nas configurações, e excluir a sua conta por conta própria, a qualquer momento. O seu nome e o seu endereço somem daqui na hora, exceto dos pedidos que você pagou; as pedras em viagem ficam no mundo, sem você.',
  ],
  othersTitle: 'O que os outros veem de você',
  others: [
    {
      who: 'Todo mundo',
      sees: 'O nome que você escolheu, ou então o seu primeiro nome e a primeira letra do seu sobrenome. A sua imagem, as suas pedras, os seus comentários e o que você disse em um achado. Onde uma pedra está, só aproximadamente, com cem metros de precisão, e o nome que quem a escondeu deu ao lugar.',
    },
    {
      who: 'Membros com a sessão aberta',
      sees: 'O lugar exato de uma pedra escondida, pois alguém deve encontrá-la, e as observações sobre ele.',
    },
    {
      who: 'A pessoa dona de uma pedra que você encontrou',
      sees: 'O lugar e as observações que você anotou no seu achado.',
    },
    {
      who: 'Ninguém além de você',
      sees: 'Os Rock IDs das suas pedras, a não ser quem estiver com a pedra na mão.',
    },
    {
      who: 'A administração deste site',
      sees: 'O seu perfil e o seu endereço de e-mail, quando você entrou pela última vez, as suas pedras e os seus pedidos, o que você denunciou e o que foi denunciado de você.',
    },
  ],
  othersPage:
    'Para cada uma das suas pedras, você escolhe quem pode abrir a página dela: todo mundo, membros ou ninguém.',
  keptTitle: 'O que guardamos, e por quanto tempo',
  helpersTitle: 'Quem nos ajuda',
  helpersLead: 'Ninguém mais recebe nada sobre você.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Opera os computadores deste site. Tudo o que está listado aqui fica armazenado lá, e os nossos e-mails saem de lá. Vê o endereço de internet do seu aparelho, como todo site que você abre.',
    },
    {
      who: 'Stripe',
      does: 'Recebe os pagamentos. O número do seu cartão vai só para a Stripe; nós nunca o vemos. Ficamos sabendo o seu endereço de e-mail e, em um pedido, para onde enviá-lo.',
    },
    {
      who: 'Quem faz o seu navegador',
      does: 'Leva mensagens até o seu aparelho, se você as pediu: Google, Mozilla, Microsoft ou Apple. As mensagens são lacradas, de modo que só o seu navegador pode lê-las.',
    },
    {
      who: 'O Nominatim do OpenStreetMap',
      does: 'Encontra um endereço que você busca no mapa. Recebe de nós as palavras da busca, e não de quem são. Quem cuida de um site pode escolher outro serviço, ou nenhum.',
    },
    {
      who: 'Outro serviço para entrar',
      does: 'Informa a nós o seu endereço de e-mail, se este site oferecer um e você escolher entrar com ele.',
    },
    {
      who: 'Outro serviço de mapas',
      does: 'Envia as imagens do mapa, se quem cuida deste site tiver escolhido um. Ele vê então o endereço de internet do seu aparelho e que parte do mundo você olha. O nosso próprio mapa não pergunta a ninguém.',
    },
  ],
  licences: 'O que outros fizeram e este site usa, com as licenças',
  yoursTitle: 'É seu',
  yours: [
    {
      title: 'Ver e corrigir',
      text: 'O seu perfil, as suas pedras e as viagens delas estão no aplicativo, onde você pode alterá-los. As anotações de uma viagem podem ser alteradas por 30 dias.',
    },
    {
      title: 'Levar consigo',
      text: 'Abra “Configurações” no seu perfil e escolha “Baixar os meus dados”: um arquivo com as suas pedras, fotos, viagens, achados, comentários e pedidos, sem custo. Outro site deste tipo consegue lê-lo.',
    },
    {
      title: 'Excluir',
      text: 'Abra “Configurações” no seu perfil e escolha “Excluir conta”. O seu nome, os seus endereços, a sua imagem, os seus comentários, as suas observações e as suas mensagens somem na hora, assim como as pedras que nunca foram escondidas. As pedras em viagem ficam no mundo, com a imagem e a viagem delas, e não dizem mais quem as pintou. De um pedido, guardamos o que a contabilidade exige: o endereço de e-mail informado nele, e o nome e o endereço postal por 400 dias.',
    },
    {
      title: 'Perguntar',
      text: 'Escreva para nós sobre qualquer coisa desta página. Uma pessoa lê.',
    },
  ],
  onThisPage: 'Nesta página',
  whoElseSees: 'Quem mais vê: ',
  groups: {
    account: {
      title: 'Sua conta',
      short: 'Até você excluir a sua conta.',
      why: 'O seu endereço de e-mail é a sua chave: enviamos um código para ele, então não há senha que alguém possa roubar. Nome, cidade e imagem são o que você põe no seu perfil.',
      kept: {
        profile: { what: 'Nome, cidade, imagem, endereço de e-mail e idioma', long: account },
        emailChange: {
          what: 'Depois de uma troca do seu endereço de e-mail: os dois endereços, para que o antigo possa desfazê-la',
          long: 'uma semana',
        },
        emailChangeLink: {
          what: 'No seu aparelho: o link dessa troca, enquanto você entra',
          long: 'uma hora',
        },
      },
      seen: 'Os outros veem o seu nome e a sua imagem. O seu endereço de e-mail e a sua cidade são só para você e a administração.',
    },
    'signing-in': {
      title: 'Entrar',
      short:
        'Um código por um dia, que a sua sessão está aberta por 30 dias, que conhecemos o seu navegador por 180 dias.',
      why: 'O seu navegador precisa provar que é você. Para isso, ele tem números aleatórios, dos quais guardamos só “impressões digitais”: com elas ninguém consegue entrar.',
      kept: {
        code: {
          what: 'O código que enviamos, com o seu endereço de e-mail e a página para a qual você volta, com o Rock ID se for a de uma pedra',
          long: 'um dia',
        },
        codeOfDevice: { what: 'No seu aparelho: qual código pertence a ele', long: 'uma hora' },
        otherService: { what: 'No seu aparelho: que foi a outro serviço para entrar', long: '10 minutos' },
        session: {
          what: 'Que a sua sessão está aberta, conosco e no seu aparelho',
          long: '30 dias, ou 14 dias se você não voltar',
        },
        knownBrowser: {
          what: 'Que você já entrou com este navegador, para que estranhos que pedem códigos não bloqueiem a sua entrada',
          long: '180 dias após a última vez',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Suas pedras e as viagens delas',
      short:
        'Enquanto a pedra estiver a caminho. O seu nome e as suas palavras, até você excluir a sua conta.',
      why: 'É para isso que o site existe. Uma viagem pertence a todos que fizeram parte dela, por isso ela fica quando alguém sai, sem o nome dessa pessoa.',
      kept: {
        rock: {
          what: 'Uma pedra com nome, descrição, Rock ID e lugares, e quem a encontrou e quando',
          long: 'enquanto a pedra estiver a caminho; sem o seu nome, as suas observações e as suas palavras depois que você excluir a sua conta',
        },
        sighting: {
          what: 'Que alguém viu uma pedra e a deixou lá: a cidade e a hora. Que foi você, só a administração sabe, para que uma enxurrada possa ser retirada',
          long: 'tanto quanto a pedra; que foi você, por 7 dias',
        },
        retraction: { what: 'Uma anotação que você retirou, sem as palavras', long: account },
        likesAndComments: {
          what: 'Curtidas e comentários',
          long: 'até você apagá-los ou excluir a sua conta',
        },
        absence: {
          what: 'Que você procurou uma pedra em vão',
          long: 'tanto quanto a pedra, ou até você retirar isso ou excluir a sua conta',
        },
        follows: { what: 'As pedras que você segue', long: account },
        report: {
          what: 'Uma denúncia de que algo não está certo, com as suas palavras',
          long: 'tanto quanto aquilo que você denunciou; as suas palavras, até você excluir a sua conta',
        },
        withheld: {
          what: 'Palavras suas que a administração ocultou, como um nome, para que possam ser restauradas e não sejam escritas de novo',
          long: 'até serem restauradas, ou você excluir a sua conta',
        },
      },
      seen: 'Os outros veem as pedras, as viagens delas e os seus comentários. Ninguém mais vê o que você segue, e só a administração vê o que você denunciou.',
    },
    photos: {
      title: 'Fotos',
      short: 'Enquanto a pedra as tiver, sem o que o seu celular escreveu nelas.',
      why: 'Quem encontra uma pedra deve reconhecê-la. Redesenhamos cada foto antes de guardá-la: o que o seu celular tinha escrito nela, como o lugar e o dia, nesse momento já sumiu.',
      kept: {
        photo: {
          what: 'A foto de uma pedra, e a sua imagem, em três tamanhos',
          long: 'enquanto a pedra ou a sua conta a tiver',
        },
        deletion: { what: 'Um lembrete de que uma foto deve ser apagada', long: 'até ela ser apagada' },
      },
      seen: 'Todo mundo pode ver as fotos das pedras e as imagens dos membros.',
    },
    'each-other': {
      title: 'Escrever uns aos outros',
      short: 'Uma pergunta, por 30 dias; de uma oferta, o endereço por 14 dias, e mais 14 depois de um sim.',
      why: 'Quem encontra uma pedra com o Rock ID apagado pode perguntar a quem a pintou, quem pinta pode dar uma pedra, e pessoas sem conta podem saber aonde uma pedra vai depois.',
      kept: {
        question: {
          what: 'A sua pergunta a quem pintou, com a foto',
          long: '30 dias; a foto, até a resposta; por mais tempo enquanto uma denúncia sobre ela estiver aberta',
        },
        offer: {
          what: 'A oferta de uma pedra, com o endereço de e-mail para o qual ela foi',
          long: '14 dias, e mais 14 dias quando alguém quiser a pedra; depois, 90 dias sem o endereço',
        },
        watcher: {
          what: 'Um endereço de e-mail sem conta que quer saber de uma pedra',
          long: 'até ser avisado; dois dias sem um sim, e no máximo um ano',
        },
      },
      seen: 'A outra pessoa das duas. A administração só vê uma pergunta se ela foi denunciada.',
    },
    messages: {
      title: 'Mensagens para você',
      short: 'O que foi dito a você, por 90 dias, sem as palavras.',
      why: 'Você fica sabendo quando a sua pedra é encontrada. Em “Notificações”, você escolhe do que fica sabendo e como.',
      kept: {
        news: {
          what: 'O que foi dito a você, sem as palavras',
          long: '90 dias, ou até você excluir a sua conta',
        },
        sent: {
          what: 'Que uma mensagem foi enviada, para que nenhuma chegue duas vezes; sem as palavras e o seu endereço',
          long: '90 dias para novidades; para pedidos e afins, para sempre',
        },
        deletedAccount: {
          what: 'O endereço de uma conta que excluímos a pedido de alguém, para avisar essa pessoa',
          long: 'até esse e-mail sair, no máximo 14 dias',
        },
        choices: { what: 'Do que você quer ficar sabendo', long: account },
        push: {
          what: 'Como uma mensagem chega ao seu navegador, se você pediu mensagens nele',
          long: 'até você desativá-las ou sair da conta',
        },
      },
      seen: '',
    },
    payments: {
      title: 'O que você compra',
      short: 'O que foi pago, para sempre, para a contabilidade. O seu endereço postal, por 400 dias.',
      why: 'Um plano precisa funcionar e um pedido precisa chegar. A lei exige que mantenhamos a contabilidade.',
      kept: {
        stripeNumber: { what: 'O seu número na Stripe, e um pagamento em aberto', long: account },
        paid: {
          what: 'O que foi pago e quando',
          long: 'para sempre, sem o seu nome depois que você excluir a sua conta',
        },
        order: {
          what: 'Um pedido: o que era, quanto custou e o endereço de e-mail informado nele. O nome e o endereço postal, se ele foi enviado',
          long: 'para sempre; nome e endereço postal, 400 dias',
        },
        application: {
          what: 'A candidatura de quem quer fazer parte dos embaixadores. A rua e a cidade dela',
          long: 'para sempre; rua e cidade, um mês após a resposta; tudo, até você excluir a sua conta',
        },
        stripeMessages: { what: 'Quais mensagens da Stripe já lemos', long: '40 dias' },
        departure: {
          what: 'Que uma conta foi excluída, como “impressão digital”, para mensagens atrasadas da Stripe',
          long: '60 dias',
        },
        purchase: {
          what: 'No seu aparelho: o que você está comprando antes de entrar',
          long: '30 dias para um plano, uma hora para um pedido',
        },
      },
      seen: 'A Stripe, e a administração, que envia os pedidos. O nome e a região de quem faz parte dos embaixadores fundadores são públicos após a resposta, como primeiro nome e primeira letra.',
    },
    safety: {
      title: 'Justo e seguro',
      short: 'Em geral por alguns dias, e endereços de internet só como “impressões digitais”.',
      why: 'Ninguém deve adivinhar Rock IDs, inundar o site ou contar um achado duas vezes, e uma falha precisa ser entendida. Os endereços de internet são guardados só como “impressões digitais”.',
      kept: {
        limits: {
          what: 'Quantas vezes algo foi tentado a partir de um lugar',
          long: 'até poder ser tentado de novo, no máximo um dia',
        },
        repeats: {
          what: 'Uma “impressão digital” do que você enviou, e o que respondemos, para que conte uma vez só',
          long: '48 horas',
        },
        pendingFind: { what: 'No seu aparelho: um achado que espera você entrar', long: '30 minutos' },
        language: {
          what: 'No seu aparelho: o idioma que você escolheu, e se você mede em milhas',
          long: 'um ano',
        },
        bookmark: {
          what: 'No seu aparelho: quão nova a resposta precisa ser, depois que você escreveu',
          long: '10 minutos',
        },
        adminActions: {
          what: 'O que a administração fez e por quê, com as palavras que foram ocultadas',
          long: 'para sempre; sem você e as suas palavras depois que você excluir a sua conta',
        },
        suspension: {
          what: 'Se a sua conta for suspensa e você a excluir ou der a ela outro endereço de e-mail: que o endereço de e-mail que ela tinha até então continua suspenso, e por quê. Quem criar conta com esse endereço também não pode escrever. Do endereço é guardada só uma forma embaralhada',
          long: 'até a suspensão terminar, no máximo um ano',
        },
        traces: {
          what: 'Que você escreveu algo, em que hora e a partir de que rede, da qual é guardada só uma forma embaralhada. Para que uma enxurrada vinda de uma rede possa ser retirada',
          long: '7 dias; sem você depois que você excluir a sua conta',
        },
        departed: {
          what: 'Depois que você excluir a sua conta: quais das pedras, anotações, avistamentos e denúncias dos últimos dias dela têm a mesma origem, mas não de quem eram. Para que ninguém possa inundar o site e depois escapar',
          long: '7 dias',
        },
        takebacks: {
          what: 'O que a administração retirou após uma enxurrada dessas, para que possa ser desfeito',
          long: '90 dias, ou até você excluir a sua conta',
        },
        logLines: {
          what: 'Uma linha para cada pedido ao site: de que tipo era e se funcionou. Nenhum nome, endereço ou Rock ID',
          long: 'uma semana',
        },
        health: { what: 'Quantas respostas e mensagens falharam. Só números', long: '48 horas' },
        alarms: {
          what: 'Que parte do site está com defeito e desde quando, para a administração',
          long: 'o último estado de cada parte',
        },
        backups: {
          what: 'Cópias de tudo para uma emergência, também do que foi apagado desde então. A administração pode guardar algumas por mais tempo, criptografadas',
          long: '30 dias',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Contar, sem nomes',
      short: 'Números, para sempre; que um navegador passou por aqui, por 48 horas.',
      why: 'Gostamos de saber quantas pessoas passam por aqui e até onde as pedras viajam. São números.',
      kept: {
        visit: {
          what: 'Que um navegador passou por aqui hoje, como “impressão digital” que ninguém consegue rastrear quando o segredo do dia já não existe',
          long: '48 horas a partir do início do dia',
        },
        visitOfDevice: {
          what: 'No seu aparelho: em que dia ele foi contado pela última vez',
          long: 'até você limpar',
        },
        figures: {
          what: 'Números de um dia, de um mês em um país, e de todas as pedras juntas',
          long: 'para sempre',
        },
      },
      seen: 'Todo mundo vê alguns dos números.',
    },
    map: {
      title: 'O mapa',
      short: 'As buscas, por 30 dias, sem dizer de quem são.',
      why: 'Um lugar tem um nome, e você pode buscar um. O site só sabe a sua posição quando você deixa o seu navegador informá-la, e a esquece, a menos que você anote um achado, esconda uma pedra ou diga lá que viu uma.',
      kept: {
        search: {
          what: 'O resultado da busca de um endereço, para quem o buscar depois; não quem buscou',
          long: '30 dias, ou um dia se nada foi encontrado',
        },
        places: {
          what: 'A lista de cidades e parques, a mesma para todo mundo',
          long: 'até vir uma lista mais nova',
        },
        tiles: {
          what: 'No seu aparelho: o mapa que você viu, e uma área que você guarda para um passeio',
          long: 'até ele ficar cheio, você a remover ou sair da conta',
        },
      },
      seen: '',
    },
    device: {
      title: 'No seu próprio aparelho',
      short: 'Só no seu navegador. O que é seu some quando você sai da conta.',
      why: 'O aplicativo funciona no mato sem rede, e um texto que você começou não se perde. Tudo isto fica no seu navegador, e lá nós não podemos ver.',
      kept: {
        drafts: {
          what: 'Textos que você começou, e pedras que esperam enquanto você cria a conta',
          long: 'até serem salvos, você fechar a aba ou sair da conta',
        },
        scroll: {
          what: 'Até onde você tinha rolado a página, para achar o lugar de novo quando voltar',
          long: 'até você fechar a aba',
        },
        outbox: {
          what: 'O que você fez sem rede',
          long: 'até ser enviado, você apagar ou sair da conta',
        },
        answers: {
          what: 'O que você viu das suas pedras, para olhar sem rede',
          long: 'até você sair da conta',
        },
        app: { what: 'O próprio aplicativo', long: 'até vir um mais novo' },
      },
      seen: '',
    },
  },
};

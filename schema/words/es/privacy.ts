// The words of en/privacy.ts in Spanish.
import type { Words } from '../words.ts';

const account = 'hasta que elimines tu cuenta';

export const privacy: Words['privacy'] = {
  title: 'Privacidad',
  lead: 'Qué sabe este sitio de ti, para qué lo necesita y cuándo lo olvida.',
  shortly: 'En resumen',
  short: [
    'Guardamos lo que una piedra necesita para su viaje y lo que tú necesitas para iniciar sesión: tus piedras, sus lugares y fotos, y tu dirección de correo.',
    'No mostramos publicidad, y ninguna empresa te cuenta ni te sigue aquí. No se vende nada sobre ti.',
    'Puedes llevarte todo en un archivo, en «Tus datos» de los ajustes, y eliminar tu cuenta sin ayuda de nadie, en cualquier momento. Tu nombre y tu dirección desaparecen entonces de aquí enseguida, salvo de los pedidos que pagaste; las piedras que viajan se quedan en el mundo sin ti.',
  ],
  othersTitle: 'Lo que otros ven de ti',
  others: [
    {
      who: 'Todo el mundo',
      sees: 'El nombre que elegiste o, si no hay, tu nombre y la primera letra de tu apellido. Tu imagen, tus piedras, tus comentarios y lo que dijiste en un hallazgo. Dónde está una piedra solo de forma aproximada, con un margen de cien metros, y el nombre que dio al lugar quien la escondió.',
    },
    {
      who: 'Los miembros con la sesión iniciada',
      sees: 'El lugar exacto de una piedra escondida, para que alguien la encuentre, y las notas que tiene.',
    },
    {
      who: 'La persona a quien pertenece una piedra que encontraste',
      sees: 'El lugar y las notas que anotaste en tu hallazgo.',
    },
    { who: 'Solo tú', sees: 'Los Rock ID de tus piedras, aparte de quien tenga la piedra en la mano.' },
    {
      who: 'La administración de este sitio',
      sees: 'Tu perfil y tu dirección de correo, cuándo iniciaste sesión por última vez, tus piedras y pedidos, lo que denunciaste y lo que se denunció de ti.',
    },
  ],
  othersPage:
    'Para cada una de tus piedras eliges quién puede abrir su página: todo el mundo, los miembros o nadie.',
  keptTitle: 'Qué guardamos y cuánto tiempo',
  helpersTitle: 'Quién nos ayuda',
  helpersLead: 'Nadie más recibe nada sobre ti.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Hace funcionar los servidores de este sitio. Todo lo que se enumera aquí está guardado allí, y desde allí salen nuestros correos. Ve la dirección de internet de tu dispositivo, como cualquier sitio que abres.',
    },
    {
      who: 'Stripe',
      does: 'Recibe los pagos. El número de tu tarjeta va solo a Stripe; nosotros nunca lo vemos. Nosotros recibimos tu dirección de correo y, si es un pedido, adónde enviarlo.',
    },
    {
      who: 'Quien hace tu navegador',
      does: 'Lleva los avisos a tu dispositivo, si los pediste: Google, Mozilla, Microsoft o Apple. Los avisos van sellados, de modo que solo tu navegador puede leerlos.',
    },
    {
      who: 'Nominatim, de OpenStreetMap',
      does: 'Encuentra una dirección que buscas en el mapa. Recibe de nosotros las palabras de la búsqueda, y no de quién son. Quien lleva un sitio puede elegir otro servicio, o ninguno.',
    },
    {
      who: 'Otro servicio de inicio de sesión',
      does: 'Nos dice tu dirección de correo, si este sitio ofrece uno y eliges iniciar sesión con él.',
    },
    {
      who: 'Otro servicio de mapas',
      does: 'Envía las imágenes del mapa, si quien lleva este sitio eligió uno. Entonces ve la dirección de internet de tu dispositivo y qué parte del mundo miras. Nuestro propio mapa no pregunta a nadie.',
    },
  ],
  licences: 'Lo que otros hicieron y este sitio usa, con sus licencias',
  yoursTitle: 'Es tuyo',
  yours: [
    {
      title: 'Míralo y corrígelo',
      text: 'Tu perfil, tus piedras y sus viajes están en la app, donde puedes cambiarlos. Las anotaciones de un viaje se pueden cambiar durante 30 días.',
    },
    {
      title: 'Llévatelo',
      text: 'Abre «Ajustes» en tu perfil y elige «Descargar mis datos»: un archivo con tus piedras, fotos, viajes, hallazgos, comentarios y pedidos, gratis. Otro sitio de este tipo puede leerlo.',
    },
    {
      title: 'Elimínalo',
      text: 'Abre «Ajustes» en tu perfil y elige «Eliminar cuenta». Tu nombre, direcciones, imagen, comentarios, notas y mensajes desaparecen enseguida, y también las piedras que nunca se escondieron. Las piedras que viajan se quedan en el mundo con su imagen y su viaje, y ya no dicen quién las pintó. De un pedido guardamos lo que necesita la contabilidad: con él, su dirección de correo; su nombre y dirección postal, 400 días.',
    },
    { title: 'Pregunta', text: 'Escríbenos sobre cualquier cosa de esta página. Lo lee una persona.' },
  ],
  onThisPage: 'En esta página',
  whoElseSees: 'Quién más lo ve: ',
  groups: {
    account: {
      title: 'Tu cuenta',
      short: 'Hasta que elimines tu cuenta.',
      why: 'Tu dirección de correo es tu llave: le enviamos un código, y así no hay contraseña que alguien pueda robar. El nombre, la localidad y la imagen son lo que pones en tu perfil.',
      kept: {
        profile: { what: 'Nombre, localidad, imagen, dirección de correo e idioma', long: account },
        emailChange: {
          what: 'Después de cambiar tu dirección de correo: las dos direcciones, para que la antigua pueda deshacerlo',
          long: 'una semana',
        },
        emailChangeLink: {
          what: 'En tu dispositivo: el enlace de ese cambio, mientras inicias sesión',
          long: 'una hora',
        },
      },
      seen: 'Los demás ven tu nombre y tu imagen. Tu dirección de correo y tu localidad son solo para ti y la administración.',
    },
    'signing-in': {
      title: 'Inicio de sesión',
      short:
        'Un código, un día; que tienes la sesión iniciada, 30 días; que conocemos tu navegador, 180 días.',
      why: 'Tu navegador tiene que demostrar que eres tú. Para eso tiene números al azar, de los que solo guardamos huellas: con ellas nadie puede iniciar sesión.',
      kept: {
        code: {
          what: 'El código que enviamos, con tu dirección de correo y la página a la que vuelves, con su Rock ID si es la de una piedra',
          long: 'un día',
        },
        codeOfDevice: { what: 'En tu dispositivo: qué código es el suyo', long: 'una hora' },
        otherService: {
          what: 'En tu dispositivo: que fue a otro servicio de inicio de sesión',
          long: '10 minutos',
        },
        session: {
          what: 'Que tienes la sesión iniciada, con nosotros y en tu dispositivo',
          long: '30 días, o 14 días si no vuelves',
        },
        knownBrowser: {
          what: 'Que ya iniciaste sesión antes con este navegador, para que extraños que pidan códigos no te dejen fuera',
          long: '180 días desde la última vez',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Tus piedras y sus viajes',
      short: 'Mientras la piedra esté en camino. Tu nombre y tus palabras, hasta que elimines tu cuenta.',
      why: 'Para esto es el sitio. Un viaje pertenece a todas las personas que fueron parte de él, así que se queda cuando una se va, sin su nombre.',
      kept: {
        rock: {
          what: 'Una piedra con su nombre, descripción, Rock ID y lugares, y quién la encontró y cuándo',
          long: 'mientras la piedra esté en camino; sin tu nombre, notas y palabras cuando elimines tu cuenta',
        },
        sighting: {
          what: 'Que alguien vio una piedra y la dejó: la localidad y la hora. Que fuiste tú solo lo sabe la administración, para poder retirar una avalancha',
          long: 'lo mismo que la piedra; que fuiste tú, 7 días',
        },
        retraction: { what: 'Una anotación que retiraste, sin sus palabras', long: account },
        likesAndComments: {
          what: 'Los me gusta y los comentarios',
          long: 'hasta que los borres o elimines tu cuenta',
        },
        absence: {
          what: 'Que buscaste una piedra en vano',
          long: 'lo mismo que la piedra, o hasta que lo retires o elimines tu cuenta',
        },
        follows: { what: 'Las piedras que sigues', long: account },
        report: {
          what: 'Una denuncia de que algo no está bien, con tus palabras',
          long: 'lo mismo que lo que denunciaste; tus palabras, hasta que elimines tu cuenta',
        },
        withheld: {
          what: 'Palabras tuyas que la administración ocultó, como un nombre, para que se puedan restaurar y no se vuelvan a escribir',
          long: 'hasta que se restauren o elimines tu cuenta',
        },
      },
      seen: 'Los demás ven las piedras, sus viajes y tus comentarios. Nadie más ve lo que sigues, y solo la administración lo que denunciaste.',
    },
    photos: {
      title: 'Fotos',
      short: 'Mientras la piedra las tenga, sin lo que tu teléfono escribió en ellas.',
      why: 'Quien encuentra la piedra tiene que poder reconocerla. Dibujamos cada foto de nuevo antes de guardarla: lo que tu teléfono había escrito en ella, como el lugar y el día, ya no está.',
      kept: {
        photo: {
          what: 'La foto de una piedra, y tu imagen, en tres tamaños',
          long: 'mientras la piedra o tu cuenta la tengan',
        },
        deletion: { what: 'Una nota de que hay que borrar una foto', long: 'hasta que se borre' },
      },
      seen: 'Todo el mundo puede ver las fotos de las piedras y las imágenes de los miembros.',
    },
    'each-other': {
      title: 'Escribirse unos a otros',
      short: 'Una pregunta, 30 días; de una oferta, la dirección 14 días, y 14 más después de un sí.',
      why: 'Quien encuentra una piedra con el Rock ID gastado puede preguntar a quien la pintó; quien pinta una piedra puede regalarla, y quien no tiene cuenta puede saber adónde va una piedra después.',
      kept: {
        question: {
          what: 'Tu pregunta a quien pintó una piedra, con su foto',
          long: '30 días; la foto, hasta que haya respuesta; más tiempo mientras esté abierta una denuncia sobre ella',
        },
        offer: {
          what: 'La oferta de una piedra, con la dirección de correo a la que fue',
          long: '14 días, y 14 días más cuando alguien la quiera; después 90 días sin la dirección',
        },
        watcher: {
          what: 'Una dirección de correo sin cuenta que quiere saber de una piedra',
          long: 'hasta que se le avisó; dos días sin un sí, y un año como máximo',
        },
      },
      seen: 'La otra de las dos personas. La administración ve una pregunta solo si alguien la denunció.',
    },
    messages: {
      title: 'Avisos para ti',
      short: 'De qué te avisamos, 90 días, sin sus palabras.',
      why: 'Te avisamos cuando alguien encuentra tu piedra. En «Notificaciones» eliges de qué te avisamos y cómo.',
      kept: {
        news: {
          what: 'De qué te avisamos, sin sus palabras',
          long: '90 días, o hasta que elimines tu cuenta',
        },
        sent: {
          what: 'Que se envió un mensaje, para que ninguno llegue dos veces; sin sus palabras y sin tu dirección',
          long: '90 días para las noticias; para pedidos y cosas así, para siempre',
        },
        deletedAccount: {
          what: 'La dirección de una cuenta que eliminamos a petición de alguien, para decírselo',
          long: 'hasta que ese correo haya salido, 14 días como máximo',
        },
        choices: { what: 'De qué quieres que te avisemos', long: account },
        push: {
          what: 'Cómo llega un aviso a tu navegador, si pediste avisos allí',
          long: 'hasta que los desactives o cierres la sesión',
        },
      },
      seen: '',
    },
    payments: {
      title: 'Lo que compras',
      short: 'Lo que se pagó, para siempre, para la contabilidad. Tu dirección postal, 400 días.',
      why: 'Un plan tiene que funcionar y un pedido tiene que llegar. La ley quiere que llevemos la contabilidad.',
      kept: {
        stripeNumber: { what: 'Tu número en Stripe, y un pago que esté abierto', long: account },
        paid: {
          what: 'Qué se pagó y cuándo',
          long: 'para siempre, sin tu nombre cuando elimines tu cuenta',
        },
        order: {
          what: 'Un pedido: qué era, qué costó y la dirección de correo que se dio con él. Su nombre y dirección postal, cuando se envió',
          long: 'para siempre; nombre y dirección postal, 400 días',
        },
        application: {
          what: 'La solicitud de los embajadores fundadores. Su calle y localidad',
          long: 'para siempre; calle y localidad, un mes después de la respuesta; todo ello, hasta que elimines tu cuenta',
        },
        stripeMessages: { what: 'Qué mensajes de Stripe hemos leído', long: '40 días' },
        departure: {
          what: 'Que se eliminó una cuenta, en forma de huella, para mensajes tardíos de Stripe',
          long: '60 días',
        },
        purchase: {
          what: 'En tu dispositivo: lo que estás comprando antes de iniciar sesión',
          long: '30 días para un plan, una hora para un pedido',
        },
      },
      seen: 'Stripe, y la administración, que envía los pedidos. El nombre y la región de quienes forman parte de los embajadores fundadores son públicos después de la respuesta, como nombre y primera letra.',
    },
    safety: {
      title: 'Justo y seguro',
      short: 'Casi todo, unos días, y las direcciones de internet solo en forma de huellas.',
      why: 'Nadie debe adivinar Rock ID, inundar el sitio ni contar dos veces un hallazgo, y hay que poder entender un fallo. Las direcciones de internet se guardan solo en forma de huellas.',
      kept: {
        limits: {
          what: 'Cuántas veces se intentó algo desde un mismo lugar',
          long: 'hasta que se pueda intentar de nuevo, un día como máximo',
        },
        repeats: {
          what: 'Una huella de lo que enviaste, y lo que respondimos, para que cuente una sola vez',
          long: '48 horas',
        },
        pendingFind: {
          what: 'En tu dispositivo: un hallazgo que espera a que inicies sesión',
          long: '30 minutos',
        },
        language: { what: 'En tu dispositivo: el idioma que elegiste y si mides en millas', long: 'un año' },
        bookmark: {
          what: 'En tu dispositivo: lo reciente que tiene que ser la respuesta, después de que escribiste',
          long: '10 minutos',
        },
        adminActions: {
          what: 'Qué hizo la administración y por qué, con las palabras que se ocultaron',
          long: 'para siempre; sin ti y sin tus palabras cuando elimines tu cuenta',
        },
        suspension: {
          what: 'Si tu cuenta está suspendida y la eliminas o le das otra dirección de correo: que la dirección de correo que tenía hasta entonces sigue suspendida, y por qué. Quien cree una cuenta con esa dirección tampoco puede escribir. De la dirección solo se guarda una forma irreconocible',
          long: 'hasta que termine la suspensión, un año como máximo',
        },
        traces: {
          what: 'Que escribiste algo, a qué hora y desde qué red, de la que solo se guarda una forma irreconocible. Para poder retirar una avalancha que venga de una red',
          long: '7 días; sin ti cuando elimines tu cuenta',
        },
        departed: {
          what: 'Cuando hayas eliminado tu cuenta: cuáles de las piedras, anotaciones, avistamientos y denuncias de sus últimos días van juntas, pero no de quién eran. Para que nadie pueda inundar el sitio y después escapar',
          long: '7 días',
        },
        takebacks: {
          what: 'Lo que la administración retiró después de una avalancha así, para que se pueda deshacer',
          long: '90 días, o hasta que elimines tu cuenta',
        },
        logLines: {
          what: 'Una línea por cada petición: de qué tipo era y si funcionó. Sin nombre, dirección ni Rock ID',
          long: 'una semana',
        },
        health: { what: 'Cuántas respuestas y mensajes fallaron. Solo números', long: '48 horas' },
        alarms: {
          what: 'Qué parte del sitio no funciona y desde cuándo, para la administración',
          long: 'el último estado de cada parte',
        },
        backups: {
          what: 'Copias de todo para una emergencia, también de lo que se borró desde entonces. La administración puede guardar algunas más tiempo, cifradas',
          long: '30 días',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Contar, sin nombres',
      short: 'Los números, para siempre; que pasó un navegador, 48 horas.',
      why: 'Nos gusta saber cuánta gente pasa por aquí y cuánto viajan las piedras. Son números.',
      kept: {
        visit: {
          what: 'Que un navegador pasó hoy, en forma de una huella que nadie puede seguir hasta su origen cuando ya no está el secreto del día',
          long: '48 horas desde el comienzo del día',
        },
        visitOfDevice: {
          what: 'En tu dispositivo: qué día se contó por última vez',
          long: 'hasta que lo borres',
        },
        figures: {
          what: 'Números de un día, de un mes en un país y de todas las piedras juntas',
          long: 'para siempre',
        },
      },
      seen: 'Todo el mundo ve algunos de los números.',
    },
    map: {
      title: 'El mapa',
      short: 'Las búsquedas, 30 días, sin saber de quién son.',
      why: 'Un lugar tiene un nombre, y puedes buscarlo. El sitio conoce tu posición solo cuando dejas que tu navegador se la diga, y la olvida salvo que anotes un hallazgo, escondas una piedra o digas allí que viste una.',
      kept: {
        search: {
          what: 'El resultado de buscar una dirección, para quien la busque después; no quién la buscó',
          long: '30 días, o un día si no se encontró nada',
        },
        places: {
          what: 'La lista de localidades y parques, la misma para todo el mundo',
          long: 'hasta que llegue una lista más nueva',
        },
        tiles: {
          what: 'En tu dispositivo: el mapa que viste, y una zona que guardas para un paseo',
          long: 'hasta que se llene, la quites o cierres la sesión',
        },
      },
      seen: '',
    },
    device: {
      title: 'En tu propio dispositivo',
      short: 'Solo en tu navegador. Lo que es tuyo desaparece cuando cierras la sesión.',
      why: 'La app funciona en el bosque sin conexión, y un texto que empezaste no se pierde. Todo esto se queda en tu navegador, y ahí no podemos verlo.',
      kept: {
        drafts: {
          what: 'Textos que empezaste, y piedras que esperan mientras te unes',
          long: 'hasta que se guarden, cierres la pestaña o cierres la sesión',
        },
        scroll: {
          what: 'Hasta dónde habías bajado en la página, para encontrar el lugar cuando vuelvas atrás',
          long: 'hasta que cierres la pestaña',
        },
        outbox: {
          what: 'Lo que hiciste sin conexión',
          long: 'hasta que se envíe, lo borres o cierres la sesión',
        },
        answers: {
          what: 'Lo que viste de tus piedras, para mirarlo sin conexión',
          long: 'hasta que cierres la sesión',
        },
        app: { what: 'La propia app', long: 'hasta que llegue una más nueva' },
      },
      seen: '',
    },
  },
};

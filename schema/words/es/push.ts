// The words of en/push.ts in Spanish.
import type { Words } from '../words.ts';

export const push: Words['push'] = {
  endpoint: 'Esta no es la dirección de un servicio de avisos push que conozcamos',
  key: 'Esto no es la clave de un navegador',
  topic: 'Elige de qué quieres que te avisemos',
  unavailable: 'Ahora no pudimos enviar el aviso',
  hide: {
    offer: 'Avisarme cuando la encuentren',
    isOn: 'Este dispositivo te avisará cuando la encuentren.',
  },
  rehide: {
    offer: 'Avisarme adónde va después',
    isOn: 'Este dispositivo te avisará adónde va después.',
  },
  denied: 'Tu navegador no permite que este sitio envíe avisos.',
  howToAllow: {
    ios: 'Para cambiarlo, abre Ajustes (o Configuración), «Notificaciones», elige esta app y permítelas.',
    safari:
      'Para cambiarlo, abre el menú Safari, «Ajustes», «Sitios web», «Notificaciones», y permite este sitio.',
    other: 'Para cambiarlo, permite las notificaciones de este sitio en los ajustes de tu navegador.',
  },
  failed: { title: 'No funcionó', text: 'No se activó nada. Inténtalo de nuevo.' },
};

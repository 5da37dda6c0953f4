// The QR code of the home page.
import { qrOf } from './qr.ts';

/** Level H: readable with up to 30 % of it damaged, as on a notice board. */
export const homeQr = qrOf(location.origin, { ecc: 'H', maxVersion: 40 });

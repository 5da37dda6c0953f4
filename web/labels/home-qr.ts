// The QR code of the home page: the same for everybody.
import { qrOf } from './qr.ts';

/** Level H: nearly a third of it may be torn off the notice board. */
export const homeQr = qrOf(location.origin, { ecc: 'H', maxVersion: 40 });

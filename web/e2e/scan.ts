// Decodes the QR code in a picture.
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

export async function scan(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: 5_000, effort: 10 });
}

// The picture of a voucher code inside a mail: attached, never fetched from elsewhere.
import { toBuffer } from 'qrcode';
import type { Attachment } from '../gateways/mail.ts';
import { codePictureId } from './layout.ts';

/** A PNG of the code, named so that the mail's HTML finds it. */
export async function codePicture(code: string, ref: string): Promise<Attachment> {
  const png = await toBuffer(code, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return {
    filename: `voucher-${ref}.png`,
    contentType: 'image/png',
    content: png.toString('base64'),
    encoding: 'base64',
    cid: codePictureId,
  };
}

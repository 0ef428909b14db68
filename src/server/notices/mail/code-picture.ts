// The picture of a voucher code inside a mail: attached, never fetched from elsewhere.
import { encodeQR } from 'qr';
import { crc32, deflateSync } from 'node:zlib';
import type { Attachment } from '#src/server/gateways/mail.ts';
import { codePictureId } from './html.ts';

const quiet = 4;
const pixelsPerSquare = 6;

/** A PNG of the code, named so that the mail's HTML finds it. */
export function codePicture(code: string, ref: string): Attachment {
  const squares = encodeQR(code, 'raw', { ecc: 'medium', border: quiet });
  return {
    filename: `voucher-${ref}.png`,
    contentType: 'image/png',
    content: pngOf(squares, pixelsPerSquare).toString('base64'),
    encoding: 'base64',
    cid: codePictureId,
  };
}

/** Squares as a grey PNG of one bit a pixel (PNG specification, 5 and 11.2); each square is `scale` pixels wide. */
function pngOf(squares: readonly (readonly boolean[])[], scale: number): Buffer {
  const size = squares.length * scale;
  const rows = squares.map((row) => {
    // One byte before each row names its filter, 0: none. A bit of 1 is white.
    const bytes = Buffer.alloc(1 + Math.ceil(size / 8));
    for (let x = 0; x < size; x += 1) {
      const isWhite = row[Math.floor(x / scale)] === false;
      if (isWhite) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return bytes;
  });
  const pixels = Buffer.concat(rows.flatMap((row) => Array.from({ length: scale }, () => row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

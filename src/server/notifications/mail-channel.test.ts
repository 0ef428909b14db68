import sharp from 'sharp';
import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from '#src/server/features/pdf/sheets/voucher-pdf.ts';
import { codePicture } from './mail-channel.ts';

const code = `BNY1.AAAAAAAA.${'aZ0-_'.repeat(18)}.${'Zx9_-'.repeat(17)}A`;

it('a picture of a code in a mail is a small PNG that is read as the code', async () => {
  const { content, contentType } = codePicture(code, 'BCDFHJKM');
  const png = Buffer.from(content, 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(code);
  expect([contentType, png.length < 6000]).toEqual(['image/png', true]);
});

it('the squares on paper are read as the code, with white round them', () => {
  const size = 184;
  const scale = 4;
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(128);
  const paint = (ink: number, boxes: readonly (readonly number[])[]): void => {
    for (const [x = 0, y = 0, width = 0, height = 0] of boxes)
      for (let py = Math.round(y * scale); py < Math.round((y + height) * scale); py += 1)
        data.fill(
          ink,
          (py * size * scale + Math.round(x * scale)) * 4,
          (py * size * scale + Math.round((x + width) * scale)) * 4,
        );
  };
  const boxes: number[][] = [];
  const doc = {
    rect(...box: number[]) {
      boxes.push(box);
      return doc;
    },
    fill(colour: string) {
      paint(colour === '#ffffff' ? 255 : 0, boxes.splice(0));
      return doc;
    },
  };
  drawCode(doc as unknown as PDFKit.PDFDocument, code, { x: 0, y: 0, size });
  expect(decodeQR({ width: size * scale, height: size * scale, data })).toBe(code);
});

// Renders a PDF page as an image, with the library that Chrome uses, and checks its glyphs.
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Points of a page, from its upper left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  width: number;
  height: number;
  /** One byte per pixel: 0 is black. */
  grey: Uint8Array;
}

let library: Promise<PDFiumLibrary> | undefined;

/** A part of the first page, `scale` pixels per point. */
export async function pictureOf(pdf: Buffer, area: Area, scale: number): Promise<Picture> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const page = await document.getPage(0).render({ scale, render: 'bitmap' });
  document.destroy();
  const [left, top, width, height] = [area.x, area.y, area.width, area.height].map((points) =>
    Math.round(points * scale),
  ) as [number, number, number, number];
  const grey = Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [left + (index % width), top + Math.floor(index / width)];
    const at = (y * page.width + x) * 4;
    return ((page.data[at] ?? 0) + (page.data[at + 1] ?? 0) + (page.data[at + 2] ?? 0)) / 3;
  });
  return { width, height, grey };
}

/** How often the PDF draws the missing glyph: number 0 of every typeface. */
export function missingSigns(pdf: Buffer): number {
  const source = pdf.toString('latin1');
  let count = 0;
  for (const { index, 0: start } of source.matchAll(/stream\r?\n/g)) {
    const text = inflated(pdf.subarray(index + start.length));
    for (const [, signs = ''] of text.matchAll(/<([0-9a-f]+)>\s*(?=[-\d.\s]*[<\]])/gi))
      count += signs.match(/.{4}/g)?.filter((sign) => sign === '0000').length ?? 0;
  }
  return count;
}

/** The content of a drawing stream; empty for others. */
function inflated(bytes: Buffer): string {
  try {
    const text = inflateSync(bytes, { finishFlush: 2 }).toString('latin1');
    return text.includes('BT') && text.includes('TJ') ? text : '';
  } catch {
    return '';
  }
}

// A paragraph of a sheet with its tag; one that leads somewhere has a link inside it.
import { drawLines } from './draw-lines.ts';
import type { Placed } from './placed.ts';
import { ink, lineHeight, type Style } from './style.ts';

export type Tag = PDFKit.PDFStructureElement;

export interface Text {
  lines: readonly string[];
  at: Placed;
  style: Style & { url?: string };
}

/** The tag that draws the text once it is added to its parent. Readers for the blind get the words as they were written. */
export function textTag(doc: PDFKit.PDFDocument, role: 'H1' | 'H2' | 'P' | 'Caption', text: Text): Tag {
  const { lines, at, style } = text;
  const says = lines.join(' ');
  const { url } = style;
  if (url === undefined) return doc.struct(role, { actual: says }, () => void drawLines(doc, lines, at, style));
  const paragraph = doc.struct(role);
  const link = doc.struct('Link', { actual: says });
  paragraph.add(link);
  link.add(() => {
    for (const { x, y, width } of drawLines(doc, lines, at, { ...style, colour: ink.brand })) {
      // A text object, because a plain string would be written as a name; the types know plain strings alone.
      const option = { structParent: link, Contents: new String(says) };
      doc.link(x, y, width, lineHeight(style), url, option as unknown as PDFKit.Mixins.AnnotationOption);
    }
  });
  return paragraph;
}

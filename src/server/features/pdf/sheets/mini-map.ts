// The voucher's small map, as on its page (docs/domain/search.md#small-map).
import { sayDistance } from '#src/domain/map/distance.ts';
import { landmarkMarks, MARK_SIZE } from '#src/domain/map/landmark-marks.ts';
import type { PointAround } from '#src/domain/map/landmarks.ts';
import { layoutMiniMap, type MiniMapName } from '#src/domain/map/mini-map.ts';
import { roughTextWidth } from '#src/domain/map/place-labels.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { drawLines } from './shaped-runs.ts';
import { ink, lineHeight, type Style } from './style.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ground = '#eaf5f2';
const nameStyle: Style = { size: 7, colour: ink.text };
const softStyle: Style = { size: 7, colour: ink.soft };
const NAME = { height: 9, radius: 5 } as const;
const ARROW_ROOM = 12;
const RINGS_KM = [1, 2] as const;

/** This font is slightly wider than that of pages. */
const widthOf = (text: string): number => roughTextWidth(text, nameStyle.size * 1.08);

interface MapLook {
  readonly north: string;
  readonly pin: string;
}

/** Rings of 1 and 2 km to scale, city center, and landmarks with names where they fit. */
export function drawMiniMap(doc: PDFKit.PDFDocument, area: Area, place: PointAround, { north, pin }: MapLook): void {
  const perKm = (area.height / 2 - 12) / 2;
  const rings = RINGS_KM.map((km) => ({ km, text: lengthText({ count: km, unit: 'km' }) }));
  const corner = {
    left: area.width / 2 - 34,
    right: area.width / 2,
    top: -area.height / 2,
    bottom: 34 - area.height / 2,
  };
  const layout = layoutMiniMap(
    { point: place, centre: place.centre, landmarks: place.landmarks, rings },
    {
      width: area.width,
      height: area.height,
      inner: { left: 0, right: area.width },
      perKm,
      name: NAME,
      sign: { height: NAME.height, padding: ARROW_ROOM },
      covered: [{ left: -8, right: 8, top: -19, bottom: 3 }, corner],
      widthOf,
      lengthOf: (km) => lengthText(sayDistance(km, 'metric')),
    },
  );
  doc.save().roundedRect(area.x, area.y, area.width, area.height, 8).clip();
  doc.rect(area.x, area.y, area.width, area.height).fill(ground);
  const middle = { x: area.x + layout.middle.x, y: area.y + layout.middle.y };
  doc.lineWidth(0.75).strokeColor(ink.jade);
  doc.circle(middle.x, middle.y, perKm).stroke();
  doc
    .circle(middle.x, middle.y, 2 * perKm)
    .dash(2, { space: 3 })
    .stroke()
    .undash();
  // Gap for the distance label.
  for (const { text, x, y } of layout.rings)
    write(doc, text, { x: area.x + x - widthOf(text) / 2, y: area.y + y }, softStyle);
  for (const name of layout.names) drawName(doc, area, name);
  if (layout.sign !== null) {
    const { text, x, y, width, turn } = layout.sign;
    write(doc, text, { x: area.x + x - width / 2, y: area.y + y }, softStyle);
    drawArrow(doc, { x: area.x + x + width / 2 - ARROW_ROOM / 2, y: area.y + y }, turn);
  }
  drawPin(doc, middle, pin);
  const top = { x: area.x + area.width - 22, y: area.y + 12 };
  doc.path(`M${top.x} ${top.y} l5 13 l-5 -3 l-5 3 Z`).fill(ink.text);
  write(doc, north, { x: top.x - widthOf(north) / 2, y: top.y + 18 }, { size: 7, weight: 700, colour: ink.text });
  doc.restore();
}

/** From `x` on, vertically centered at `y`, on its own background. */
function write(doc: PDFKit.PDFDocument, text: string, { x, y }: { x: number; y: number }, style: Style): void {
  const height = lineHeight(style, [text]);
  const width = widthOf(text);
  doc.rect(x - 1, y - NAME.height / 2, width + 2, NAME.height).fill(ground);
  // Map labels keep their side in every language.
  drawLines(doc, [text], { x, y: y - height / 2, width: width + 4, align: 'start', direction: 'ltr' }, style);
}

function drawName(doc: PDFKit.PDFDocument, area: Area, { kind, name, at, text }: MiniMapName): void {
  if (text !== null) write(doc, name, { x: area.x + text.x, y: area.y + text.y }, nameStyle);
  const mark = { x: area.x + at.x, y: area.y + at.y };
  if (kind === 'centre') {
    doc
      .path(`M${mark.x - 4} ${mark.y}h8M${mark.x} ${mark.y - 4}v8`)
      .lineWidth(1.5)
      .strokeColor(ink.text)
      .stroke();
    return;
  }
  const scale = (NAME.radius * 1.7) / MARK_SIZE;
  doc
    .save()
    .translate(mark.x - (MARK_SIZE * scale) / 2, mark.y - (MARK_SIZE * scale) / 2)
    .scale(scale);
  doc.path(landmarkMarks[kind]).fill(ink.jade, 'even-odd');
  doc.restore();
}

function drawArrow(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, turn: number): void {
  doc.save().translate(x, y).rotate(turn).path('M0 -4 L3.5 3.5 L0 1.5 L-3.5 3.5 Z').fill(ink.jade);
  doc.restore();
}

function drawPin(doc: PDFKit.PDFDocument, { x, y }: { x: number; y: number }, colour: string): void {
  doc.path(`M${x} ${y} c-5 -6 -6 -8 -6 -11 a6 6 0 0 1 12 0 c0 3 -1 5 -6 11 Z`).fill(colour);
  doc.circle(x, y - 11, 2.3).fill('#ffffff');
}

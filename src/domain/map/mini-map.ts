// The small map of a meeting point, on pages and in PDFs: rings of distance, the city centre, landmarks nearby
// (docs/domain/search.md#small-map). The layout is computed here; the renderer brings sizes and texts.
import { distanceKm, type GeoPoint } from './distance.ts';
import { placeSigns, type EdgeSign } from './edge-arrows.ts';
import type { Landmark, LandmarkKind, NamedPoint } from './landmarks.ts';
import { type LabelBox, type LabelWish, type PlacedLabel, placeLabels, placeRingTexts } from './place-labels.ts';

/** Sizes in the renderer's units, and texts. */
export interface MiniMapSheet {
  readonly width: number;
  readonly height: number;
  /** Visible even where the sides are cropped: no text crosses its edges. */
  readonly inner: { readonly left: number; readonly right: number };
  readonly perKm: number;
  readonly name: { readonly height: number; readonly radius: number };
  readonly sign: { readonly height: number; readonly padding: number };
  /** Covered by the pin and other things, relative to the middle of the sheet. */
  readonly covered: readonly LabelBox[];
  readonly widthOf: (text: string) => number;
  readonly lengthOf: (km: number) => string;
}

export interface MiniMapInput {
  readonly point: GeoPoint;
  readonly centre: NamedPoint | null;
  readonly landmarks: readonly Landmark[];
  readonly rings: readonly { readonly km: number; readonly text: string }[];
}

/** A mark with its name, if there was room for it. */
export interface MiniMapName extends PlacedLabel {
  readonly name: string;
  readonly kind: LandmarkKind | 'centre';
  readonly at: { readonly x: number; readonly y: number };
}

export interface MiniMapLayout {
  readonly middle: { readonly x: number; readonly y: number };
  readonly rings: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly names: readonly MiniMapName[];
  /** The direction of the city centre, when it is outside the sheet. */
  readonly sign: (EdgeSign & { readonly text: string; readonly width: number }) | null;
}

const KM_PER_DEGREE = 111.2;
const MARGIN = 6;

export function layoutMiniMap({ point, centre, landmarks, rings }: MiniMapInput, sheet: MiniMapSheet): MiniMapLayout {
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const onSheet = ({ latitude, longitude }: GeoPoint) => ({
    x:
      middle.x +
      (longitude - point.longitude) * KM_PER_DEGREE * Math.cos((point.latitude * Math.PI) / 180) * sheet.perKm,
    y: middle.y - (latitude - point.latitude) * KM_PER_DEGREE * sheet.perKm,
  });
  const frame = { left: MARGIN, top: MARGIN, right: sheet.width - MARGIN, bottom: sheet.height - MARGIN };
  const covered = sheet.covered.map(({ left, right, top, bottom }) => ({
    left: middle.x + left,
    right: middle.x + right,
    top: middle.y + top,
    bottom: middle.y + bottom,
  }));
  const seams = [sheet.inner.left, sheet.inner.right].map((x) => ({ left: x, right: x, top: 0, bottom: sheet.height }));
  const taken = [...covered, ...seams];
  const places = [...(centre === null ? [] : [{ ...centre, kind: 'centre' as const }]), ...landmarks].map(
    (place, index) => ({ place, id: String(index), at: onSheet(place) }),
  );
  const wishes = places.map(({ place, id, at }): LabelWish => ({
    id,
    ...at,
    ...sheet.name,
    width: sheet.widthOf(place.name),
  }));
  const names = placeLabels(wishes, frame, taken).flatMap((placed): MiniMapName[] => {
    const found = places[Number(placed.id)];
    if (found === undefined || (placed.text === null && found.place.kind === 'centre')) return [];
    return [{ ...placed, name: found.place.name, kind: found.place.kind, at: found.at }];
  });
  const boxes = [...taken, ...names.flatMap((name) => nameBoxes(name, sheet))];
  const inner = { ...frame, left: sheet.inner.left + MARGIN, right: sheet.inner.right - MARGIN };
  const sign = signTo(centre, { point, onSheet, sheet, inner, boxes });
  const signBoxes = sign === null ? [] : [around(sign, sign.width, sheet.sign.height)];
  const texts = rings.map(({ km, text }) => ({ text, radius: km * sheet.perKm, width: sheet.widthOf(text) }));
  return {
    middle,
    names,
    sign,
    rings: placeRingTexts(texts, middle, inner, { taken: [...boxes, ...signBoxes], height: sheet.name.height }),
  };
}

function around({ x, y }: { readonly x: number; readonly y: number }, width: number, height: number): LabelBox {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function nameBoxes({ at, text, name }: MiniMapName, sheet: MiniMapSheet): readonly LabelBox[] {
  const mark = around(at, sheet.name.radius * 2, sheet.name.radius * 2);
  if (text === null) return [mark];
  const width = sheet.widthOf(name);
  return [mark, around({ x: text.x + width / 2, y: text.y }, width, sheet.name.height)];
}

interface SignInput {
  readonly point: GeoPoint;
  readonly onSheet: (point: GeoPoint) => { x: number; y: number };
  readonly sheet: MiniMapSheet;
  readonly inner: LabelBox;
  readonly boxes: readonly LabelBox[];
}

function signTo(centre: NamedPoint | null, { point, onSheet, sheet, inner, boxes }: SignInput): MiniMapLayout['sign'] {
  if (centre === null) return null;
  const text = `${centre.name} ${sheet.lengthOf(distanceKm(point, centre))}`;
  const width = sheet.widthOf(text) + sheet.sign.padding;
  const wish = { id: 'centre', ...onSheet(centre), width };
  const [sign] = placeSigns([wish], inner, boxes, { height: sheet.sign.height, limit: 1 });
  return sign === undefined ? null : { ...sign, text, width };
}

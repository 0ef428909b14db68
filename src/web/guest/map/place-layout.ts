// Places labels on the drawn map: pins, city centre, landmarks, towns, signs, rings.
import { distanceKm, sayDistance, type LengthSystem, type RoundLength } from '#src/domain/map/distance.ts';
import { type EdgeSign, placeSigns } from '#src/domain/map/edge-arrows.ts';
import type { LandmarkKind, NamedPoint, Surroundings } from '#src/domain/map/landmarks.ts';
import {
  type LabelBox,
  type LabelWish,
  type PlacedLabel,
  overlaps,
  placeLabels,
  placeRingTexts,
  roughTextWidth,
} from '#src/domain/map/place-labels.ts';
import { lengthText } from '#src/texts/length-text.ts';
import { CITIES_BELOW, gatherPins, type MapPin, pinBoxes, placeText } from './gather-pins.ts';
import { type MapBox, type MapPoint, type MapView, fromWorld, pixelsPerKm, toScreen } from './map-view.ts';
import { t } from './texts.ts';

export interface PlacedName extends PlacedLabel {
  readonly kind: LandmarkKind | 'centre' | 'town' | 'pins';
  readonly name: string;
  readonly at: { readonly x: number; readonly y: number };
}

/** "Bhaktapur 11 km" at the edge. */
export interface PlacedSign extends EdgeSign {
  readonly text: string;
  readonly width: number;
}

/** Centred text. */
interface Caption {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface PlaceLayout {
  readonly names: readonly PlacedName[];
  readonly signs: readonly PlacedSign[];
  readonly rings: readonly Caption[];
  readonly countries: readonly Caption[];
}

interface LayoutInput {
  readonly view: MapView;
  readonly box: MapBox;
  readonly pins: readonly MapPin[];
  readonly around: Surroundings | null;
  readonly middle: MapPoint | undefined;
  readonly centre: NamedPoint | undefined;
  readonly ring: RoundLength | null;
  readonly system: LengthSystem;
}

const NAME = { size: 12, height: 16, radius: 9 } as const;
// Below a pin.
const TIP = 3;
const SIGN = { size: 12, height: 26, padding: 34, limit: 4 } as const;
const EDGE = 8;
const LANDMARKS_FROM = 9.5;
// Screens; farther places get no sign.
const SIGN_REACH = 10;
const LANDMARK_SIGN_KM = 25;

function controlBoxes({ width, height }: MapBox): readonly LabelBox[] {
  return [
    { left: width - 62, right: width, top: 0, bottom: 168 },
    { left: width - 206, right: width, top: height - 62, bottom: height },
    { left: 0, right: 172, top: height - 84, bottom: height },
    { left: 0, right: 150, top: 0, bottom: 60 },
  ];
}

function namesOf({
  around,
  centre,
  pins,
  view,
}: LayoutInput): readonly (Omit<PlacedName, 'at' | 'text' | 'id'> & MapPoint)[] {
  const cities = gatherPins(pins, view.zoom).flatMap(({ at, pins: group }) => {
    const name = placeText(group, view);
    return name === null ? [] : [{ ...fromWorld(at, view.zoom), kind: 'pins' as const, name }];
  });
  if (cities.length > 0) return cities;
  const middle = centre === undefined ? [] : [{ ...centre, kind: 'centre' as const }];
  const landmarks = view.zoom >= LANDMARKS_FROM ? (around?.landmarks ?? []) : [];
  const towns = view.zoom >= CITIES_BELOW ? (around?.towns ?? []) : [];
  return [...middle, ...landmarks, ...towns.map((town) => ({ ...town, kind: 'town' as const }))];
}

export function layoutPlaces(input: LayoutInput): PlaceLayout {
  const { view, box, pins, around, middle, system } = input;
  const taken = [...pinBoxes(pins, view, box), ...controlBoxes(box)];
  const frame = { left: EDGE, top: EDGE, right: box.width - EDGE, bottom: box.height - EDGE };
  const places = namesOf(input).map((place, index) => ({ place, id: String(index), at: toScreen(place, view, box) }));
  const wishes = places.map(({ place, id, at }): LabelWish => ({
    id,
    ...at,
    ...NAME,
    ...(place.kind === 'pins' && { radius: TIP }),
    width: roughTextWidth(place.name, NAME.size + 1),
    isFixed: place.kind === 'centre' || place.kind === 'pins',
  }));
  const names = placeLabels(wishes, frame, taken).flatMap((placed): readonly PlacedName[] => {
    const placeAt = places[Number(placed.id)];
    if (placeAt === undefined) return [];
    const { kind, name } = placeAt.place;
    // A town's dot without a name is dropped; landmarks and the centre stay.
    if (placed.text === null && kind === 'town') return [];
    return [{ ...placed, kind, name, at: placeAt.at }];
  });
  const full = [...taken, ...names.flatMap(nameBoxes)];
  const signs = around === null ? [] : signsOf(around, { ...input, middle: middle ?? view }, frame, full);
  const boxes = [...full, ...signs.map(({ x, y, width }) => boxAt(x, y, width, SIGN.height))];
  return {
    names,
    signs,
    rings: middle === undefined ? [] : ringLabels({ ...input, middle, system }, frame, boxes),
    countries: countryNames(view, box, frame, full),
  };
}

function boxAt(x: number, y: number, width: number, height: number): LabelBox {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function nameBoxes({ at, text, name }: PlacedName): readonly LabelBox[] {
  const mark = boxAt(at.x, at.y, NAME.radius * 2, NAME.radius * 2);
  if (text === null) return [mark];
  const width = roughTextWidth(name, NAME.size);
  return [mark, boxAt(text.x + width / 2, text.y, width, NAME.height)];
}

const byDistance = (one: { readonly km: number }, other: { readonly km: number }): number => one.km - other.km;

function signsOf(
  { towns, landmarks }: Surroundings,
  { view, box, middle, system }: LayoutInput & { readonly middle: MapPoint },
  frame: LabelBox,
  taken: readonly LabelBox[],
): readonly PlacedSign[] {
  const reach = (SIGN_REACH * Math.min(box.width, box.height)) / 2 / pixelsPerKm(view.latitude, view.zoom);
  const within = (places: readonly NamedPoint[], most: number) =>
    places
      .map((place) => ({ place, km: distanceKm(middle, place) }))
      .filter(({ km }) => km <= most)
      .toSorted(byDistance);
  const wishes = [...within(towns, reach), ...within(landmarks, Math.min(reach, LANDMARK_SIGN_KM))].map(
    ({ place, km }, index) => {
      const text = `${place.name} ${lengthText(sayDistance(km, system))}`;
      const width = roughTextWidth(text, SIGN.size) + SIGN.padding;
      return { id: String(index), ...toScreen(place, view, box), text, width };
    },
  );
  return placeSigns(wishes, frame, taken, SIGN).map((sign) => {
    const { text, width } = wishes[Number(sign.id)] ?? { text: '', width: 0 };
    return { ...sign, text, width };
  });
}

const RINGS = [1, 2, 3, 4] as const;

function ringLabels(
  { view, box, ring, middle }: LayoutInput & { readonly middle: MapPoint },
  frame: LabelBox,
  taken: readonly LabelBox[],
): readonly Caption[] {
  if (ring === null) return [];
  const radius = ring.km * pixelsPerKm(middle.latitude, view.zoom);
  const texts = RINGS.map((count) => {
    const text = lengthText({ count: count * ring.count, unit: ring.unit });
    return { text, radius: count * radius, width: roughTextWidth(text, NAME.size) };
  });
  return placeRingTexts(texts, toScreen(middle, view, box), frame, { taken, height: NAME.height });
}

// Label positions of the ten countries, inland and clear of neighbours.

const codes = ['NP', 'IN', 'KH', 'VN', 'LA', 'ID', 'TH', 'PH', 'MY', 'MM'] as const;

interface CountryPlace extends MapPoint {
  readonly code: (typeof codes)[number];
}

/** docs/reference/texts.md#cities */
export const countryPlaces: readonly CountryPlace[] = [
  { code: 'NP', latitude: 28.4, longitude: 83.8 },
  { code: 'IN', latitude: 22.5, longitude: 78.8 },
  { code: 'KH', latitude: 12.7, longitude: 105 },
  { code: 'VN', latitude: 15.9, longitude: 107.6 },
  { code: 'LA', latitude: 19.4, longitude: 103 },
  { code: 'ID', latitude: -1.2, longitude: 113.5 },
  { code: 'TH', latitude: 15.6, longitude: 101 },
  { code: 'PH', latitude: 12.6, longitude: 122.4 },
  { code: 'MY', latitude: 3.9, longitude: 102.3 },
  { code: 'MM', latitude: 21.2, longitude: 95.8 },
];

const COUNTRIES_BELOW = 6;
// Off its own point a name soon lies on a neighbour.
const ASIDE = [0, -18, 18, -34, 34] as const;

/** From far away, above or below a pin or a city where these are in the way. */
function countryNames(view: MapView, box: MapBox, frame: LabelBox, taken: readonly LabelBox[]): readonly Caption[] {
  if (view.zoom >= COUNTRIES_BELOW) return [];
  const used = [...taken];
  return countryPlaces.flatMap(({ code, ...place }) => {
    const text = t(`country.${code}`);
    const { x, y } = toScreen(place, view, box);
    const own = (by: number) => boxAt(x, y + by, roughTextWidth(text, NAME.size + 1), NAME.height);
    const by = ASIDE.find((aside) => isFree(own(aside), frame, used));
    if (by === undefined) return [];
    used.push(own(by));
    return [{ text, x, y: y + by }];
  });
}

function isFree(box: LabelBox, frame: LabelBox, used: readonly LabelBox[]): boolean {
  const isInside =
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  return isInside && !used.some((other) => overlaps(box, other));
}

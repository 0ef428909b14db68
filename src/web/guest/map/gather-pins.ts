// Groups pins whose labels would overlap, so each can be read and pressed.
import type { LabelBox } from '#src/domain/map/place-labels.ts';
import { type MapBox, type MapPoint, type MapView, type Pixel, toWorld, ZOOM } from './map-view.ts';
import { t } from './texts.ts';

/** `label` is visible ("US$21"), `name` accessible ("Rice terraces, US$21"). */
export interface MapPin extends MapPoint {
  readonly id: string | number;
  readonly label: string;
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  /** The city, named from far away. */
  readonly place?: string | undefined;
  /** Highlighted and never grouped: the hovered card's pin. */
  readonly active?: boolean | undefined;
}

/** `at` is in world pixels at the requested zoom. */
export interface PinGroup {
  readonly key: string;
  readonly at: Pixel;
  readonly pins: readonly MapPin[];
}

const HEIGHT = 44;
const LEAST_WIDTH = 52;
const LETTER = 8;
const PADDING = 26;
const GAP = 4;

function widthOf(pins: readonly MapPin[]): number {
  const [first] = pins;
  return pins.length > 1 || first === undefined
    ? LEAST_WIDTH
    : Math.max(LEAST_WIDTH, first.label.length * LETTER + PADDING);
}

function collide(one: PinGroup, other: PinGroup): boolean {
  const width = (widthOf(one.pins) + widthOf(other.pins)) / 2 + GAP;
  return Math.abs(one.at.x - other.at.x) < width && Math.abs(one.at.y - other.at.y) < HEIGHT + GAP;
}

function joined(one: PinGroup, other: PinGroup): PinGroup {
  const pins = [...one.pins, ...other.pins];
  const share = one.pins.length / pins.length;
  const at = {
    x: one.at.x * share + other.at.x * (1 - share),
    y: one.at.y * share + other.at.y * (1 - share),
  };
  return { key: one.key, at, pins };
}

/** Groups without touching labels; deterministic by the order of the pins. */
export function gatherPins(pins: readonly MapPin[], zoom: number): readonly PinGroup[] {
  const groups: PinGroup[] = [];
  for (const pin of pins) {
    let group: PinGroup = { key: String(pin.id), at: toWorld(pin, zoom), pins: [pin] };
    // A merged group moves and may touch the next: repeat until it is free.
    for (;;) {
      const hit = groups.findIndex((other) => collide(other, group));
      const other = groups[hit];
      if (other === undefined) break;
      groups.splice(hit, 1);
      group = joined(other, group);
    }
    groups.push(group);
  }
  return groups;
}

// From here on the map names towns, and pins need no city.
export const CITIES_BELOW = 8;

/** "Hanoi", "Hanoi, Huế" or "3 cities": where the pins of a group are. Null where no pin says, and up close. */
export function placeText(pins: readonly MapPin[], { zoom }: Pick<MapView, 'zoom'>): string | null {
  const places = [...new Set(pins.flatMap(({ place }) => place ?? []))];
  if (zoom >= CITIES_BELOW || places.length === 0) return null;
  return places.length > 2 ? t('map.cities', { count: places.length }) : places.join(', ');
}

export function canPart(pins: readonly MapPin[]): boolean {
  return gatherPins(pins, ZOOM.most).length > 1;
}

export function pinBoxes(pins: readonly MapPin[], view: MapView, box: MapBox): readonly LabelBox[] {
  const middle = toWorld(view, view.zoom);
  return gatherPins(pins, view.zoom).map((group) => {
    const x = group.at.x - middle.x + box.width / 2;
    const y = group.at.y - middle.y + box.height / 2;
    const half = widthOf(group.pins) / 2 + GAP;
    return { left: x - half, right: x + half, top: y - HEIGHT - GAP, bottom: y + GAP };
  });
}

// Pins whose labels would cover each other are gathered into one, so that every label can be read and pressed.
import type { LabelBox } from '#src/domain/map/place-labels.ts';
import { type MapBox, type MapPoint, type MapView, type Pixel, toWorld, ZOOM } from './map-view.ts';

/** A pin on a map. `label` is what it shows ("US$21"), `name` what it is called ("Rice terraces, US$21"). */
export interface MapPin extends MapPoint {
  readonly id: string | number;
  readonly label: string;
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  /** Stands out and is never gathered: the card that the pointer is over. */
  readonly active?: boolean | undefined;
}

/** One pin, or several that stand too close; `at` is their place on the flat world at the zoom asked for. */
export interface PinGroup {
  readonly key: string;
  readonly at: Pixel;
  readonly pins: readonly MapPin[];
}

// A label is at least as large as a finger needs.
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

/** Groups of pins for a zoom; no two of their labels touch. The order of the pins decides, so it is stable. */
export function gatherPins(pins: readonly MapPin[], zoom: number): readonly PinGroup[] {
  const groups: PinGroup[] = [];
  for (const pin of pins) {
    let group: PinGroup = { key: String(pin.id), at: toWorld(pin, zoom), pins: [pin] };
    // A joined group moves, so that it may touch the next one: until it stands free.
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

/** Whether zooming in can part pins that were gathered; pins on one and the same place stay together. */
export function canPart(pins: readonly MapPin[]): boolean {
  return gatherPins(pins, ZOOM.most).length > 1;
}

/** What pins and their groups cover on the screen, with their tips. */
export function pinBoxes(pins: readonly MapPin[], view: MapView, box: MapBox): readonly LabelBox[] {
  const middle = toWorld(view, view.zoom);
  return gatherPins(pins, view.zoom).map((group) => {
    const x = group.at.x - middle.x + box.width / 2;
    const y = group.at.y - middle.y + box.height / 2;
    const half = widthOf(group.pins) / 2 + GAP;
    return { left: x - half, right: x + half, top: y - HEIGHT - GAP, bottom: y + GAP };
  });
}

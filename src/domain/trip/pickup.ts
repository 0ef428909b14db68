import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';

// The order of pickups (docs/domain/bookings.md#order-of-pickups), and valid pickup addresses.

export interface PickupStop {
  readonly id: string;
  /** Null where only a text describes the place. */
  readonly point: GeoPoint | null;
  /** The host's position in the order, from 1; null where the host set none. */
  readonly position: number | null;
}

/**
 * Ids in pickup order: first those with the host's position, then always the nearest one left, last those without a
 * point on the map, in given order. `from` is where the vehicle starts.
 */
export function pickupOrder(stops: readonly PickupStop[], from: GeoPoint): readonly string[] {
  const set = stops
    .filter((stop) => stop.position !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.id < b.id ? -1 : 1));
  const free = stops.filter((stop) => stop.position === null);
  const start = set.findLast((stop) => stop.point !== null)?.point ?? from;
  const [placed, unplaced] = [free.filter(isPlaced), free.filter((stop) => stop.point === null)];
  return [...set, ...nearestFirst(placed, start), ...unplaced].map((stop) => stop.id);
}

type Placed = PickupStop & { readonly point: GeoPoint };

const isPlaced = (stop: PickupStop): stop is Placed => stop.point !== null;

function nearestFirst(stops: readonly Placed[], from: GeoPoint): readonly Placed[] {
  const left = [...stops];
  const order: Placed[] = [];
  let here = from;
  while (left.length > 0) {
    const lengths = left.map((stop) => distanceKm(here, stop.point));
    const [next] = left.splice(lengths.indexOf(Math.min(...lengths)), 1);
    if (!next) break;
    order.push(next);
    here = next.point;
  }
  return order;
}

/** Moves a stop one position earlier or later; unchanged at either end. */
export function movedStop(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined) return order;
  return order.map((one) => (one === id ? other : one === other ? id : one));
}

/** A guest's pickup address, typed or set on the map. */
export interface PickupAddress {
  readonly address?: string | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

const shortestAddress = 8;

/**
 * The fault of a pickup address, or null when a driver can find it (docs/domain/bookings.md#pickup-address). With a point on
 * the map any name is valid. Without one the guest confirms once that it is complete (dialog pickup-address); a single
 * word or a few letters are `incomplete`. A map service that is down never blocks.
 */
export function pickupFault({ address = '', latitude, longitude }: PickupAddress): 'missing' | 'incomplete' | null {
  const written = address.trim();
  if (written === '') return 'missing';
  if (typeof latitude === 'number' && typeof longitude === 'number') return null;
  const words = written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Scripts without spaces between words, such as Thai, Khmer and Burmese: an address looks like one word.
  const isUnspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u.test(written);
  return written.length >= shortestAddress && (words.length >= 2 || isUnspaced) ? null : 'incomplete';
}

/** A form's pin, degrees as text: empty where none is set, or where the text is not a number. */
export function typedPin(latitude: string, longitude: string): { latitude?: number; longitude?: number } {
  if (latitude === '' || longitude === '') return {};
  const pin = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(pin.latitude) && Number.isFinite(pin.longitude) ? pin : {};
}

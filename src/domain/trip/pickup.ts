import { distanceKm, type GeoPoint } from '#src/domain/map/distance.ts';

// In which order guests are fetched (docs/domain/bookings.md#order).

/** One party to fetch. */
export interface PickupStop {
  readonly id: string;
  /** Null where only words say where it is. */
  readonly point: GeoPoint | null;
  /** The host's own place in the order, from 1; null where the host has set none. */
  readonly position: number | null;
}

/**
 * Ids in the order in which they are fetched: those that the host has set, then from there always the nearest one that is left,
 * and last those without a point on the map, as they came. `from` is where the vehicle starts.
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

/** The order with one stop a place earlier or later; as it was at either end. */
export function movedStop(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const at = order.indexOf(id);
  const other = order[at + by];
  if (at < 0 || other === undefined) return order;
  return order.map((one) => (one === id ? other : one === other ? id : one));
}

/** Where a guest wants to be fetched, as it was typed or set on the map. */
export interface PickupAddress {
  readonly address?: string | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

const shortestAddress = 8;

/**
 * What is missing of a pickup address, or null when somebody can drive there (docs/domain/bookings.md#address). With a point on the map
 * any name will do. Without one the guest is asked once whether it is written in full (popup pickup-address); what cannot
 * be found by anybody, a single word or a few letters, is refused: `incomplete`. A map service that is down never blocks.
 */
export function pickupFault({ address = '', latitude, longitude }: PickupAddress): 'missing' | 'incomplete' | null {
  const written = address.trim();
  if (written === '') return 'missing';
  if (typeof latitude === 'number' && typeof longitude === 'number') return null;
  const words = written.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Scripts without spaces between words, such as Thai, Khmer and Burmese, write an address as one.
  const isUnspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u.test(written);
  return written.length >= shortestAddress && (words.length >= 2 || isUnspaced) ? null : 'incomplete';
}

/** The pin of a form, degrees as text: empty where no pin is set, and where what stands there is no number. */
export function typedPin(latitude: string, longitude: string): { latitude?: number; longitude?: number } {
  if (latitude === '' || longitude === '') return {};
  const pin = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(pin.latitude) && Number.isFinite(pin.longitude) ? pin : {};
}

/** Where a guest wants to be fetched, as it was typed or set on the map. */
export interface PickupAddress {
  readonly address?: string | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

const shortestAddress = 8;

/**
 * What is missing of a pickup address, or null when somebody can drive there (docs/pickup.md#address). With a point on the map
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

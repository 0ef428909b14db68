// pickup/save: sets or changes where a booking's guests are fetched, until it begins (product 11).
import { pickupFault } from '#src/domain/pickup/pickup-address.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { openBooking } from '../booking/index.ts';
import { refusePickup } from './refuse-pickup.ts';
import { savePickup } from './queries.ts';

export const route = 'pickup/save';

export const handle: Handler<typeof route> = async (input, call) => {
  const opened = await openBooking(input, call);
  if (!opened) return refuse('booking-not-found');
  if (opened.viewer !== 'guest') return refuse('forbidden');
  const fault = pickupFault(input);
  if (fault) return refusePickup(fault);
  const hasPoint = typeof input.latitude === 'number' && typeof input.longitude === 'number';
  const place = {
    address: input.address.trim(),
    latitude: hasPoint ? (input.latitude ?? null) : null,
    longitude: hasPoint ? (input.longitude ?? null) : null,
  };
  const isSaved = await savePickup(call.services.db, opened.row.id, place);
  if (!isSaved) return refuse('booking-state');
  return { pickup: place, message: 'Your pickup address is saved, and your host sees it.' };
};

// pickup/save: sets or changes where a booking's guests are fetched, until it begins (docs/pickup.md).
import { errorText } from '#src/contract/errors.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pickupFault } from '#src/domain/pickup/pickup-address.ts';
import type { Handler } from '#src/server/call.ts';
import { openBooking } from '#src/server/features/booking/index.ts';
import { savePickup } from './queries.ts';
import { t } from '#src/server/features/texts.ts';

/** The refusal of a pickup address, said at its field as well (docs/pickup.md#address). */
export function refusePickup(fault: 'missing' | 'incomplete'): Refusal {
  const code = `pickup-${fault}` as const;
  return refuse(code, { address: errorText(code) });
}

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
  return { pickup: place, message: t('pickup.saved') };
};

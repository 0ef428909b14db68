// Pickups (docs/domain/bookings.md#pickup).
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import { pickupLocationUrl } from '#src/contract/addresses/urls.ts';
import type { Handler } from '#src/server/call.ts';
import { bookedCourse, openBooking } from '#src/server/features/booking/index.ts';
import { findNextBooking, findPickupCourse, savePickup } from './pickup-queries.ts';
import { errorText } from '#src/contract/errors.ts';
import { pickupFault } from '#src/domain/trip/pickup.ts';
import { t } from '#src/server/features/texts.ts';

// pickup/course: pickup area, and the visitor's next booking (docs/domain/bookings.md#pickup-address).
const courseCall: Handler<'pickup/course'> = async ({ course_id: courseId }, { services, actor }) => {
  const course = await findPickupCourse(services.db, courseId);
  if (!course) return refuse('course-not-found');
  const { userId } = actor;
  const next = userId === null ? null : await findNextBooking(services.db, { courseId, userId });
  return {
    course: bookedCourse(course),
    transport: course.transport,
    pickup: course.pickup,
    booking: next && { ...next, url: pickupLocationUrl({ ref: next.ref }) },
  };
};

/** Also a field fault (docs/domain/bookings.md#pickup-address). */
export function refusePickup(fault: 'missing' | 'incomplete'): Refusal {
  const code = `pickup-${fault}` as const;
  return refuse(code, { address: errorText(code) });
}

// pickup/save: until the start (docs/domain/bookings.md#pickup).
const save: Handler<'pickup/save'> = async (input, call) => {
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

export const pickupCalls = {
  'pickup/course': courseCall,
  'pickup/save': save,
} as const;

// /admin/bookings/{id}: one booking with its money, and what an operator does with it (docs/back-office.md#one-booking).
import type { CallOutput } from '#src/contract/types.ts';
import { type Admitted, admittedPage } from './admitted.ts';
import { loadNotes, type StaffNotes } from './Notes.tsx';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './booking-texts.ts';

/** Its money, and what may be done. */
export type AdminBooking = CallOutput<'admin/booking'>;

/** What the booking is, as its page shows it. */
export type BookingFacts = CallOutput<'booking/detail'>;

export interface BookingData {
  readonly admitted: Admitted<AdminBooking>;
  /** Null where nobody is let in. */
  readonly facts: BookingFacts | null;
  readonly notes: StaffNotes;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads both. An address that names no booking is a missing page, whoever asks. */
export async function load({ api, params }: PageInput): Promise<PageResult<BookingData>> {
  const id = params['id'] ?? '';
  if (!UUID.test(id)) return { kind: 'missing', what: 'page' };
  const answer = await api('admin/booking', { booking_id: id });
  if (!answer.ok && answer.kind === 'refusal' && answer.error.code === 'booking-not-found')
    return { kind: 'missing', what: 'page' };
  const [facts, notes] = answer.ok
    ? await Promise.all([api('booking/detail', { booking_id: id }), loadNotes(api, { booking_id: id })])
    : [null, null];
  const page = admittedPage(answer, facts?.ok === true ? t('titleOf', { ref: facts.data.ref }) : t('title'));
  if (page.kind !== 'page') return page;
  return { ...page, data: { admitted: page.data, facts: facts?.ok === true ? facts.data : null, notes } };
}

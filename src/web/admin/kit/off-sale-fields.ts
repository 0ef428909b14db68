// What becomes of bookings ahead when a listing, a host or a city goes off sale (docs/domain/listings.md#taken-off-sale).
import { type BookingChoice, bookingChoices } from '#src/domain/listing/off-sale.ts';
import type { ChoiceField } from './fields.tsx';
import { t } from './texts.ts';

/** What becomes of bookings ahead; they are kept unless something else is chosen. */
export function bookingChoiceField(): ChoiceField {
  const texts: Record<BookingChoice, string> = {
    keep: t('bookings.keep'),
    offer: t('bookings.offer'),
    refund: t('bookings.refund'),
  };
  const choices = bookingChoices.map((value) => ({ value, label: texts[value] }));
  return { kind: 'select', name: 'bookings', label: t('bookings.label'), hint: t('bookings.hint'), choices };
}

/** The choice in a form that has this field. */
export const bookingChoiceIn = (data: FormData): BookingChoice => offSaleIn(data) ?? 'keep';

/** The choice in a form with this field; null where nothing is chosen. */
export const offSaleIn = (data: FormData): BookingChoice | null =>
  bookingChoices.find((choice) => choice === data.get('bookings')) ?? null;

// The outcome of upcoming bookings when a listing, host or city goes off sale (docs/domain/listings.md#taking-off-sale).
import { type BookingChoice, bookingChoices } from '#src/domain/listing/off-sale.ts';
import type { ChoiceField } from './fields.tsx';
import { t } from './texts.ts';

/** Kept by default. */
export function bookingChoiceField(): ChoiceField {
  const texts: Record<BookingChoice, string> = {
    keep: t('bookings.keep'),
    offer: t('bookings.offer'),
    refund: t('bookings.refund'),
  };
  const choices = bookingChoices.map((value) => ({ value, label: texts[value] }));
  return { kind: 'select', name: 'bookings', label: t('bookings.label'), hint: t('bookings.hint'), choices };
}

export const bookingChoiceIn = (data: FormData): BookingChoice => offSaleIn(data) ?? 'keep';

/** Null without a choice. */
export const offSaleIn = (data: FormData): BookingChoice | null =>
  bookingChoices.find((choice) => choice === data.get('bookings')) ?? null;

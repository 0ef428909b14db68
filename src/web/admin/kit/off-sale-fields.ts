// What becomes of bookings ahead when a listing, a host or a city goes off sale (docs/listings.md#taken-off-sale).
import { type BookingChoice, bookingChoices } from '#src/domain/listing/off-sale.ts';
import type { ChoiceField } from './fields.tsx';
import { t } from './texts.ts';

/** What becomes of bookings ahead; they are kept unless something else is chosen. */
export const bookingChoiceField = (): ChoiceField => ({
  kind: 'select',
  name: 'bookings',
  label: t('bookings.label'),
  hint: t('bookings.hint'),
  choices: bookingChoices.map((value) => ({ value, label: t(`bookings.${value}`) })),
});

/** The choice in a form that has this field. */
export const bookingChoiceIn = (data: FormData): BookingChoice => offSaleIn(data) ?? 'keep';

/** Whether an act takes all listings of a host off sale, too, and what becomes of bookings ahead then; neither at first. */
export const offSaleField = (): ChoiceField => ({
  ...bookingChoiceField(),
  label: t('offSale.label'),
  choices: [
    { value: '', label: t('offSale.no') },
    ...bookingChoices.map((value) => ({ value, label: t(`offSale.${value}`) })),
  ],
});

/** The choice in a form with this field; null where listings stay on sale. */
export const offSaleIn = (data: FormData): BookingChoice | null =>
  bookingChoices.find((choice) => choice === data.get('bookings')) ?? null;

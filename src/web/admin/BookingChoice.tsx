// What becomes of bookings ahead when a listing, a host or a city goes off sale: fields for the form of an act (docs/listings.md#taken-off-sale).
import { type BookingChoice, bookingChoices } from '#src/domain/listing/off-sale.ts';
import { Select } from '#src/web/ui/form/Select.tsx';
import { t } from './t.ts';

const choices = bookingChoices.map((choice) => ({ value: choice, label: t(`bookings.${choice}`) }));

/** What becomes of bookings ahead, for the form of an act; they are kept unless something else is chosen. */
export const bookingChoiceFields = () => (
  <Select label={t('bookings.label')} name="bookings" hint={t('bookings.hint')} options={choices} />
);

/** The choice in a form that has this field. */
export const bookingChoiceIn = (data: FormData): BookingChoice => offSaleIn(data) ?? 'keep';

/** Whether an act takes all listings of a host off sale, too, and what becomes of bookings ahead then; neither at first. */
export const offSaleFields = () => (
  <Select
    label={t('offSale.label')}
    name="bookings"
    hint={t('bookings.hint')}
    options={[
      { value: '', label: t('offSale.no') },
      ...bookingChoices.map((choice) => ({ value: choice, label: t(`offSale.${choice}`) })),
    ]}
  />
);

/** The choice in a form with these fields; null where listings stay on sale. */
export const offSaleIn = (data: FormData): BookingChoice | null =>
  bookingChoices.find((choice) => choice === data.get('bookings')) ?? null;

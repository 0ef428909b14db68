// /admin/bookings: all bookings of the marketplace (docs/back-office.md#bookings).
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { adminRoutes } from '#src/contract/admin/admin-routes.ts';
import { wireCents } from '#src/domain/money/money.ts';
import { countText } from '#src/texts/intl.ts';
import { priceText } from '#src/texts/money-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { bookingViews } from '#src/domain/booking/views.ts';
import { listPage } from './kit/list-page.tsx';
import { t } from './bookings-texts.ts';

/** Found by ref, email, phone or name, and narrowed. */
export const { load, Page } = listPage({
  list: bookingList,
  call: 'admin/booking-list',
  text: t,
  choices: ({ cities }) => ({
    show: bookingViews.map((value) => ({ value, label: t(`view.${value}`) })),
    city_id: cities.map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  cells: {
    ref: ({ id, ref }) => (
      <a
        href={`${adminRoutes['admin-bookings'].path}/${id}`}
        className="link inline-flex min-h-6 items-center font-medium"
      >
        {ref}
      </a>
    ),
    booking_status: (booking) => t(`view.${booking.booking_status}`),
    date: ({ date, time }) => (
      <>
        <span className="whitespace-nowrap">{dateText(date)}</span>, {time}
      </>
    ),
    title: ({ title }) => <span className="block min-w-52">{title}</span>,
    guest: ({ guest }) => <span className="block min-w-36 wrap-anywhere">{guest}</span>,
    pax: ({ pax }) => countText(pax),
    total: ({ total }) => priceText(wireCents(total)),
    payment: ({ payment }) => t(`payment.${payment}`),
    cash_state: (booking) => t(`cash_state.${booking.cash_state}`),
    made_at: (booking) => instantText(booking.made_at, 'UTC'),
    city: ({ city }) => city,
    host: ({ host }) => host,
    email: ({ email }) => email,
    phone: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
    paid_online: (booking) => priceText(wireCents(booking.paid_online)),
    balance: ({ balance }) => priceText(wireCents(balance)),
    refund: ({ refund }) => t(`refund.${refund}`),
  },
});

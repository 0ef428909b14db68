// /admin/bookings: all bookings of the marketplace (docs/reference/back-office.md#bookings).
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { bookingViews } from '#src/domain/booking/views.ts';
import { countText } from '#src/texts/intl.ts';
import { dateText } from '#src/web/ui/text/local-time-text.ts';
import { instantText } from '#src/web/ui/text/wall-time.ts';
import { bookingUrl, linkTo, longText, oneLine } from './kit/cells.tsx';
import { listPage } from './kit/list-page.tsx';
import { choicesByName, choicesOf, money } from './kit/values.ts';
import { t } from './bookings-texts.ts';

export const { load, Page } = listPage({
  list: bookingList,
  call: 'admin/booking-list',
  text: t,
  choices: ({ cities }) => ({
    show: choicesOf(bookingViews, (view) => t(`view.${view}`)),
    city_id: choicesByName(cities),
  }),
  cells: {
    ref: ({ id, ref }) => linkTo(bookingUrl(id), ref, 'font-medium'),
    booking_status: (booking) => t(`view.${booking.booking_status}`),
    date: ({ date, time }) => (
      <>
        {oneLine(dateText(date))}, {time}
      </>
    ),
    title: ({ title }) => <span className="block min-w-52">{title}</span>,
    guest: ({ guest }) => longText(guest),
    pax: ({ pax }) => countText(pax),
    total: ({ total }) => money(total),
    payment: ({ payment }) => t(`payment.${payment}`),
    cash_state: (booking) => t(`cash_state.${booking.cash_state}`),
    made_at: (booking) => instantText(booking.made_at, 'UTC'),
    city: ({ city }) => city,
    host: ({ host }) => host,
    email: ({ email }) => email,
    phone: ({ phone }) => oneLine(phone),
    paid_online: (booking) => money(booking.paid_online),
    balance: ({ balance }) => money(balance),
    refund: ({ refund }) => t(`refund.${refund}`),
  },
});

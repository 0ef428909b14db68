// The guests of a day, with a link per action (docs/domain/hosts.md#link-pages).
import type { LinkPurpose } from '#src/domain/host-reach/link.ts';
import { cashSums } from '#src/domain/earnings/day-cash.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { refuse } from '#src/contract/refusal.ts';
import { html, type Html } from '#src/texts/html.ts';
import { moneyText } from '#src/texts/money-text.ts';
import {
  type Child,
  childKey,
  childUrls,
  type ChildUrls,
  linkTo,
} from '#src/server/features/host-reach/link/render.ts';
import { findDayBookings, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import type { LinkPage, OpenedLink } from '#src/server/features/host-reach/link/view.ts';
import { cashText, clockText, dayText, nameText, t } from '#src/server/features/host-reach/link/words.ts';

interface Day {
  bookings: readonly LinkedBooking[];
  urls: ChildUrls;
}

export const todayPage: LinkPage<Day> = {
  async load(db, link, { keys }) {
    const bookings = await findDayBookings(db, link.host_id, link.local_date ?? '');
    return { bookings, urls: await childUrls(db, keys, link, childrenOf(link, bookings)) };
  },
  show(link, { bookings, urls }) {
    const title = t('today.title', { day: dayText(link.local_date ?? '') });
    const base = { title, facts: [], form: null };
    if (bookings.length === 0) return { ...base, message: t('today.none'), lines: [] };
    const day = urls.get(childKey({ purpose: 'cancel_day', date: link.local_date }));
    const departures = departuresOf(bookings).map((one) => section(one, urls));
    return { ...base, lines: [sumText(bookings)], more: html`${departures}${linkTo(day, t('today.cancelDay'))}` };
  },
  act: async () => refuse('bad-input'),
};

function childrenOf(link: OpenedLink, bookings: readonly LinkedBooking[]): Child[] {
  const timesOf = (booking: LinkedBooking) => ({ ...booking, day_ends_at: link.expires_at });
  const ofBookings = bookings.flatMap((booking) =>
    purposesOf(booking).map((purpose) => ({ purpose, bookingId: booking.id, times: timesOf(booking) })),
  );
  const ofDepartures = departuresOf(bookings).flatMap(([first]) =>
    (['late', 'cancel'] as const).map((purpose) => ({
      purpose,
      departureId: first.departure_id,
      times: timesOf(first),
    })),
  );
  const [any] = bookings;
  const ofDay = any ? [{ purpose: 'cancel_day' as const, date: link.local_date, times: timesOf(any) }] : [];
  return [...ofBookings, ...ofDepartures, ...ofDay];
}

function purposesOf({ status, cash }: LinkedBooking): LinkPurpose[] {
  if (status === 'requested') return ['accept'];
  const isHere = status === 'confirmed' || status === 'checked_in';
  return [...(isHere ? (['check_in'] as const) : []), ...(cash === 'due' ? (['cash'] as const) : [])];
}

type Departure = readonly [LinkedBooking, ...LinkedBooking[]];

function departuresOf(bookings: readonly LinkedBooking[]): Departure[] {
  const byId = Map.groupBy(bookings, (booking) => booking.departure_id);
  return [...byId.values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

function section(departure: Departure, urls: ChildUrls): Html {
  const [{ title, starts_at, time_zone, departure_id: departureId }] = departure;
  const urlOf = (purpose: LinkPurpose) => urls.get(childKey({ purpose, departureId }));
  return html`<section><h2>${t('today.at', { time: clockText(starts_at, time_zone), title })}</h2>
<ul>${departure.map((booking) => row(booking, urls))}</ul>
<p>${linkTo(urlOf('late'), t('today.late'))}${linkTo(urlOf('cancel'), t('today.cancel'))}</p></section>`;
}

function row(booking: LinkedBooking, urls: ChildUrls): Html {
  const name = nameText(booking);
  const urlOf = (purpose: LinkPurpose) => urls.get(childKey({ purpose, bookingId: booking.id }));
  const cash = cashText(booking);
  const money = cash === null ? t('today.noCash') : t('today.cash', { amount: cash });
  const where =
    booking.pickup_address === '' ? null : html`<span>${t('fact.pickup')}: ${booking.pickup_address}</span>`;
  const checkIn = booking.status === 'checked_in' ? t('checkIn.undo') : t('today.checkIn', { name });
  return html`<li><b>${name}, ${t('word.guests', { count: booking.pax })}</b><span>${money}</span>${where}
${statesOf(booking).map((state) => html`<span>${state}</span>`)}
${linkTo(urlOf('accept'), t('today.accept', { name }))}${linkTo(urlOf('check_in'), checkIn)}${linkTo(urlOf('cash'), t('today.cashOf', { name }))}</li>`;
}

function statesOf({ status, cash }: LinkedBooking): string[] {
  const paid = cash === 'host_says_paid' || cash === 'both_say_paid' ? [t('today.paid')] : [];
  if (status === 'requested') return [t('today.asked')];
  if (status === 'no_show') return [t('today.noShow')];
  return status === 'confirmed' ? paid : [t('today.checkedIn'), ...paid];
}

function sumText(bookings: readonly LinkedBooking[]): string {
  const coming = bookings.filter(({ status }) => status !== 'requested' && status !== 'no_show');
  const count = coming.reduce((sum, { pax }) => sum + pax, 0);
  const due = coming.filter(({ cash }) => cash === 'due');
  const cash = cashSums(due).map(({ code, minor }) => moneyText(minor, currencyOf(code)));
  return cash.length === 0 ? t('today.sumNoCash', { count }) : t('today.sum', { count, cash: cash.join(', ') });
}

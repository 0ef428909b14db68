import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bookingAnswers } from '#tests/support/web/booking-answers.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { FlowCheckout } from '#src/web/guest/checkout/FlowCheckout.tsx';
import { BookingPanel } from '#src/web/guest/booking/form/BookingPanel.tsx';
import { Booking } from './Booking.tsx';
import { UpcomingDates } from './UpcomingDates.tsx';
import { useHeld, useOwnDay } from '#src/web/guest/course/ProductPage.tsx';

const held = {
  ref: 'KMPQRSTU',
  course_id: fixtureCourse.id,
  title: 'Cook with Mai',
  date: '2026-12-05',
  time: '14:00',
  pax: 2,
  hold_until: '2026-12-01T18:52:00Z',
  time_left: 600,
  message: 'You hold 2 seats.',
  url: '/booking/detail?ref=KMPQRSTU',
  checkout_url: '/booking/checkout?cid=1',
};

function Panel() {
  return <BookingPanel course={fixtureCourse} start={{}} held={useHeld(fixtureCourse.id)} Checkout={FlowCheckout} />;
}

function open() {
  let data = [held];
  return openApp(<Panel />, {
    answers: {
      ...bookingAnswers,
      'hold/list': () => ({ data }),
      'booking/cancel': ({ quote_id: id }) => {
        if (id !== undefined) data = [];
        return { quote_id: 'q1', cancelled: id !== undefined };
      },
    },
  });
}

it('says next to the widget what the guest holds until when, with the way to pay it', async () => {
  open();
  expect(
    await screen.findByText(/We’re holding 2 seats for you on Sat 5 Dec 2026 at 14:00 until \d\d:\d\d\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/booking/checkout?cid=1');
});

it('chooses what is held, so that it can be changed', async () => {
  const { call } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect((await call('booking/calculate')).input).toMatchObject({ date: '2026-12-05', time: '14:00', pax: 2 });
});

it('releases it, and asks again what is free', async () => {
  const { callsOf } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Release' }));
  expect(callsOf('booking/cancel').map(({ input }) => input)).toEqual([
    { ref: 'KMPQRSTU' },
    { ref: 'KMPQRSTU', quote_id: 'q1' },
  ]);
  await expect.poll(() => screen.queryByText(/holding/)).toBeNull();
  expect(callsOf('booking/available-date').length).toBe(2);
});

/** A page without dates for other guests. */
function FullPage() {
  const held = useHeld(fixtureCourse.id);
  const course = useOwnDay({ ...fixtureCourse, upcoming: [], is_bookable: false }, held.held);
  return (
    <>
      <UpcomingDates course={course} />
      <Booking course={course} choice={{}} month={null} held={held} />
    </>
  );
}

it('keeps the dates of an experience open to the guest who holds its only seats', async () => {
  openApp(<FullPage />, { answers: { ...bookingAnswers, 'hold/list': { data: [held] } } });
  expect(screen.getByText(/^No dates at the moment\./)).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^14:00/ })).toBeTruthy();
  expect(await screen.findByText(/We’re holding 2 seats for you on Sat 5 Dec 2026 at 14:00/)).toBeTruthy();
  expect(screen.queryByText(/^No dates at the moment\./)).toBeNull();
});

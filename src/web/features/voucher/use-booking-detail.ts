import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import type { BookingDetail } from './opener.ts';

const LOOK_AGAIN_MS = 3000;

/** True while the provider has not said how the payment ended. */
export function isChecking(booking: Pick<BookingDetail, 'booking_status' | 'payment'>): boolean {
  return booking.payment === 'checking' && ['held', 'expired'].includes(booking.booking_status);
}

/** A booking that looks again by itself while its payment is being checked. */
export function useBookingDetail(first: BookingDetail): BookingDetail {
  const { api } = useApp();
  const [booking, setBooking] = useState(first);
  const isWaiting = isChecking(booking);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      const token = new URLSearchParams(location.search).get('token');
      const opener = token === null ? { ref: first.ref } : { ref: first.ref, token };
      void api('booking/detail', opener).then((answer) => {
        if (answer.ok) setBooking(answer.data);
      });
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [api, first.ref, isWaiting]);
  return booking;
}

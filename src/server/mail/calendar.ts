// The calendar file of a booking. Instants in UTC: every calendar shows them in its reader's own zone.
import ical from 'ical-generator';
import type { Attachment } from '../gateways/mail.ts';
import type { MailedBooking } from './queries.ts';

/** An .ics file with one event; the ref is its id, so that a second import changes nothing. */
export function calendarFile(booking: MailedBooking, origin: string): Attachment {
  const host = new URL(origin).hostname;
  const calendar = ical({ prodId: { company: 'Banyan', product: 'booking', language: 'EN' } });
  calendar.createEvent({
    id: `${booking.ref}@${host}`,
    start: booking.starts_at,
    end: booking.ends_at,
    summary: booking.title,
    location: {
      title: booking.meeting_text,
      geo: { lat: booking.meeting_latitude, lon: booking.meeting_longitude },
    },
    description: `Booking ${booking.ref}, ${booking.pax} ${booking.pax === 1 ? 'guest' : 'guests'}. Host: ${booking.host_name}, ${booking.host_phone}`,
  });
  return {
    filename: `booking-${booking.ref}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
}

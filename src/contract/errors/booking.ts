// Refusals and states of the booking form, and of a booking once made (docs/calls.md#errors,
// docs/domain/scarcity.md#what-is-asked-for).
import type { ErrorEntry } from './entry.ts';

export const bookingErrors = {
  'date-select': { http: 400, text: 'Select a date first' },
  'date-missing': { http: 400, text: 'Please select a date' },
  'date-failed': { http: 500, text: 'Failed to fetch date' },
  'date-past': { http: 400, text: 'Booking is not available on this month.' },
  'time-missing': { http: 400, text: 'Select a time first' },
  'time-failed': { http: 500, text: 'Failed to fetch time. Please try again.' },
  'pax-missing': { http: 400, text: 'Select guests first' },
  'pax-failed': { http: 500, text: 'Failed to fetch guests. Please try again.' },
  // The message of this one is read by programs: the screen answers it with date-past (docs/domain/scarcity.md#what-is-asked-for).
  'past-month': { http: 400, text: 'past-month' },
  // The beginning of the sentence is fixed, and what it says.
  'corona-time': {
    http: 400,
    text: 'We will not be accepting bookings at this moment... This is for the safety of guests and hosts. Please choose a later date.',
  },
  'calculation-failed': {
    http: 500,
    text: "Oops! There's something wrong when we processing your booking. Please try again",
  },
  'course-not-found': { http: 404, text: 'We couldn’t find this experience' },
  'booking-not-found': { http: 404, text: 'We couldn’t find this booking' },
  'booking-state': { http: 409, text: 'This is no longer possible for this booking.' },
  'quote-changed': { http: 409, text: 'The amount has changed. Please check it again before you confirm.' },
  'same-departure': { http: 400, text: 'Your booking is already for this date and time. Please choose another one.' },
  'inquiry-not-found': { http: 404, text: 'We couldn’t find this question' },
  'inquiry-limit': { http: 409, text: 'You already have 3 open questions about this experience.' },
  'inquiry-closed': { http: 409, text: 'This question has been answered or has expired.' },
  'offer-invalid': {
    http: 409,
    text: 'This offer has expired or was already used. Please ask again, or book at the usual price.',
  },
  'companion-not-found': { http: 404, text: 'We couldn’t find this companion' },
  'companion-resends': { http: 409, text: 'This invitation can’t be sent again: it was already sent 3 times.' },
  'report-closed': { http: 409, text: 'You can report a problem until 24 hours after the end.' },
  'link-invalid': { http: 410, text: 'This link has been used or is no longer valid.' },
} as const satisfies Record<string, ErrorEntry>;

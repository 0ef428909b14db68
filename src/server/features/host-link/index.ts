// Entry point of the feature host-link: links of messages, each of which does one thing (docs/host-links.md).
export { dayLinkFor } from './day-link.ts';
export { findDayBookings, type LinkedBooking } from './subject-queries.ts';
export { hostLinkFor, type LinkWish } from './host-link-for.ts';
export { facesOf } from './letters.ts';
export { registerHostLinks } from './host-link-page.ts';

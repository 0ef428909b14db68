// Entry point of phone messages and links without login (docs/domain/hosts.md#links).
import { reachCalls } from './reach.ts';

export const hostReachHandlers = {
  ...reachCalls,
} as const;

export { registerPhoneHooks } from './hooks.ts';
export { actOnIncomingLeft } from './incoming.ts';
export { dayLinkFor } from './link/host-link-for.ts';
export { hostLinkFor } from './link/host-link-for.ts';
export { registerHostLinks } from './link/host-link-page.ts';
export { facesOf } from './link/fonts.ts';
export { findDayBookings, type LinkedBooking } from './link/subject-queries.ts';
export { findOwnLanguage } from './reach-queries.ts';

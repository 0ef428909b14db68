// Entry point of the feature account: links in mails, and bookings that wait for their owner.
import * as answer from './answer.ts';
import * as confirm from './confirm.ts';
import * as link from './link.ts';
import * as offered from './offered.ts';
import * as resend from './resend.ts';

export const accountHandlers = {
  [answer.route]: answer.handle,
  [confirm.route]: confirm.handle,
  [link.route]: link.handle,
  [offered.route]: offered.handle,
  [resend.route]: resend.handle,
} as const;

export { registerConfirmForm } from './confirm-form.ts';
export { toOffered } from './offered.ts';
export { findOffered } from './queries.ts';
export { makeAccountLink } from './link.ts';

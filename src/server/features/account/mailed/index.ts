// Entry point of links that somebody asked for by typing an address.
import * as addressConfirm from './address-confirm.ts';
import * as findBookings from './find-bookings.ts';
import * as mailed from './mailed.ts';
import * as register from './register.ts';
import * as resetSend from './password-reset-send.ts';
import * as resetValidate from './password-reset-validate.ts';
import * as signIn from './sign-in.ts';
import * as signInSend from './sign-in-send.ts';
import * as signUpConfirm from './sign-up-confirm.ts';

export const mailedHandlers = {
  [addressConfirm.route]: addressConfirm.handle,
  [findBookings.route]: findBookings.handle,
  [mailed.route]: mailed.handle,
  [register.route]: register.handle,
  [resetSend.route]: resetSend.handle,
  [resetValidate.route]: resetValidate.handle,
  [signIn.route]: signIn.handle,
  [signInSend.route]: signInSend.handle,
  [signUpConfirm.route]: signUpConfirm.handle,
} as const;

export { askToHost, beginHost } from './begin-host.ts';
export type { HostBeginning } from './host-application-queries.ts';
export { checkLinkFactor } from './link-factor.ts';
export { type CalendarEntry, loadMailedAccount, type MailedAccount } from './mail-subject.ts';
export { endRequests, findRequest, lockRequest, markUsed, proveAddress, type RequestRow } from './queries.ts';
export { askByMail, faultOf, stateOf, typedEmail } from './request.ts';

// Entry point of links that somebody asked for by typing an address.
import { mailedCalls } from './mailed.ts';
import * as signUpConfirm from './sign-up-confirm.ts';

export const mailedHandlers = {
  ...mailedCalls,
  [signUpConfirm.route]: signUpConfirm.handle,
} as const;

export { askToHost, beginHost } from './begin-host.ts';
export type { HostBeginning } from './host-application-queries.ts';
export { checkLinkFactor } from './link-factor.ts';
export { type CalendarEntry, loadMailedAccount, type MailedAccount } from './mail-subject.ts';
export { endRequests, findRequest, lockRequest, markUsed, proveAddress, type RequestRow } from './queries.ts';
export { askByMail, faultOf, stateOf, typedEmail } from './request.ts';

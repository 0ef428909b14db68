// Entry point of the feature reach: how a host is reached, and what comes from a host's phone.
import * as codeSend from './code-send.ts';
import * as codeVerify from './code-verify.ts';
import * as detail from './detail.ts';
import * as linksRevoke from './links-revoke.ts';
import * as list from './list.ts';
import * as save from './save.ts';

export const reachHandlers = {
  [codeSend.route]: codeSend.handle,
  [codeVerify.route]: codeVerify.handle,
  [detail.route]: detail.handle,
  [linksRevoke.route]: linksRevoke.handle,
  [list.route]: list.handle,
  [save.route]: save.handle,
} as const;

export { registerPhoneHooks } from './hooks.ts';
export { actOnIncomingLeft } from './incoming.ts';
export { findOwnLanguage } from './reach-queries.ts';

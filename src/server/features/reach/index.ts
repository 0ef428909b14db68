// Entry point of the feature reach: how a host is reached, and what comes from a host's phone.
import { reachCalls } from './reach.ts';

export const reachHandlers = {
  ...reachCalls,
} as const;

export { registerPhoneHooks } from './hooks.ts';
export { actOnIncomingLeft } from './incoming.ts';
export { findOwnLanguage } from './reach-queries.ts';

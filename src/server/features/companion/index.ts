// The door of the feature companion: an invitation after it was sent.
import * as remove from './remove.ts';
import * as resend from './resend.ts';

export const companionHandlers = {
  [remove.route]: remove.handle,
  [resend.route]: resend.handle,
} as const;

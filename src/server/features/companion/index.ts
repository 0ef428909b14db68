// Entry point of the feature companion: who comes along, invited by mail.
import * as remove from './remove.ts';
import * as resend from './resend.ts';
import * as sendCompanion from './send-companion.ts';

export const companionHandlers = {
  [remove.route]: remove.handle,
  [resend.route]: resend.handle,
  [sendCompanion.route]: sendCompanion.handle,
} as const;

export { companionsLeft, toCompanion } from './companions.ts';
export type { CompanionRow } from './queries.ts';
